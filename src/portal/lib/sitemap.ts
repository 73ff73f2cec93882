import { addressOfEntry, KINDS, type Entry, type Kind } from './search-entries';

const LISTED = KINDS.filter((kind) => kind !== 'section' && kind !== 'command');

export type SitemapGroup = { kind: Kind; links: readonly SitemapLink[] };
export type SitemapLink = {
  title: string;
  detail: string;
  to: string;
  /** A document, not a screen. */ document: boolean;
};

/** The data of the All resources screen: all entries with an address, by kind. */
export const sitemapSlice = (entries: readonly Entry[]): readonly SitemapGroup[] =>
  LISTED.map((kind) => ({
    kind,
    links: entries.flatMap((entry) => {
      const to = addressOfEntry(entry);
      const { title, detail, intent, isUnlisted } = entry;
      return entry.kind === kind && to !== null && !isUnlisted
        ? { title, detail, to, document: intent.do === 'open' }
        : [];
    }),
  })).filter(({ links }) => links.length > 0);
