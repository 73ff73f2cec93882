import { packIndex } from '~/portal/search/pack-index';
import { addressOf } from '~/portal/addresses/screens';
import { searchEntries, addressOfEntry, KINDS, type Entry, type Kind } from '~/portal/search/search-entries';
import { searchWords } from '~/portal/features/search/search-words';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-data';

const LISTED = KINDS.filter((kind) => kind !== 'section' && kind !== 'command');

type SitemapGroup = { kind: Kind; links: readonly SitemapLink[] };
type SitemapLink = {
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

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const index = packIndex(portfolio, language.code);
  const words = searchWords(tOf(language.code), index, language);
  const entries = searchEntries(index, words, (slug) => addressOf(slug, language));
  return { groups: sitemapSlice(entries), head: pageHead(portfolio, 'sitemap', language) };
}
