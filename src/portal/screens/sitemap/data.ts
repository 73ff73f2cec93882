import { packIndex } from '~/portal/lib/pack-index';
import { addressOf } from '~/portal/lib/screens';
import { searchEntries } from '~/portal/lib/search-entries';
import { sitemapSlice } from '~/portal/lib/sitemap';
import { searchWords } from '~/portal/features/search/search-words';
import { pageHead } from '~/portal/i18n/page-head';
import { tOf } from '~/portal/i18n/t';
import type { PageContext } from '~/portal/page-context';

/** The slice of this screen, created by the build. */
export function data({ portfolio, language }: PageContext) {
  const index = packIndex(portfolio, language.code);
  const words = searchWords(tOf(language.code), index, language);
  const entries = searchEntries(index, words, (slug) => addressOf(slug, language));
  return { groups: sitemapSlice(entries), head: pageHead(portfolio, 'sitemap', language) };
}
