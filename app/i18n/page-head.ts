import type { MetaDescriptor } from 'react-router';

import type { Portfolio } from '~/content/portfolio';
import type { Language } from '~/domain/languages';
import { addressOf, type Slug } from '~/domain/screens';
import { clipped } from '~/domain/clipped';

import { tOf } from './t';

/** What search results show of a description before they cut it. */
const LONGEST_DESCRIPTION = 160;

/** How a page is called in lists of pages: search results, tabs, history. */
export type PageWords = { title: string; description: string };

/** Title and description of a page, in its language: `IAM - Name`. */
export function pageWords({ owner }: Portfolio, slug: Slug, { code }: Pick<Language, 'code'>): PageWords {
  const t = tOf(code);
  const about = (who: string) => t(`${slug}.snippet`, { who });
  const candidates = [[owner.name, owner.headline].filter(Boolean).join(', '), owner.name];
  const room = LONGEST_DESCRIPTION - about('').length;
  const who = candidates.find(({ length }) => length <= room) ?? clipped(owner.name, room);
  return { title: `${t(`${slug}.label`)} - ${owner.name}`, description: about(who) };
}

/** Where a page stands in the world; null while the owner has not said where the site will live. */
export const canonicalOf = ({ portal }: Portfolio, slug: Slug, language: Language): string | null =>
  portal.siteUrl && portal.siteUrl + addressOf(slug, language);

/**
 * A page's own tags, chosen while building and carried as its data: the browser needs no words for them when it walks
 * from page to page. What only machines read, the build adds (`tools/found/page-tags.ts`).
 */
export function pageHead(portfolio: Portfolio, slug: Slug, language: Language): MetaDescriptor[] {
  const { title, description } = pageWords(portfolio, slug, language);
  const canonical = canonicalOf(portfolio, slug, language);
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical ? [{ tagName: 'link' as const, rel: 'canonical', href: canonical }] : []),
  ];
}
