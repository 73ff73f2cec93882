import type {
  Article,
  BreadcrumbList,
  ContactPage,
  Demand,
  Graph,
  Occupation,
  Person,
  ProfilePage,
  WebPage,
} from 'schema-dts';

import type { Portfolio } from '../../resume/model/portfolio';
import { inLanguage, RESUME_PAGE } from '../../portal/addresses/exports';
import { defaultLanguage, type Language } from '../../portal/addresses/languages';
import { addressOf } from '../../portal/addresses/screens';
import { availabilityIn } from '../../portal/i18n/section-cards';
import { colonIn } from '../../portal/text/format';
import { pageWords, resumeWords, type PageWords } from '../../portal/i18n/page-head';
import { tOf } from '../../portal/i18n/t';
import { addressBelow } from '../hosts/hosting';
import { absolute, personId, type Page } from './addresses';

/** The maximum number of subjects. A complete list would be as large as the page. */
const SUBJECTS = 24;

const given = <Fields extends object>(fields: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  ) as Partial<Fields>;

const placeOf = ({ owner: { place } }: Portfolio) =>
  place && {
    '@type': 'PostalAddress' as const,
    ...given({
      addressLocality: place.city,
      addressRegion: place.region,
      addressCountry: place.countryCode ?? place.country,
    }),
  };

/** The current occupation; else the headline. */
function occupationOf({ owner, currentPosition }: Portfolio): Occupation | null {
  const name = currentPosition?.position.title ?? owner.headline;
  const where = currentPosition?.position.location;
  if (!name) return null;
  const place = where ? { occupationLocation: { '@type': 'AdministrativeArea' as const, name: where } } : {};
  return { '@type': 'Occupation', name, ...place };
}

/** The absolute address of a photo. Pictures of the site start with the base path. */
function photoAddress(portfolio: Portfolio, src: string): string {
  const own = addressBelow(portfolio.portal.basePath, src);
  return own === null ? src : absolute(portfolio, own);
}

/** The work that the owner seeks (https://schema.org/seeks). */
function soughtBy(portfolio: Portfolio, language: string): Demand | null {
  const stated = availabilityIn(portfolio, language);
  if (!stated || stated.status === 'unavailable' || stated.leaveOut.includes('json-ld')) return null;
  const { from, places } = portfolio.portal.availability ?? {};
  const month = from?.month ? `-${String(from.month).padStart(2, '0')}` : '';
  return {
    '@type': 'Demand',
    name: stated.sentence,
    ...given({
      description: stated.facts.map(({ label, value }) => `${label}${colonIn(language)} ${value}`).join('; '),
      availabilityStarts: from ? `${from.year}${month}` : '',
      areaServed: places?.map((name) => ({ '@type': 'Place' as const, name })),
    }),
  };
}

/** Who the owner is: name, picture, title and accounts. */
function identity(portfolio: Portfolio): Person {
  const { owner, currentPosition } = portfolio;
  const links = [owner.website, ...owner.profiles.map(({ url }) => url)].filter((url) => url !== null);
  return {
    '@type': 'Person',
    '@id': personId(portfolio),
    name: owner.name,
    ...given({
      url: absolute(portfolio, addressOf('profile', defaultLanguage)),
      image: owner.photo && photoAddress(portfolio, owner.photo.src),
      jobTitle: currentPosition?.position.title ?? null,
      description: owner.headline,
      sameAs: [...new Set(links)],
    }),
  } as Person;
}

