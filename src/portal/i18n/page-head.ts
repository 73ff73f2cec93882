import type { Portfolio } from '~/resume/read/portfolio';
import type { Language } from '~/portal/lib/languages';

// By their places: the build's own tools read this file too, and know no `~`.
import { clipped } from '../lib/clipped';
import { addressOf, type Slug } from '../lib/screens';
import { tOf } from './t';

/** What search results show of a description before they cut it. */
const LONGEST_DESCRIPTION = 160;

/** A tag of a page's head that people or search engines read. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { httpEquiv: string; content: string }
  | { rel: string; href: string };

/** How a page is called in lists of pages: search results, tabs, history. */
export type PageWords = { title: string; description: string };

/** A description that says of whom it speaks in as many words as there is room for. */
function described({ owner }: Portfolio, about: (who: string) => string): string {
  const candidates = [[owner.name, owner.headline].filter(Boolean).join(', '), owner.name];
  const room = LONGEST_DESCRIPTION - about('').length;
  return about(candidates.find(({ length }) => length <= room) ?? clipped(owner.name, room));
}

/** Title and description of a page, in its language: `IAM - Name`. */
export function pageWords(portfolio: Portfolio, slug: Slug, { code }: Pick<Language, 'code'>): PageWords {
  const t = tOf(code);
  return {
    title: `${t(`${slug}.label`)} - ${portfolio.owner.name}`,
    description: described(portfolio, (who) => t(`${slug}.snippet`, { who })),
  };
}

/** The same of the résumé, which is a document of its own. */
export function resumeWords(portfolio: Portfolio, { code }: Pick<Language, 'code'>): PageWords {
  const t = tOf(code);
  return {
    title: t('resume.titleOf', { name: portfolio.owner.name }),
    description: described(portfolio, (who) => t('resume.snippet', { who })),
  };
}

/** Where a page stands in the world; null while the owner has not said where the site will live. */
export const canonicalOf = ({ portal }: Portfolio, slug: Slug, language: Language): string | null =>
  portal.siteUrl && portal.siteUrl + addressOf(slug, language);

/**
 * A page's own tags, chosen while building and carried as its data: the browser needs no words for them when it walks
 * from page to page. What only machines read, the build adds (`src/site/seo/page-tags.ts`).
 */
export function pageHead(portfolio: Portfolio, slug: Slug, language: Language): HeadTag[] {
  const { title, description } = pageWords(portfolio, slug, language);
  const canonical = canonicalOf(portfolio, slug, language);
  return [
    { title },
    { name: 'description', content: description },
    ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
  ];
}
