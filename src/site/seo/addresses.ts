import type { Portfolio } from '../../resume/model/portfolio';
import { defaultLanguage, languages, type Language } from '../../portal/addresses/languages';
import { studyPage } from '../../portal/addresses/case-studies';
import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { pageAddress, addressOf, screens, type Screen } from '../../portal/addresses/screens';
import { pageWords, resumeWords, type PageWords } from '../../portal/i18n/page-head';
import { studyWords } from '../../portal/screens/case-study/data';

type SeoKind = ({ kind: 'screen' } & Screen) | { kind: 'study'; id: string } | { kind: 'resume' };

/** A page that search engines list, in a language: a screen, a case study or the résumé. */
export type SeoPage = SeoKind & {
  language: Language;
  /** Its address in the site. */ address: string;
  /** The address of the same page in another language. */ addressIn: (language: Language) => string;
};

/** All pages in all languages. */
export function seoPages({ caseStudies }: Pick<Portfolio, 'caseStudies'>): SeoPage[] {
  const inAll = <Kind>(kind: Kind, addressIn: (language: Language) => string) =>
    languages.map((language) => ({ ...kind, language, address: addressIn(language), addressIn }));
  return [
    ...screens.flatMap((screen) =>
      inAll({ kind: 'screen' as const, ...screen }, (language) => addressOf(screen.slug, language)),
    ),
    ...caseStudies.flatMap(({ id }) =>
      inAll({ kind: 'study' as const, id }, (language) => pageAddress(studyPage(id), language)),
    ),
    ...inAll({ kind: 'resume' as const }, (language) => inLanguage(RESUME_PAGE, language)),
  ];
}

/** Title and description of a page. */
export function seoWords(portfolio: Portfolio, page: SeoPage): PageWords {
  const { kind, language } = page;
  if (kind === 'screen') return pageWords(portfolio, page.slug, language);
  return kind === 'study' ? studyWords({ portfolio, language }, page.id) : resumeWords(portfolio, language);
}

export const hrefIn = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.basePath + address.slice(1);

/** An absolute address, if the address of the site is known; else with the base path. */
export const absolute = ({ portal }: Pick<Portfolio, 'portal'>, address: string): string =>
  portal.siteUrl ? portal.siteUrl + address : hrefIn({ portal }, address);

/** The id of the owner in structured data, the same in every language. */
export const personId = (portfolio: Pick<Portfolio, 'portal'>): string =>
  `${absolute(portfolio, addressOf('profile', defaultLanguage))}#person`;