/** The owner as a person for search engines (https://schema.org/Person). */
function person(portfolio: Portfolio, code: string): Person {
  const { companies, education, certificates, skills, languages } = portfolio;
  const subjects = [...skills.map(({ name }) => name), ...skills.flatMap(({ keywords }) => keywords)];
  return {
    ...(identity(portfolio) as object),
    ...given({
      address: placeOf(portfolio),
      knowsAbout: [...new Set(subjects)].slice(0, SUBJECTS),
      knowsLanguage: languages.map(({ language }) => ({ '@type': 'Language' as const, name: language })),
      hasOccupation: occupationOf(portfolio),
      seeks: soughtBy(portfolio, code),
      worksFor: companies
        .filter(({ active, kind }) => active && kind === 'work')
        .map(({ name, url }) => ({ '@type': 'Organization' as const, name, ...given({ url }) })),
      alumniOf: [
        ...education.flatMap(({ institution, url }) =>
          institution
            ? [{ '@type': 'EducationalOrganization' as const, name: institution, ...given({ url }) }]
            : [],
        ),
        // Past employers (https://schema.org/alumniOf).
        ...companies
          .filter(({ active, kind }) => !active && kind === 'work')
          .map(({ name, url }) => ({ '@type': 'Organization' as const, name, ...given({ url }) })),
      ],
      hasCredential: certificates
        .filter(({ inProgress }) => !inProgress)
        .map(({ name, issuer, url }) => ({
          '@type': 'EducationalOccupationalCredential' as const,
          name,
          credentialCategory: 'certificate',
          ...given({
            url,
            recognizedBy: issuer && { '@type': 'Organization' as const, name: issuer },
          }),
        })),
    }),
  } as Person;
}

function breadcrumb(portfolio: Portfolio, { slug, language, address }: Page): BreadcrumbList {
  const t = tOf(language.code);
  const home = { name: t('shell.home'), address: addressOf('dashboard', language) };
  const steps = [home, { name: t(`${slug}.label`), address }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: step.name,
      item: absolute(portfolio, step.address),
    })),
  };
}

/**
 * The structured data of a page. The profile contains the complete person, the Dashboard its identity
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page). Other pages only
 * contain its id.
 */
export function structuredData(portfolio: Portfolio, page: Page, modified: string): Graph {
  const { sharedTitle, description } = pageWords(portfolio, page.slug, page.language);
  const url = absolute(portfolio, page.address);
  const common = {
    '@id': url,
    url,
    name: sharedTitle,
    inLanguage: page.language.code,
  };
  const about = { about: { '@id': personId(portfolio) } };
  const self = (): ProfilePage | ContactPage | WebPage => {
    if (page.slug === 'profile' || page.slug === 'dashboard')
      return {
        '@type': 'ProfilePage',
        ...common,
        description,
        dateModified: modified,
        mainEntity: page.slug === 'profile' ? person(portfolio, page.language.code) : identity(portfolio),
      };
    const contact = page.slug === 'support' || page.slug === 'contact';
    return { '@type': contact ? 'ContactPage' : 'WebPage', ...common, ...about };
  };
  // A trail has at least two steps (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
  const trail = page.slug === 'dashboard' ? [] : [breadcrumb(portfolio, page)];
  return { '@context': 'https://schema.org', '@graph': [self(), ...trail] };
}

/** The structured data of the résumé's page: the complete person. */
export function resumeData(portfolio: Portfolio, language: Language, modified: string): Graph {
  const { sharedTitle, description } = resumeWords(portfolio, language);
  const url = absolute(portfolio, inLanguage(RESUME_PAGE, language));
  const self: ProfilePage = {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    name: sharedTitle,
    description,
    inLanguage: language.code,
    dateModified: modified,
    mainEntity: person(portfolio, language.code),
  };
  return { '@context': 'https://schema.org', '@graph': [self] };
}

/** The structured data of a case study: an article by the owner. */
export function studyData(
  portfolio: Portfolio,
  { sharedTitle, description, address, language }: PageWords & { address: string; language: Language },
  modified: string,
): Graph {
  const url = absolute(portfolio, address);
  const self: Article = {
    '@type': 'Article',
    '@id': url,
    url,
    headline: sharedTitle,
    description,
    inLanguage: language.code,
    dateModified: modified,
    author: { '@type': 'Person', '@id': personId(portfolio), name: portfolio.owner.name },
  };
  return { '@context': 'https://schema.org', '@graph': [self] };
}

/** Escapes JSON for a script element. */
export const jsonInPage = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
