import { didYouMean, nearest } from './nearest';
import { fieldName, type Findings } from './problems';
import { withoutEmpty } from './read-portal';
import { SECTIONS } from './resume';
import { ABOUT_THE_FILE, FIELDS, MAIN_FIELD, OTHER_FIELDS, OTHER_SECTIONS } from './resume-fields';
import type { Source } from './source';
import { tolerateValue, type Path, type Warn } from './tolerate-value';

type Group = Record<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An export holds all that was understood of the file. */
const NOT_SHOWN = 'no page shows it, only the published resume.json';

/**
 * Understands what real résumés write instead of what the standard says, with one warning for each
 * assumption, and for each field that no page shows. What cannot be understood is left as it is, for the schema to name.
 */
export function tolerateResume(source: Source, findings: Findings): unknown {
  if (!isGroup(source.data)) return source.data;
  const warn: Warn = (path, said) =>
    findings.warnings.push(`${source.place(path)} ${fieldName(path)}: ${said}`);
  const data = withoutEmpty(source.data) as Group;
  const written: Readonly<Record<string, string>> = Object.fromEntries(
    renamed(data, OTHER_SECTIONS, [], warn, 'this section'),
  );
  for (const key of Object.keys(data)) {
    if ((SECTIONS as readonly string[]).includes(key) || ABOUT_THE_FILE.includes(key)) continue;
    const meant = nearest(key, SECTIONS);
    if (meant !== null && !(meant in data))
      warn([key], `this section is not known, did you mean "${meant}"?`);
    else warn([key], `this section is not known; ${NOT_SHOWN}.`);
  }
  for (const [section, fields] of Object.entries(FIELDS)) {
    const value = data[section];
    const path = [written[section] ?? section];
    if (value === undefined || section.includes('.')) continue;
    if (section === 'basics') {
      if (isGroup(value)) data[section] = basicsOf(value, warn);
      continue;
    }
    const single = isGroup(value) && Object.keys(value).some((key) => key in fields);
    if (single) warn(path, 'one entry where a list belongs; it was taken as the list’s only entry.');
    const entries = single || (typeof value === 'string' && value !== '') ? [value] : value;
    if (Array.isArray(entries)) {
      tellEmpty(entries, path, warn);
      data[section] = entries.map((entry, index) =>
        entryOf(section, entry, single ? path : [...path, index], warn),
      );
    }
  }
  return data;
}

/** Gives what goes by another name its own, in place. @returns each own name with the one that was written */
function renamed(
  group: Group,
  names: Readonly<Record<string, string>>,
  path: Path,
  warn: Warn,
  what = 'this field',
): [now: string, old: string][] {
  return Object.entries(names).flatMap(([old, now]): [string, string][] => {
    // What stands beside the field of its proper name stays what it is: a field that nobody knows.
    if (group[old] === undefined || group[now] !== undefined) return [];
    group[now] = group[old];
    delete group[old];
    warn([...path, old], `another name for ${what}, taken as "${now}".`);
    return [[now, old]];
  });
}

function entryOf(section: string, value: unknown, path: Path, warn: Warn): unknown {
  const main = MAIN_FIELD[section];
  if (typeof value === 'string' && value !== '' && main) {
    warn(path, `a text where a group of fields belongs; it was taken as its "${main}".`);
    return { [main]: value };
  }
  // An empty entry keeps its place, so that those behind it are still found in the file.
  if (value === null || value === '') return {};
  return isGroup(value) ? groupOf(section, value, path, warn) : value;
}

const isNothing = (entry: unknown): boolean =>
  entry === null || entry === '' || (isGroup(entry) && Object.keys(entry).length === 0);

/** Says once for a list that it has empty entries; where they are left out is `withoutEmptyEntries`. */
function tellEmpty(entries: readonly unknown[], path: Path, warn: Warn): void {
  const first = entries.findIndex(isNothing);
  if (first < 0) return;
  const more = entries.filter(isNothing).length - 1;
  const said =
    more > 0 ? `empty, as ${more > 1 ? 'are' : 'is'} ${more} more here; they were` : 'empty; it was';
  warn([...path, first], `this entry is ${said} left out.`);
}

/** What of a résumé says something: once it is read, nobody looks for the places of its entries any more. */
export function withoutEmptyEntries<Data>(value: Data): Data {
  const kept = (list: unknown[]) => list.filter((entry) => !isNothing(entry));
  const groups = Object.entries(value as Group).map(([key, field]) => {
    if (Array.isArray(field)) return [key, kept(field)];
    return [key, key === 'basics' && isGroup(field) ? withoutEmptyEntries(field) : field];
  });
  return Object.fromEntries(groups) as Data;
}

/** A group of fields, each as its kind wants it; what is in no list is named. */
function groupOf(section: string, value: Group, path: Path, warn: Warn): Group {
  const group = { ...value };
  const written = Object.fromEntries(renamed(group, OTHER_FIELDS[section] ?? {}, path, warn));
  const fields = FIELDS[section] ?? {};
  for (const key of Object.keys(group)) {
    const kind = Object.hasOwn(fields, key) ? fields[key] : undefined;
    if (kind) group[key] = tolerateValue(group[key], kind, [...path, written[key] ?? key], warn);
    else
      warn(
        [...path, key],
        `this field is not known${didYouMean(key, Object.keys(fields)).replace('?', '?;') || ';'} ${NOT_SHOWN}.`,
      );
  }
  return Object.fromEntries(Object.entries(group).filter(([, field]) => field !== undefined));
}

function basicsOf(value: Group, warn: Warn): Group {
  const path = ['basics'];
  const basics = groupOf('basics', value, path, warn);
  const { image, location, profiles } = basics;
  if (typeof location === 'string') {
    warn([...path, 'location'], 'a text where a group of fields belongs; it was taken as the city.');
    basics['location'] = { city: location };
  } else if (isGroup(location)) {
    const place = groupOf('basics.location', location, [...path, 'location'], warn);
    for (const field of ['address', 'postalCode'])
      if (place[field] !== undefined) warn([...path, 'location', field], `${NOT_SHOWN}.`);
    basics['location'] = place;
  }
  if (typeof image === 'string' && image.startsWith('http://')) {
    warn([...path, 'image'], 'browsers load no picture without encryption here; "https://" was assumed.');
    basics['image'] = image.replace('http://', 'https://');
  }
  const list = isGroup(profiles) ? [profiles] : profiles;
  if (Array.isArray(list)) {
    tellEmpty(list, [...path, 'profiles'], warn);
    basics['profiles'] = list.map((profile: unknown, index) => {
      if (profile === null || profile === '') return {};
      return isGroup(profile)
        ? groupOf('basics.profiles', profile, [...path, 'profiles', index], warn)
        : tolerateValue(profile, 'group', [...path, 'profiles', index], warn);
    });
  }
  return basics;
}
