import { countryCodeOf } from '../model/country-name';
import { parseDate } from '../standard/dates';
import { isDegree } from '../model/degree';
import { isNothing } from './empty-entries';
import type { Path, Warn } from '../standard/problems';
import { locateCity } from '../model/locate-city';
import { headingOfKey } from '../model/properties';
import { BOTH_DATES, FIELDS, jobFieldOf, OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { isSpokenLanguage } from '../model/spoken-names';
import { schoolAsPlace } from './school-as-place';
import { namesIn, technologyOf, withoutEtc } from '../model/same-term';
import { isDay, spanOfText } from './tolerate-date';
import { isText } from '../standard/shape';

type Group = Record<string, unknown>;
type Reading = { warn: Warn; writtenAt: (path: Path, written: Path) => void };

/** Fields with which an owner takes an entry out without deleting it, by the value that does so. */
const OUT: readonly (readonly [name: RegExp, value: boolean | RegExp])[] = [
  [/^(?:is[_-]?)?(?:hide|hidden|disabled|draft|resume[_-]?hide|exclude)$/i, true],
  [/^(?:is[_-]?)?(?:visible|display|enabled|show|include)$/i, false],
  [/^visibility$/i, /^(?:private|hidden|draft|unlisted|internal|none|on[- _]?request)$/i],
];

/** The field by which the owner takes an entry out: `"hide": true`, `"visible": false`; undefined without one. */
export const hidingField = (entry: Group): string | undefined =>
  Object.keys(entry).find((key) =>
    OUT.some(([name, out]) => {
      const value = entry[key];
      return name.test(key) && (out instanceof RegExp ? isText(value) && out.test(value) : value === out);
    }),
  );

/** Words that end the name of a role. */
const ROLE =
  /(?:analyst|assistant|clerk|consultant|designer|developer|engineer|intern|manager|nurse|teacher|开发|開發|工程师|工程師|设计师|設計師|经理|經理|实习生|實習生|编辑|編輯)$/iu;

/** A job with a single text under a name of its owner's: `{ "Internship": "Guarded the mill." }`. */
export function namedByField(section: string, entry: Group, path: Path, warn: Warn): Group {
  const [[key = '', text] = [], ...others] = Object.entries(entry);
  const isNamed =
    section === 'work' && others.length === 0 && isText(text) && !Object.hasOwn(FIELDS['work'] ?? {}, key);
  if (!isNamed) return entry;
  warn(
    [...path, key],
    'a job with this field alone; its name was taken as "name", and its text as "summary".',
  );
  return { name: headingOfKey(key), summary: text };
}

/** The field of a job with its place of work, if that is the employer: there is no other, and it is no town. */
function employerAsPlace(entry: Group): string | undefined {
  const place = ['place', 'where'].find((key) => {
    const text = entry[key];
    return isText(text) && locateCity(text).kind !== 'found' && countryCodeOf(text) === null;
  });
  const has = (field: string) =>
    Object.keys(entry).some((key) => jobFieldOf(key) === field && isText(entry[key]));
  return has('position') && !has('name') ? place : undefined;
}

/**
 * Renames fields whose meaning depends on the fields beside them: the `title` of a degree that has a
 * `studyType` is its subject, and the `label` of a skill is its level, or its name.
 */
export function renamedByNeighbours(
  section: string,
  entry: Group,
  path: Path,
  { warn, writtenAt }: Reading,
): void {
  const rename = (old: string, now: string, message?: string) => {
    entry[now] = entry[old];
    delete entry[old];
    writtenAt([...path, now], [...path, old]);
    warn(
      [...path, old],
      message ?? `another name for this field, taken as "${now}"; nothing to do.`,
      message === undefined ? { weight: 'harmless', kind: `${old} is ${now}` } : { kind: message },
    );
  };
  if (section === 'work') {
    const { name, ...others } = entry;
    // Beside a place that is no town, the name of a role is no employer.
    if (isText(name) && ROLE.test(name) && employerAsPlace({ position: name, ...others }) !== undefined)
      if (employerAsPlace(others) === undefined)
        rename('name', 'position', 'the name of a role beside its place; it was taken as "position".');
    const employer = employerAsPlace(entry);
    if (employer !== undefined)
      rename(employer, 'name', 'no town, and no employer stands beside it; it was taken as "name".');
  }
  const names = OTHER_FIELDS.get(section);
  const isUnnamed = !Object.keys(entry).some((key) => names?.get(plainName(key)) === 'language');
  const spoken = Object.keys(entry).find((key) => isText(entry[key]) && isSpokenLanguage(entry[key]));
  if (section === 'languages' && isUnnamed && spoken !== undefined)
    rename(spoken, 'language', 'no "language" stands beside it; it was taken as that.');
  const school = section === 'education' ? schoolAsPlace(entry) : undefined;
  if (school !== undefined)
    rename(school, 'institution', 'no town, and no school stands beside it; it was taken as "institution".');
  const { title, area } = entry;
  // Beside a degree and its field of study, the title is that of the thesis.
  const { studyType } = entry;
  const isThesis = isText(area) && isText(studyType) && isDegree(studyType);
  const namesDegree = isText(title) && isText(area) && (isDegree(title) || title.includes(area));
  if (section === 'education' && isText(title) && isThesis && !namesDegree && entry['thesis'] === undefined)
    rename('title', 'thesis');
  if (section === 'education' && isText(title) && isText(studyType) && !isThesis) {
    rename('title', 'area');
    // Beside a field of study, the title names the course.
    if (isText(area) && !plainName(title).includes(plainName(area)))
      entry['area'] = `${title.trim().replace(/\.$/, '')}, ${area}`;
  }
  const { level } = entry;
  if (section === 'skills' && Array.isArray(level) && level.length > 1) {
    delete entry['level'];
    warn(
      [...path, 'level'],
      'several levels; a skill has one, so they were left out. Give each keyword an entry of its own.',
      { weight: 'missing' },
    );
  }
  if (section === 'skills' && isText(entry['label'])) {
    if (!isText(entry['name'])) rename('label', 'name');
    else if (entry['level'] === undefined) rename('label', 'level');
  }
}

/** Empties repeated entries of a list. */
export function withoutRepeated(entries: readonly unknown[], path: Path, warn: Warn): unknown[] {
  const known = new Set<string>();
  return entries.map((entry, at) => {
    const text = JSON.stringify(entry);
    if (isNothing(entry) || !known.has(text)) {
      known.add(text);
      return entry;
    }
    warn([...path, at], 'this entry stands here twice; the second was left out.', { weight: 'harmless' });
    return {};
  });
}

const saysOngoing = (date: unknown): boolean => isText(date) && parseDate(date) === 'ongoing';

/** The only date of an entry, `"date": "2023-09"`, as its start and end. */
function dayOf(group: Group, key: string): { startDate: string; endDate: string } | null {
  const date = group[key];
  if (group['startDate'] !== undefined || group['endDate'] !== undefined || !isDay(date)) return null;
  return { startDate: String(date), endDate: String(date) };
}

/** Exchanges a start that says "present" and an end with a date. */
function swapOpenStart(group: Group, path: Path, warn: Warn): void {
  const { startDate, endDate } = group;
  if (!saysOngoing(startDate) || !isDay(endDate)) return;
  group['startDate'] = endDate;
  delete group['endDate'];
  warn([...path, 'startDate'], 'no date, and "endDate" is one; they were read the other way round.');
}

/** Reads `"date": "ongoing"` of a project as its end. */
function takeOngoing(group: Group, path: Path, { writtenAt }: Reading): void {
  const key = Object.keys(group).find((name) => BOTH_DATES.has(plainName(name)) && saysOngoing(group[name]));
  if (key === undefined || group['endDate'] !== undefined) return;
  group['endDate'] = group[key];
  delete group[key];
  writtenAt([...path, 'endDate'], [...path, key]);
}

/**
 * Reads `"dates": "2018 – 2020"` as a start and an end, and leaves it out beside the same dates. A single date is
 * both.
 */
export function splitDates(section: string, group: Group, path: Path, reading: Reading): void {
  const { warn, writtenAt } = reading;
  if (section === 'projects') takeOngoing(group, path, reading);
  swapOpenStart(group, path, warn);
  for (const key of Object.keys(group)) {
    const span = BOTH_DATES.has(plainName(key)) ? (spanOfText(group[key]) ?? dayOf(group, key)) : null;
    if (span === null) continue;
    if (group['startDate'] === undefined) {
      delete group[key];
      Object.assign(group, span);
      for (const date of Object.keys(span)) writtenAt([...path, date], [...path, key]);
      warn([...path, key], 'it was taken as start and end; write "startDate" and "endDate".', {
        kind: 'two dates',
      });
    } else if (repeatsDates(group, span)) {
      delete group[key];
      warn([...path, key], 'it repeats "startDate" and "endDate"; it was left out.', {
        weight: 'harmless',
        kind: 'repeated dates',
      });
    }
  }
}

/** Whether the start of a span is the start of the entry, and its end too. */
function repeatsDates({ startDate, endDate }: Group, span: { startDate: string; endDate?: string }): boolean {
  const same = (one: unknown, other: unknown) => {
    const [date, written] = [one, other].map((text) =>
      isText(text) || typeof text === 'number' ? parseDate(String(text)) : 'ongoing',
    );
    return JSON.stringify(date) === JSON.stringify(written);
  };
  return same(startDate, span.startDate) && same(endDate, span.endDate);
}

/** The longest level. A longer text is a list of tools. */
const LONGEST_LEVEL = 24;

/** Words of levels, also of long ones: "Professional working proficiency", "5 years, daily". */
const OF_LEVEL =
  /\b(?:proficien\w*|beginner|basics?|elementary|intermediate|advanced|expert\w*|master|fluent|native|professional|experienced?|knowledge|skilled|familiar\w*|learning|years?)\b|\d\s*(?:%|\/)/i;

const isOfLevel = (name: string): boolean => OF_LEVEL.test(name) && technologyOf(name) === null;

const withoutCommas = (text: string): string => text.replaceAll(/[\s;,、]/g, '');

/** The tools that a text in the place of a level lists; empty for a level, and for sentences. */
function toolsIn(level: unknown): string[] {
  if (!isText(level) || /[.!?]\s+\p{Lu}/u.test(level)) return [];
  const names = namesIn(level);
  const isList = names.length > 1 || level.trim().length > LONGEST_LEVEL;
  // `namesIn` leaves out a part that is too long for a name.
  const isComplete = withoutCommas(names.join('')) === withoutCommas(withoutEtc(level));
  return isList && isComplete && !names.some(isOfLevel) ? names : [];
}

/** Takes the level of a skill as its keywords if it lists tools and there are no keywords. */
export function keywordsOfLevel(skill: Group, path: Path, level: string, { warn, writtenAt }: Reading): void {
  const { keywords } = skill;
  if (keywords !== undefined && keywords !== '' && !(Array.isArray(keywords) && keywords.every(isNothing)))
    return;
  const tools = toolsIn(skill['level']);
  if (tools.length === 0) return;
  skill['keywords'] = tools;
  delete skill['level'];
  writtenAt([...path, 'keywords'], [...path, level]);
  warn([...path, level], 'a list where a level belongs; it was taken as the skill’s "keywords".', {
    weight: 'harmless',
    kind: 'level is keywords',
  });
}
