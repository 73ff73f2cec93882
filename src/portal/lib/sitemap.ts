import { addressOfEntry, KINDS, type Entry, type Kind } from './search-entries';

const LISTED = KINDS.filter((kind) => kind !== 'section' && kind !== 'command');

export type SitemapGroup = { kind: Kind; links: readonly SitemapLink[] };
export type SitemapLink = {
  title: string;
  detail: string;
  to: string;
  /** No screen of the portal. */ document: boolean;
};

/** What the page that lists everything shows: all that has an address, by kind. */
export const sitemapSlice = (entries: readonly Entry[]): readonly SitemapGroup[] =>
  LISTED.map((kind) => ({
    kind,
    links: entries.flatMap((entry) => {
      const to = addressOfEntry(entry);
      const { title, detail, intent } = entry;
      return entry.kind === kind && to !== null ? { title, detail, to, document: intent.do === 'open' } : [];
    }),
  })).filter(({ links }) => links.length > 0);
