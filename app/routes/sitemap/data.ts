import { packIndex } from '~/domain/pack-index';
import { addressOf } from '~/domain/screens';
import { searchEntries } from '~/domain/search-entries';
import { sitemapSlice } from '~/domain/sitemap';
import { searchWords } from '~/features/search/search-words';
import { pageHead } from '~/i18n/page-head';
import { tOf } from '~/i18n/t';
import type { PageContext } from '~/page-context';

/** The slice of this screen; it runs only while a site is built. */
export function data({ portfolio, language }: PageContext) {
  const index = packIndex(portfolio);
  const words = searchWords(tOf(language.code), index, language);
  const entries = searchEntries(index, words, (slug) => addressOf(slug, language));
  return { groups: sitemapSlice(entries), head: pageHead(portfolio, 'sitemap', language) };
}
