import type { Portfolio } from '../../resume/model/portfolio';
import { defaultLanguage, languages, type Language } from '../../portal/addresses/languages';
import { studyPage } from '../../portal/addresses/case-studies';
import { pageAddress, addressOf, screens, type Slug } from '../../portal/addresses/screens';

/** A screen in a language, with its address in the site. */
export type Page = { slug: Slug; language: Language; address: `/${string}` };

export const pages = (): Page[] =>
  languages.flatMap((language) =>
    screens.map(({ slug }) => ({ slug, language, address: addressOf(slug, language) })),
  );

export const studyAddresses = (
  { caseStudies }: Pick<Portfolio, 'caseStudies'>,
  language: Language,
): { id: string; address: `/${string}` }[] =>
  caseStudies.map(({ id }) => ({ id, address: pageAddress(studyPage(id), language) }));

export const hrefIn = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.basePath + address.slice(1);

/** An absolute address, if the address of the site is known; else with the base path. */
export const absolute = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.siteUrl ? portal.siteUrl + address : hrefIn({ portal }, address);

export const markdownOf = (address: string): string => `${address}.md`;

/** The id of the owner in structured data, the same in every language. */
export const personId = (portfolio: Pick<Portfolio, 'portal'>): string =>
  `${absolute(portfolio, addressOf('profile', defaultLanguage))}#person`;
