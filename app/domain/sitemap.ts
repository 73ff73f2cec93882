import { KINDS, type Entry, type Kind } from './search-entries';

const LISTED = KINDS.filter((kind) => kind !== 'section' && kind !== 'command');

export type SitemapGroup = { kind: Kind; links: readonly { title: string; detail: string; to: string }[] };

/** What the page that lists everything shows: all that has an address, by kind. */
export const sitemapSlice = (entries: readonly Entry[]): readonly SitemapGroup[] =>
  LISTED.map((kind) => ({
    kind,
    links: entries.flatMap(({ kind: one, title, detail, intent }) =>
      one === kind && intent.do === 'go' ? { title, detail, to: intent.to } : [],
    ),
  })).filter(({ links }) => links.length > 0);
