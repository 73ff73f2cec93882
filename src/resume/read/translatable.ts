import type { Path } from '../standard/path';
import { FACT_FIELDS, PROSE as FIELDS_OF_PROSE } from '../standard/resume';

const AVAILABILITY = ['notice', 'places', 'timeZones', 'workPermits'];

/**
 * The fields of the model whose texts a translation replaces, in every part. Ids, addresses, values for comparisons,
 * and names that other fields refer to are not among them: a new field of the model needs a decision here.
 */
const TEXTS: ReadonlySet<string> = new Set([
  ...AVAILABILITY,
  ...'title directory regionsTitle presence name headline biography alt label values'.split(' '),
  ...'type description summary highlights courses keywords tags roles alias level text group sentences'.split(
    ' ',
  ),
  ...'institution studyType area organization position issuer awarder publisher language fluency'.split(' '),
  ...'location city region country year value'.split(' '),
]);
/** Case studies have texts of their own in each language, and the copyright line stays as it is. */
const UNTRANSLATED = /^(?:caseStudies|entries|portal,(?:language|rights))\b/;

/** The name of the field that holds a text, or the list with the text. */
export const fieldOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'));

/** The names of employers are what other fields refer to. */
const isEmployersName = (path: Path): boolean =>
  path.length === 3 && path[2] === 'name' && (path[0] === 'companies' || path[1] === 'company');

/** Whether a translation replaces a text of the model. */
export const isTranslatable = (path: Path): boolean =>
  TEXTS.has(fieldOf(path)) && !isEmployersName(path) && !UNTRANSLATED.test(String(path));

/**
 * Whether a translation replaces a text of the résumé as it was read: if it may change that field. Owners add
 * fields of their own, so no list of names holds them all. The names of languages stay as they are written,
 * for programs that compare them.
 */
export const isTranslatableInFile = (path: Path): boolean => !isAnchor(path) && fieldOf(path) !== 'language';

/** Fields that are not translated: dates, addresses, codes, figures, and names that other fields refer to. */
const FACTS = new Set([
  ...FACT_FIELDS,
  '$schema',
  'background',
  'brandColor',
  'color',
  'company',
  'featured',
  'icon',
  'initials',
  'latitude',
  'longitude',
  'mail',
  'map',
  'measure',
  'meta',
  'order',
  'percentage',
  'rights',
  'rightsLanguage',
  'resource',
  'siteUrl',
  'synonyms',
]);

/**
 * Fields of prose, which are marked if they are not in the page's language. Names of people, places and tools
 * are not.
 */
const PROSE = new Set([
  ...FIELDS_OF_PROSE,
  'directory',
  'notice',
  'presence',
  'regionsTitle',
  'title',
  'workPermits',
]);

/** Lists whose `name` can be translated. */
const NAMED = new Set(['projects', 'skills', 'interests']);

/** Whether a translation may repeat but not change a field. Such fields identify an entry. */
export const isAnchor = (path: Path): boolean =>
  path.some((step) => typeof step === 'string' && FACTS.has(step)) ||
  // Subscriptions are identified by the name of the employer.
  (path[0] === 'work' && path[2] === 'name') ||
  (path[0] === 'availability' && path.length > 1 && !AVAILABILITY.includes(fieldOf(path))) ||
  // The language of the files themselves.
  (path.length === 1 && path[0] === 'language');

/** The paragraphs of a text. An empty line ends a paragraph. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Several words. Chinese and Japanese have no spaces between them. */
const SEVERAL_WORDS = /\S\s+\S|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。]{10}/u;

/**
 * The paragraphs of prose in an owner's file. Single words are excluded, since they are often names or the
 * same in both languages.
 */
export function proseIn(value: unknown, path: Path = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => proseIn(item, [...path, at]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => proseIn(field, [...path, key]));
  if (typeof value !== 'string' || isAnchor(path)) return [];
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  const prose = PROSE.has(String(key)) || (key === 'name' && NAMED.has(String(path[0])));
  return prose ? paragraphsOf(value).filter((paragraph) => SEVERAL_WORDS.test(paragraph)) : [];
}
