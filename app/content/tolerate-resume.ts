import { dayExists, parseDate } from './dates';
import { nearest } from './nearest';
import { fieldName, shown, type Findings } from './problems';
import { withoutEmpty } from './read-portal';
import { SECTIONS } from './resume';
import type { Source } from './source';

type Fields = Record<string, unknown>;
type Path = readonly PropertyKey[];

/** Names that older drafts of the standard gave to fields, by their section. */
const OLD_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basics: { picture: 'image', website: 'url', bio: 'summary' },
  work: { company: 'name', website: 'url' },
  volunteer: { website: 'url' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};
const DATES = ['startDate', 'endDate', 'date', 'releaseDate'];
const LISTS = ['highlights', 'keywords', 'courses', 'roles'];
/** Sections whose entries some write as plain texts, and the field that such a text is. */
const TEXT_ENTRIES: Readonly<Record<string, string>> = {
  skills: 'name',
  languages: 'language',
  interests: 'name',
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Understands what real résumés write instead of what the standard says, with one warning for each
 * assumption. What cannot be understood is left as it is, for the schema to name.
 */
export function tolerateResume(source: Source, findings: Findings): unknown {
  if (!isFields(source.data)) return source.data;
  const warn = (path: Path, said: string) =>
    findings.warnings.push(`${source.place(path)} ${fieldName(path)}: ${said}`);
  const data = withoutEmpty(source.data) as Fields;
  for (const key of Object.keys(data)) {
    const meant = nearest(key, SECTIONS);
    if (meant !== null && meant !== key && !(meant in data))
      warn([key], `this section is not known, did you mean "${meant}"?`);
  }
  for (const section of SECTIONS) {
    const value = data[section];
    if (Array.isArray(value))
      data[section] = value.map((entry, index) => entryOf(section, entry, [section, index], warn));
    else if (isFields(value)) data[section] = entryOf(section, value, [section], warn);
  }
  return data;
}

type Warn = (path: Path, said: string) => void;

function entryOf(section: string, value: unknown, path: Path, warn: Warn): unknown {
  const textField = TEXT_ENTRIES[section];
  if (typeof value === 'string' && textField) {
    warn(path, `a text where a group of fields belongs; it was taken as its "${textField}".`);
    return { [textField]: value };
  }
  if (!isFields(value)) return value;
  const entry = { ...value };
  for (const [old, now] of Object.entries(OLD_NAMES[section] ?? {})) {
    if (entry[old] === undefined) continue;
    if (entry[now] === undefined) {
      entry[now] = entry[old];
      warn([...path, old], `an older draft's name, taken as "${now}".`);
    }
    delete entry[old];
  }
  for (const field of LISTS) {
    const list = entry[field];
    if (Array.isArray(list)) entry[field] = list.filter((item) => item !== null && item !== '');
    if (typeof entry[field] !== 'string') continue;
    warn([...path, field], 'a text where a list belongs; it was taken as the list’s only entry.');
    entry[field] = [entry[field]];
  }
  for (const field of DATES)
    if (entry[field] !== undefined) entry[field] = dateOf(entry[field], [...path, field], warn);
  if (typeof entry['url'] === 'string') entry['url'] = addressOf(entry['url'], [...path, 'url'], warn);
  if (section === 'basics') tolerateBasics(entry, path, warn);
  if (section === 'work' && isFields(entry['location'])) {
    const { city, region, countryCode, country } = entry['location'];
    entry['location'] = [city, region, countryCode ?? country].filter(Boolean).join(', ');
    warn([...path, 'location'], 'a group of fields where a text belongs; its parts were joined.');
  }
  return withoutUndefined(entry);
}

function tolerateBasics(basics: Fields, path: Path, warn: Warn): void {
  if (typeof basics['location'] === 'string') {
    warn([...path, 'location'], 'a text where a group of fields belongs; it was taken as the city.');
    basics['location'] = { city: basics['location'] };
  }
  if (typeof basics['image'] === 'string' && basics['image'].startsWith('http://')) {
    warn([...path, 'image'], 'browsers load no picture without encryption here; "https://" was assumed.');
    basics['image'] = basics['image'].replace('http://', 'https://');
  }
  if (!Array.isArray(basics['profiles'])) return;
  basics['profiles'] = basics['profiles'].map((profile: unknown, index) =>
    isFields(profile) && typeof profile['url'] === 'string'
      ? { ...profile, url: addressOf(profile['url'], [...path, 'profiles', index, 'url'], warn) }
      : profile,
  );
}

/** A date as the standard writes it: a year or a month. Undefined for "it goes on". */
function dateOf(value: unknown, path: Path, warn: Warn): unknown {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return value;
  const date = parseDate(text);
  if (date === null) return value;
  if (date === 'ongoing') {
    warn(path, `${shown(text)} was taken as no end.`);
    return undefined;
  }
  const month = date.month === null ? '' : `-${String(date.month).padStart(2, '0')}`;
  const plain = `${date.year}${month}`;
  if (!dayExists(text)) warn(path, `${shown(text)} is no day of that month; it was taken as ${plain}.`);
  else if (!/^\d{4}(?:-\d{2}){0,2}$/.test(text)) warn(path, `${shown(text)} was taken as ${plain}.`);
  return plain;
}

function addressOf(url: string, path: Path, warn: Warn): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(url) || !/^[^\s/]+\.[^\s/]+/.test(url)) return url;
  warn(path, `an address without "https://"; it was taken as https://${url}.`);
  return `https://${url}`;
}

const withoutUndefined = (entry: Fields): Fields =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined));
