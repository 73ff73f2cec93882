import type { Portfolio } from '~/resume/model/portfolio';
import type { ExportKind } from '~/portal/addresses/export-formats';
import type { Language } from '~/portal/addresses/languages';

import { clipped } from '~/portal/text/clipped';
import { addressOf, screenOf, type Slug } from '~/portal/addresses/screens';
import { tOf } from './t';

/** The length at which search results truncate a description. */
export const LONGEST_DESCRIPTION = 160;

/** A head tag for people or search engines. */
export type HeadTag =
  | { title: string }
  | { name: string; content: string }
  | { httpEquiv: string; content: string }
  | { rel: string; href: string };

/** The titles and descriptions of the screens outside of the portal: search engines, shared links. */
export const HEAD_TEXTS = {
  dashboard: { title: 'dashboard.shared', snippet: 'dashboard.snippet' },
  profile: { title: 'profile.shared', snippet: 'profile.snippet' },
  'management-groups': { title: 'management-groups.shared', snippet: 'management-groups.snippet' },
  experience: { title: 'experience.shared', snippet: 'experience.snippet' },
  'global-presence': { title: 'global-presence.shared', snippet: 'global-presence.snippet' },
  support: { title: 'support.shared', snippet: 'support.snippet' },
  projects: { title: 'projects.shared', snippet: 'projects.snippet' },
  activity: { title: 'activity.shared', snippet: 'activity.snippet' },
  usage: { title: 'usage.shared', snippet: 'usage.snippet' },
  advisor: { title: 'advisor.shared', snippet: 'advisor.snippet' },
  contact: { title: 'contact.shared', snippet: 'contact.snippet' },
  sitemap: { title: 'sitemap.shared', snippet: 'sitemap.snippet' },
} as const satisfies Record<Slug, object>;

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
    title: `${t(screenOf(slug).label)} - ${portfolio.owner.name}`,
    sharedTitle: `${portfolio.owner.name} - ${t(HEAD_TEXTS[slug].title)}`,
    description: described(portfolio, (who) => t(HEAD_TEXTS[slug].snippet, { who })),
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

/** The characters that file systems do not allow in names. */
const FORBIDDEN = /[\p{Cc}<>:"/\\|?*]/gu;

/**
 * The maximum length of a name. File names may have 255 bytes, a letter has up to four, and the kind of file
 * is appended.
 */
const LONGEST_NAME = 40;

/** The name of a file to download, after its owner. */
export function exportName(owner: string, kind: ExportKind, { code }: Pick<Language, 'code'>): string {
  const name = clipped(owner.replaceAll(FORBIDDEN, ' ').trim(), LONGEST_NAME);
  return kind === 'vcf' ? `${name}.vcf` : `${tOf(code)('resume.titleOf', { name })}.${kind}`;
}

/** The canonical address of a page; null if the site's address is not configured. */
export const canonicalOf = ({ portal }: Portfolio, slug: Slug, language: Language): string | null =>
  portal.siteUrl && portal.siteUrl + addressOf(slug, language);

/** The head tags of a page with its canonical address, which is null if the site's address is not configured. */
export const headTags = (
  { title, description }: Pick<PageWords, 'title' | 'description'>,
  canonical: string | null,
): HeadTag[] => [
  { title },
  { name: 'description', content: description },
  ...(canonical ? [{ rel: 'canonical', href: canonical }] : []),
];

/**
 * The head tags of a screen, created by the build and part of its slice, so that client-side navigation needs
 * no texts for them. The build adds the tags for machines (`src/site/seo/page-tags.ts`).
 */
export const pageHead = (portfolio: Portfolio, slug: Slug, language: Language): HeadTag[] =>
  headTags(pageWords(portfolio, slug, language), canonicalOf(portfolio, slug, language));
