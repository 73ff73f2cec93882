import { numbered, type Reading } from './companies';
import { month, periodOf } from './period-of';
import { parseDate } from '../standard/dates';
import type { OtherEntry, OtherSection } from './portfolio-sections';
import { isFile, warnOfFiles } from './texts/file-path';
import { linkedTitle } from './texts/name-link';
import { headingOfKey, propertiesOf, textsOf } from './properties';
import { SECTIONS, type Resume } from '../standard/resume';
import { ABOUT_THE_FILE, BOTH_DATES, plainName } from '../standard/resume';
import { spanOfText } from '../tidy/dates';
import { linkOf } from './texts/text-of-group';
import { isToolSetting } from './tool-settings';
import { isGroup } from '../standard/shape';

type Group = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && !isFile(value);

/** Field names by their role in an entry. */
const TITLES = 'name title heading position role event topic label subject project item course author'.split(
  ' ',
);
const TEXTS = 'summary description text body details quote content feedback abstract'.split(' ');
const POINTS = 'highlights points bullets activities'.split(' ');
const LINKS = 'url link website href websitelink websiteurl'.split(' ');
/** Names of fields with the organization of a position. */
const PLACES_OF_POSITION = 'organization organisation company institution'.split(' ');
const DATES = 'date dates year when releasedate'.split(' ');

/** Whether an unknown part of a file can be shown as a section. */
function canBeSection(value: unknown): boolean {
  if (isText(value)) return true;
  const parts = Array.isArray(value) ? (value as unknown[]) : isGroup(value) ? Object.values(value) : [];
  return parts.some((part) => textsOf(part) !== null || canBeSection(part));
}

/** The keys of a résumé that are neither sections of the standard nor settings of a tool. */
const otherKeys = (resume: object): string[] =>
  Object.entries(resume)
    .filter(
      ([key, value]) =>
        !(SECTIONS as readonly string[]).includes(key) &&
        !ABOUT_THE_FILE.includes(key) &&
        !isToolSetting(key, value),
    )
    .map(([key]) => key);

const EMPTY = { title: null, period: null, url: null, summary: null, highlights: [], properties: [] };

/** The kind of an entry or of an organization in the name of a field: `courseName`, `job_title`. */
const OF_KIND = /^(.*\p{Ll})(?:Name|Title)$|^(.+)[_-](?:name|title)$/u;
/** Parts and other forms of a name, and names of files. */
const NO_KIND =
  /^(?:alt|display|domain|family|file|first|given|host|icon|image|last|meta|middle|nick|short|sub|user)$/i;
const ORGANIZATION =
  /^(?:college|company|employer|institution|organi[sz]ation|provider|publisher|school|university)$/i;
/** Others that belong to an entry and are no title of it. */
const BESIDE =
  /^(?:author|city|client|country|department|event|instructor|location|manager|mentor|place|room|speaker|teacher|team|venue)$/i;
const POSITION = /^(?:job|position|role|work)$/i;

/** An entry whose title has the kind of the entry in its name, with the usual names of fields. */
function withTitle(group: Group, path: readonly PropertyKey[], { warn }: Reading): Group {
  const kinds = Object.keys(group).flatMap((key) => {
    const [, camel, other = ''] = OF_KIND.exec(key) ?? [];
    const kind = camel ?? other;
    return kind === '' || NO_KIND.test(kind) || !isText(group[key]) ? [] : [{ key, kind }];
  });
  const has = (names: readonly string[]) =>
    Object.keys(group).some((key) => names.includes(plainName(key)) && isText(group[key]));
  const first = kinds.find(({ kind }) => !ORGANIZATION.test(kind) && !BESIDE.test(kind));
  const named = first ?? (has(TITLES) ? undefined : kinds[0]);
  if (named === undefined || has(['name', 'title', 'heading', 'position', 'role'])) return group;
  const employer = kinds.find((one) => one !== named && ORGANIZATION.test(one.kind));
  const isJob = POSITION.test(named.kind);
  const names = new Map([[named.key, isJob ? 'position' : 'title']]);
  if (isJob && employer && !has(PLACES_OF_POSITION)) names.set(employer.key, 'organization');
  for (const [old, now] of names)
    warn([...path, old], `another name for this field, taken as "${now}"; nothing to do.`, {
      weight: 'harmless',
      kind: `${old} is ${now}`,
    });
  return Object.fromEntries(Object.entries(group).map(([key, value]) => [names.get(key) ?? key, value]));
}

