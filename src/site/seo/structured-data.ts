import type { Article, BreadcrumbList, Demand, Graph, Person, ProfilePage, WebPage } from 'schema-dts';

import type { Portfolio } from '../../resume/model/portfolio';
import { defaultLanguage } from '../../portal/addresses/languages';
import { addressOf, type Screen } from '../../portal/addresses/screens';
import { availabilityIn } from '../../portal/i18n/section-cards';
import { tOf } from '../../portal/i18n/t';
import { colonIn } from '../../portal/text/format';
import { addressBelow } from '../hosts/hosting';
import { absolute, personId, seoWords, type SeoPage } from './addresses';

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

/** The owner as a person for search engines (https://schema.org/Person). */
function person(portfolio: Portfolio, code: string): Person {
  const { owner, companies, education, certificates, skills, languages, currentPosition } = portfolio;
  const links = [owner.website, ...owner.profiles.map(({ url }) => url)].filter((url) => url !== null);
  const subjects = [...skills.map(({ name }) => name), ...skills.flatMap(({ keywords }) => keywords)];
  const employers = (areCurrent: boolean) =>
    companies
      .filter(({ active, kind }) => active === areCurrent && kind === 'work')
      .map(({ name, url }) => ({ '@type': 'Organization' as const, name, ...given({ url }) }));
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
      address: placeOf(portfolio),
      knowsAbout: [...new Set(subjects)].slice(0, SUBJECTS),
      knowsLanguage: languages.map(({ language }) => ({ '@type': 'Language' as const, name: language })),
      seeks: soughtBy(portfolio, code),
      worksFor: employers(true),
      alumniOf: [
        ...education.flatMap(({ institution, url }) =>
          institution
            ? [{ '@type': 'EducationalOrganization' as const, name: institution, ...given({ url }) }]
            : [],
        ),
        // Past employers (https://schema.org/alumniOf).
        ...employers(false),
      ],
      hasCredential: certificates
        .filter(({ inProgress }) => !inProgress)
        .map(({ name, url }) => ({
          '@type': 'EducationalOccupationalCredential' as const,
          name,
          ...given({ url }),
        })),
    }),
  } as Person;
}

/** The way from the Dashboard to another screen. */
function breadcrumb(portfolio: Portfolio, { label, language, address }: SeoPage & Screen): BreadcrumbList {
  const t = tOf(language.code);
  const steps = [
    { name: t('shell.home'), address: addressOf('dashboard', language) },
    { name: t(label), address },
  ];
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
 * The structured data of a page. Profile and résumé contain the complete person, the Dashboard all but its subjects
 * (https://developers.google.com/search/docs/appearance/structured-data/profile-page). Other pages only
 * contain its id. A case study is an article by the owner.
 */
export function structuredData(portfolio: Portfolio, page: SeoPage, modified: string): Graph {
  const { sharedTitle: name, description } = seoWords(portfolio, page);
  const url = absolute(portfolio, page.address);
  const common = { '@id': url, url, inLanguage: page.language.code };
  const dated = { description, dateModified: modified };
  const id = personId(portfolio);
  const slug = page.kind === 'screen' ? page.slug : null;
  const self = (): Article | ProfilePage | WebPage => {
    if (page.kind === 'study') {
      const author = { '@type': 'Person' as const, '@id': id, name: portfolio.owner.name };
      return { '@type': 'Article', ...common, headline: name, ...dated, author };
    }
    if (slug === null || slug === 'profile' || slug === 'dashboard') {
      const { knowsAbout, ...rest } = person(portfolio, page.language.code) as Exclude<Person, string>;
      // The Dashboard shows the featured skills, and its document stays small.
      const mainEntity = { ...rest, ...(slug !== 'dashboard' && { knowsAbout }) } as Person;
      return { '@type': 'ProfilePage', ...common, name, ...dated, mainEntity };
    }
    return { '@type': 'WebPage', ...common, name, about: { '@id': id } };
  };
  // A trail has at least two steps (https://developers.google.com/search/docs/appearance/structured-data/breadcrumb).
  const crumbs = page.kind !== 'screen' || slug === 'dashboard' ? [] : [breadcrumb(portfolio, page)];
  return { '@context': 'https://schema.org', '@graph': [self(), ...crumbs] };
}
