import { PAIRS } from './country-name';
import type { Portfolio } from './portfolio';
import type { Dictionary } from './translations';

/** Fields of the model that are never translated: ids, addresses and values for comparisons. */
const KEPT = new Set([
  'id',
  'companyId',
  'itemId',
  'positionId',
  'company',
  'color',
  'background',
  'basePath',
  'aliases',
  'brandColor',
  'caseStudies',
  'countryCode',
  'documents',
  'email',
  'files',
  'icon',
  'image',
  'initials',
  'language',
  'mail',
  'map',
  'measure',
  'network',
  'phone',
  'pictureHosts',
  'rights',
  'siteUrl',
  'src',
  'sources',
  'untranslated',
  'roleOrder',
  'sectionOrder',
  'url',
]);

/** The names of regions or languages that `Intl` translates. */
function namesIn(type: 'region' | 'language', from: string, to: string): Dictionary {
  const [source, target] = [from, to].map(
    (language) => new Intl.DisplayNames(language, { type, fallback: 'none' }),
  );
  const capital = (name: string) => name.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(to));
  return new Map(
    PAIRS.flatMap((pair) => {
      const code = type === 'region' ? pair.toUpperCase() : pair;
      const [name, other] = [source?.of(code), target?.of(code)];
      return name && other ? [[capital(name), capital(other)] as const] : [];
    }),
  );
}

/** The portfolio in another language, as far as it is translated. Ids and addresses stay the same. */
export function translated(portfolio: Portfolio, language: string, said: Dictionary): Portfolio {
  const countries = namesIn('region', portfolio.portal.language, language);
  const tongues = namesIn('language', portfolio.portal.language, language);
  // An object that occurs twice in the model (an employer, a profile) stays the same object.
  const done = new Map<object, unknown>();
  const translate = (value: unknown, key: string): unknown => {
    // The synonym itself stays. Its meaning is translated, to match the pages.
    if (key === 'synonyms')
      return Object.fromEntries(
        Object.entries(value as Portfolio['portal']['synonyms']).map(([word, name]) => [
          word,
          said.get(name) ?? name,
        ]),
      );
    if (KEPT.has(key) && !(key === 'image' && typeof value === 'object')) return value;
    if (typeof value === 'string')
      return said.get(value) ?? (key === 'country' ? countries.get(value) : undefined) ?? value;
    if (Array.isArray(value)) return value.map((item) => translate(item, key));
    if (typeof value !== 'object' || value === null) return value;
    const known = done.get(value);
    if (known) return known;
    const own = Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, translate(field, name)]),
    );
    done.set(value, own);
    return own;
  };
  const companies = portfolio.companies.map((company) => ({
    ...(translate(company, '') as typeof company),
    name: company.name,
  }));
  return {
    ...(translate(portfolio, '') as Portfolio),
    companies,
    currentPosition: portfolio.currentPosition && {
      ...(translate(portfolio.currentPosition, '') as typeof portfolio.currentPosition),
      company:
        companies.find(({ id }) => id === portfolio.currentPosition?.company.id) ??
        portfolio.currentPosition.company,
    },
    languages: portfolio.languages.map(({ language: name, fluency, properties }) => ({
      properties: translate(properties, 'properties') as typeof properties,
      language: said.get(name) ?? tongues.get(name) ?? name,
      fluency: fluency === null ? null : (said.get(fluency) ?? fluency),
    })),
  };
}