function entryOf(given: Group, path: readonly PropertyKey[], reading: Reading): Omit<OtherEntry, 'id'> {
  const group = withTitle(given, path, reading);
  const used = new Set<string>();
  const use = <Value>(names: readonly string[], fits: (value: unknown) => value is Value): Value | null => {
    for (const name of names) {
      const key = Object.keys(group).find((one) => plainName(one) === name && !used.has(one));
      const value = key === undefined ? undefined : group[key];
      if (key === undefined || !fits(value)) continue;
      used.add(key);
      return value;
    }
    return null;
  };
  const isDate = (value: unknown): value is string | number =>
    (typeof value === 'string' || typeof value === 'number') && month(String(value)) !== null;
  const isSpan = (value: unknown): value is string => isText(value) && spanOfText(value) !== null;
  const isEnd = (value: unknown): value is string => isText(value) && parseDate(value) !== null;
  const isAddress = (value: unknown): value is string =>
    isText(value) && /^https?:\/\/[^\s/]/.test(value) && URL.canParse(value);
  const isList = (value: unknown): value is string[] => Array.isArray(value) && textsOf(value) !== null;
  const isPosition = !Object.keys(group).some((key) => /^(?:name|title|heading)$/i.test(key));
  const position = use(TITLES, isText);
  const place = isPosition ? use(PLACES_OF_POSITION, isText) : null;
  const [words, linked] = linkedTitle(position);
  const title = place === null || words === null ? (words ?? place) : `${words}, ${place}`;
  const start = use(['startdate', 'start', 'from'], isDate);
  const end = use(['enddate', 'end', 'to', 'until'], isEnd);
  const span = start === null && end === null ? spanOfText(use([...BOTH_DATES], isSpan)) : null;
  const on = span === null ? use(DATES, isDate) : null;
  const spanned = {
    ...span,
    ...(start !== null && { startDate: String(start) }),
    ...(end !== null && { endDate: end }),
  };
  const day = on === null ? null : month(String(on));
  const url = use(LINKS, isAddress) ?? linked;
  const entry = {
    title,
    period:
      start !== null || end !== null || span !== null
        ? periodOf(spanned, path, reading)
        : day && { start: day, end: day, current: false },
    url,
    summary: use(TEXTS, isText),
    highlights: textsOf(use(POINTS, isList) ?? undefined) ?? [],
  };
  // The text of a website may stand beside its address: `website: "Slides", websiteLink: "https://…"`.
  const withAddress = (key: string, value: unknown): unknown =>
    url !== null && /^(?:website|homepage)$/i.test(key) && isText(value)
      ? url.includes(value)
        ? null
        : linkOf([value, url])
      : value;
  const rest = Object.entries(group)
    .filter(([key]) => !used.has(key))
    .map(([key, value]): [string, unknown] => [key, withAddress(key, value)]);
  // The fields of a group in an entry are treated as fields of the entry.
  const flat = rest.flatMap(([key, value]): [string, unknown][] =>
    isGroup(value) ? Object.entries(value).map(([inner, text]) => [`${key} ${inner}`, text]) : [[key, value]],
  );
  return {
    ...entry,
    properties: propertiesOf('', Object.fromEntries(flat), [entry.title, entry.url, String(path[0])]),
  };
}

/** The entries of a section: of a list, of the lists in a group, or a single entry for other values. */
function entriesOf(value: unknown, path: readonly PropertyKey[], reading: Reading): Omit<OtherEntry, 'id'>[] {
  if (isText(value) || typeof value === 'number') return [{ ...EMPTY, summary: String(value) }];
  const texts = Array.isArray(value) ? textsOf(value) : null;
  if (texts) return [{ ...EMPTY, highlights: texts }];
  if (Array.isArray(value))
    return value.flatMap((item: unknown, at) => entriesOf(item, [...path, at], reading));
  if (!isGroup(value)) return [];
  const lists = Object.entries(value).filter(([, part]) => Array.isArray(part) && part.some(isGroup));
  const others = Object.fromEntries(
    Object.entries(value).filter(([key]) => !lists.some(([list]) => list === key)),
  );
  return [
    ...(Object.keys(others).length > 0 ? [entryOf(others, path, reading)] : []),
    ...lists.flatMap(([key, part]) => entriesOf(part, [...path, key], reading)),
  ];
}

const hasText = ({ title, url, summary, highlights, properties = [] }: Omit<OtherEntry, 'id'>): boolean =>
  [title, url, summary].some((text) => text !== null) || highlights.length + properties.length > 0;

/** Lists of sections, each with its own title. */
const LIST_OF_SECTIONS = /^(?:custom|other|additional|extra|more)?sections?$/;

type Part = { value: unknown; path: readonly PropertyKey[] };
type Section = { title: string; parts: readonly Part[] };

/** A section, or those of a list, `[{ "title": "Talks", "items": […] }]`. */
function sectionsIn(key: string, value: unknown): Section[] {
  const whole = { title: headingOfKey(key), parts: [{ value, path: [key] }] };
  if (!LIST_OF_SECTIONS.test(plainName(key)) || !Array.isArray(value)) return [whole];
  const listed = value.map((part: unknown, at): Section | null => {
    const fields = isGroup(part) ? Object.entries(part) : [];
    const [name, title] =
      fields.find(([field, text]) => TITLES.includes(plainName(field)) && isText(text)) ?? [];
    const [list, ...others] = fields.filter(([, items]) => Array.isArray(items));
    if (!isText(title) || !list || others.length > 0) return null;
    const rest = Object.fromEntries(fields.filter(([field]) => field !== name && field !== list[0]));
    return {
      title,
      parts: [
        { value: rest, path: [key, at] },
        { value: list[1], path: [key, at, list[0]] },
      ],
    };
  });
  return listed.includes(null) ? [whole] : listed.filter((section) => section !== null);
}

/** The sections that the standard does not define, with their own names, in the order of the file. */
export const otherSectionsOf = (resume: Resume, reading: Reading): OtherSection[] =>
  otherKeys(resume)
    .flatMap((key) => {
      const value = (resume as Group)[key];
      warnOfFiles(value, [key], reading.warn);
      return canBeSection(value) ? sectionsIn(key, value) : [];
    })
    .flatMap(({ title, parts }) => {
      const entries = parts.flatMap(({ value, path }) => entriesOf(value, path, reading)).filter(hasText);
      if (entries.length === 0) return [];
      const id = reading.slug(`section ${title}`);
      return {
        id,
        title,
        entries: numbered(entries).map(({ entry }) => ({
          id: reading.slug(`${title} ${entry.title ?? ''}`),
          ...entry,
        })),
      };
    });
