import type { Path } from '../standard/path';
import { numbered, type ReadContext } from './companies';
import { periodOf } from './period-of';
import type { OtherEntry, OtherSection } from './portfolio-sections';
import { isWebAddress } from './texts/bare-address';
import { headingOfKey, propertiesOf, textsOf } from './properties';
import { monthOfDate } from '../standard/dates';
import { isOngoing, spanOfText, standardDate } from '../standard/written-dates';
import type { Group, Resume } from '../standard/resume';
import { ABOUT_THE_FILE, BOTH_DATES, isGroup, isText, plainName, SECTIONS } from '../standard/resume';

type Fields = Omit<OtherEntry, 'id'>;

/** Field names by their role in an entry. */
const TITLES = 'name title heading position role event topic label subject project item course author';
const TEXTS = 'summary description text body details quote content feedback abstract';
const POINTS = 'highlights points bullets activities';
const LINKS = 'url link website href websitelink websiteurl';
const DATES = 'date dates year when releasedate';

const EMPTY: Fields = {
  title: null,
  period: null,
  url: null,
  summary: null,
  highlights: [],
  properties: [],
};

const isDate = (value: unknown): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && standardDate(String(value)) !== null;
const isSpan = (value: unknown): value is string => isText(value) && spanOfText(value) !== null;
const isEnd = (value: unknown): value is string => isDate(value) || (isText(value) && isOngoing(value));
const isAddress = (value: unknown): value is string => isText(value) && isWebAddress(value);
/** Whether a value is the file of a picture on the owner's server, which is no text: `images/loom.png`. */
const isPictureFile = (value: unknown): boolean =>
  isText(value) && /^[^\s:]+\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i.test(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && !value.some(isGroup);

function entryOf(group: Group, path: Path, reading: ReadContext): Fields {
  const used = new Set<string>();
  const use = <Value>(names: string, fits: (value: unknown) => value is Value): Value | null => {
    for (const name of names.split(' ')) {
      const key = Object.keys(group).find((one) => plainName(one) === name && !used.has(one));
      const value = key === undefined ? undefined : group[key];
      if (key === undefined || !fits(value)) continue;
      used.add(key);
      return value;
    }
    return null;
  };
  const named = Object.keys(group).find((key) => /[a-z](?:Name|Title)$|[\s_-](?:name|title)$/.test(key));
  const title = use(TITLES, isText) ?? (named === undefined ? null : use(plainName(named), isText));
  const start = use('startdate start from', isDate);
  const end = use('enddate end to until', isEnd);
  const span = start === null && end === null ? spanOfText(use([...BOTH_DATES].join(' '), isSpan)) : null;
  const on = span === null ? use(DATES, isDate) : null;
  const [startDate, endDate, date] = [start ?? span?.startDate, end ?? span?.endDate, on].map((text) =>
    text == null ? undefined : (standardDate(String(text)) ?? undefined),
  );
  const day = monthOfDate(date);
  const url = use(LINKS, isAddress);
  const summary = use(TEXTS, isText);
  const highlights = textsOf(use(POINTS, isList) ?? []);
  const rest = Object.entries(group).filter(([key, value]) => !used.has(key) && !isPictureFile(value));
  return {
    title,
    period:
      start !== null || end !== null || span !== null
        ? periodOf({ ...(startDate && { startDate }), ...(endDate && { endDate }) }, path, reading)
        : day && { start: day, end: day, current: false },
    url,
    summary,
    highlights,
    properties: propertiesOf('', Object.fromEntries(rest), [title, url, String(path[0])]),
  };
}

/** The entries of a section: of a list, of the lists in a group, or a single entry for other values. */
function entriesOf(value: unknown, path: Path, reading: ReadContext): Fields[] {
  if (isText(value) || typeof value === 'number') return [{ ...EMPTY, summary: String(value) }];
  if (isList(value)) return [{ ...EMPTY, highlights: textsOf(value) }];
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

const hasText = ({ title, url, summary, highlights, properties = [] }: Fields): boolean =>
  [title, url, summary].some((text) => text !== null) || highlights.length + properties.length > 0;

/** The sections that the standard does not define, with their own names, in the order of the file. */
export const otherSectionsOf = (resume: Resume, reading: ReadContext): OtherSection[] =>
  Object.entries(resume)
    .filter(([key]) => !SECTIONS.includes(key) && !ABOUT_THE_FILE.includes(key))
    .flatMap(([key, value]) => {
      const title = headingOfKey(key);
      const entries = entriesOf(value, [key], reading).filter(hasText);
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
