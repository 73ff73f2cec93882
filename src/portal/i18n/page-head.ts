import type { Portfolio } from '~/resume/model/portfolio';
import type { Language } from '~/portal/addresses/languages';

import { clipped } from '~/portal/text/clipped';
import { addressOf, type Slug } from '~/portal/addresses/screens';
import { tOf } from './t';

/** The length at which search results truncate a description. */
const LONGEST_DESCRIPTION = 160;

/** A head tag for people or search engines. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { httpEquiv: string; content: string }
  | { rel: string; href: string };

/**
 * The title of a page in tabs and the history, its title outside of the portal, where the names of its screens mean
 * nothing, and its description.
 */
export type PageWords = { title: string; sharedTitle: string; description: string };

/** A description with as many details of the owner as fit. */
function described({ owner }: Portfolio, about: (who: string) => string): string {
  const candidates = [[owner.name, owner.headline].filter(Boolean).join(', '), owner.name];
  const space = LONGEST_DESCRIPTION - about('').length;
  return about(candidates.find(({ length }) => length <= space) ?? clipped(owner.name, space));
}

/** Title and description of a page, in its language: `IAM - Name`. */
export function pageWords(portfolio: Portfolio, slug: Slug, { code }: Pick<Language, 'code'>): PageWords {
  const t = tOf(code);
  return {
    title: `${t(`${slug}.label`)} - ${portfolio.owner.name}`,
    sharedTitle: `${portfolio.owner.name} - ${t(`${slug}.shared`)}`,
    description: described(portfolio, (who) => t(`${slug}.snippet`, { who })),
  };
}

/** The same for the résumé, which is a separate document. */
export function resumeWords(portfolio: Portfolio, { code }: Pick<Language, 'code'>): PageWords {
  const t = tOf(code);
  const title = t('resume.titleOf', { name: portfolio.owner.name });
  return {
    title,
    sharedTitle: `${portfolio.owner.name} - ${t('resume.title')}`,
    description: described(portfolio, (who) => t('resume.snippet', { who })),
  };
}

/** The canonical address of a page; null if the site's address is not configured. */
export const canonicalOf = ({ portal }: Portfolio, slug: Slug, language: Language): string | null =>
  portal.siteUrl && portal.siteUrl + addressOf(slug, language);

/**
 * The head tags of a page, created by the build and part of its slice, so that client-side navigation needs
 * no texts for them. The build adds the tags for machines (`src/site/seo/page-tags.ts`).
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
