import type { Portfolio } from '../model/portfolio';
import { FACTS as FIELDS_OF_FACTS, PROSE as FIELDS_OF_PROSE } from '../standard/resume';

/** Fields of an entry that the portal does not know. */
const PROPERTY = ['label', 'values'];
const AREA = ['city', 'region', 'country'];
const AVAILABILITY = ['notice', 'places', 'timeZones', 'workPermits'];
const PROJECT = ['name', 'type', 'description', 'highlights', 'keywords', 'roles', ...PROPERTY];
const POSITION = ['title', 'location', 'summary', 'highlights', 'keywords', 'tags', ...AREA];
const COMPANY = ['alias', 'description', ...POSITION, ...PROJECT];

/**
 * The fields of each part of the model whose texts a translation replaces, at any depth. Ids, addresses, values
 * for comparisons, and names that other fields refer to are not among them. A new part needs a decision here.
 */
const TRANSLATABLE = {
  portal: ['title', 'directory', 'regionsTitle', 'presence', ...AVAILABILITY],
  owner: ['name', 'headline', 'biography', 'alt', ...AREA, ...PROPERTY],
  companies: COMPANY,
  currentPosition: COMPANY,
  experience: [],
  projects: ['alt', ...PROJECT],
  skills: ['name', 'level', 'keywords', ...PROPERTY],
  languages: ['language', 'fluency', ...PROPERTY],
  education: [
    'institution',
    'area',
    'studyType',
    'location',
    'summary',
    'highlights',
    'courses',
    ...PROPERTY,
  ],
  certificates: ['name', 'issuer', 'summary', ...PROPERTY],
  awards: ['title', 'awarder', 'summary', ...PROPERTY],
  publications: ['name', 'publisher', 'summary', ...PROPERTY],
  volunteering: ['organization', 'position', 'location', 'summary', 'highlights', ...PROPERTY],
  interests: ['name', 'summary', 'keywords', ...PROPERTY],
  references: ['name', 'text', ...PROPERTY],
  otherSections: ['title', 'summary', 'highlights', ...PROPERTY],
  achievements: ['title', 'type', 'description', 'year'],
  stats: ['title', 'value'],
  lastProject: ['title', 'description', 'highlights', 'name', 'type'],
  places: ['city', 'country'],
  evidence: ['name', 'group', 'sentences'],
  pictureHosts: [],
  files: [],
  untranslated: [],
  sectionOrder: [],
  entries: [],
  // Each language has its own texts.
  caseStudies: [],
} satisfies Readonly<Record<Exclude<keyof Portfolio, 'resume'>, readonly string[]>>;

const FIELDS = new Map<unknown, ReadonlySet<string>>(
  Object.entries(TRANSLATABLE).map(([part, fields]) => [part, new Set(fields)]),
);

/** The name of the field that holds a text, or the list with the text. */
export const fieldOf = (path: Path): string => String(path.findLast((step) => typeof step === 'string'));

/** The names of employers are what other fields refer to. */
const isEmployersName = (path: Path): boolean =>
  path.length === 3 && path[2] === 'name' && (path[0] === 'companies' || path[1] === 'company');

/** Whether a translation replaces a text of the model. */
export const isTranslatable = (path: Path): boolean =>
  (FIELDS.get(path[0])?.has(fieldOf(path)) ?? false) && !isEmployersName(path);

/**
 * Whether a translation replaces a text of the résumé as it was read: if it may change that field. Owners add
 * fields of their own, so no list of names holds them all. The names of languages stay as they are written,
 * for programs that compare them.
 */
export const isTranslatableInFile = (path: Path): boolean => !isAnchor(path) && fieldOf(path) !== 'language';

/** The place of a text in the model or in a file: `['companies', 0, 'positions', 1, 'title']`. */
export type Path = readonly (string | number)[];

/** Fields that are not translated: dates, addresses, codes, figures, and names that other fields refer to. */
const FACTS = new Set([
  ...FIELDS_OF_FACTS,
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
