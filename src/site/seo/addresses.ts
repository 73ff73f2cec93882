import type { Portfolio } from '../../resume/read/portfolio';
import { defaultLanguage, languages, type Language } from '../../portal/lib/languages';
import { studyPage } from '../../portal/lib/case-studies';
import { pageAddress, addressOf, screens, type Slug } from '../../portal/lib/screens';

/** A screen in a language, and its address in the site. */
export type Page = { slug: Slug; language: Language; address: `/${string}` };

/** Every page, language by language. */
export const pages = (): Page[] =>
  languages.flatMap((language) =>
    screens.map(({ slug }) => ({ slug, language, address: addressOf(slug, language) })),
  );

/** The case studies' addresses in a language. */
export const studyAddresses = (
  { caseStudies }: Pick<Portfolio, 'caseStudies'>,
  language: Language,
): { id: string; address: `/${string}` }[] =>
  caseStudies.map(({ id }) => ({ id, address: pageAddress(studyPage(id), language) }));

/** An address as pages of the site name it: below the base. */
export const hrefIn = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.basePath + address.slice(1);

/** An address as others must know it: with the site's own, where that is known. */
export const absolute = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.siteUrl ? portal.siteUrl + address : hrefIn({ portal }, address);

/** The page as Markdown, beside it. */
export const markdownOf = (address: string): string => `${address}.md`;

/** Whom every page is about: one person in every language. */
export const personId = (portfolio: Pick<Portfolio, 'portal'>): string =>
  `${absolute(portfolio, addressOf('profile', defaultLanguage))}#person`;
