type Path = readonly (string | number)[];

/** Fields that are facts and not words: dates, addresses, codes, figures, and names that others refer to. */
const FACTS = new Set([
  '$schema',
  'address',
  'background',
  'brandColor',
  'color',
  'company',
  'countryCode',
  'date',
  'email',
  'endDate',
  'entity',
  'featured',
  'icon',
  'image',
  'initials',
  'latitude',
  'longitude',
  'mail',
  'map',
  'measure',
  'meta',
  'network',
  'order',
  'percentage',
  'phone',
  'postalCode',
  'releaseDate',
  'rights',
  'rightsLanguage',
  'resource',
  'score',
  'siteUrl',
  'startDate',
  'synonyms',
  'url',
  'username',
]);

/** Fields of prose: what is worth a mark when it is not in the page's language. Names of people, places and tools are not. */
const PROSE = new Set([
  'area',
  'courses',
  'description',
  'directory',
  'fluency',
  'highlights',
  'label',
  'level',
  'position',
  'presence',
  'reference',
  'regionsTitle',
  'studyType',
  'summary',
  'title',
  'type',
]);

/** Lists whose `name` is a name given in a language, not a proper one. */
const NAMED = new Set(['projects', 'skills', 'interests']);

/** True for what a translation may repeat but not change: by it an entry is known. */
export const isAnchor = (path: Path): boolean =>
  path.some((step) => typeof step === 'string' && FACTS.has(step)) ||
  // Employers: subscriptions are found by their names.
  (path[0] === 'work' && path[2] === 'name') ||
  // The language of the files themselves.
  (path.length === 1 && path[0] === 'language');

/** A text as the portal shows it: a paragraph ends at an empty line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The paragraphs of prose in an owner's file. One word alone is as often a name, or the same in both languages. */
export function proseIn(value: unknown, path: Path = []): string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => proseIn(item, [...path, at]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, field]) => proseIn(field, [...path, key]));
  if (typeof value !== 'string' || isAnchor(path)) return [];
  const key = path.findLast((step) => typeof step === 'string') ?? '';
  const prose = PROSE.has(String(key)) || (key === 'name' && NAMED.has(String(path[0])));
  return prose ? paragraphsOf(value).filter((paragraph) => /\S\s+\S/.test(paragraph)) : [];
}
