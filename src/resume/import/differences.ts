import { isDeepStrictEqual } from 'node:util';

import { shown } from '../standard/problems';
import type { Entry } from './entry';
import { isGroup } from '../standard/resume';

/** The maximum number of lines for the changes of a section. */
const MOST_LINES = 8;
/** The fields that identify an entry of a section. */
const NAMES = 'position title name institution organization language network studyType'.split(' ');

/** `Engineer, Acme` */
const nameOf = (entry: unknown): string =>
  isGroup(entry)
    ? NAMES.flatMap((field) => (typeof entry[field] === 'string' ? [entry[field]] : [])).join(', ') ||
      'an entry'
    : shown(entry);

/** `Engineer, Acme (2020-05)` */
function labelOf(entry: unknown): string {
  const { startDate, date = startDate, releaseDate = date } = isGroup(entry) ? entry : {};
  return nameOf(entry) + (releaseDate === undefined ? '' : ` (${String(releaseDate)})`);
}

const changedFields = (before: Entry, after: Entry): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => !isDeepStrictEqual(before[field], after[field]),
  );

function fieldsBetween(before: Entry, after: Entry, group = ''): string[] {
  return changedFields(before, after).flatMap((field) => {
    const [old, now, name] = [before[field], after[field], group + field];
    if (isGroup(old) && isGroup(now)) return fieldsBetween(old, now, `${name}.`);
    if (Array.isArray(old) && Array.isArray(now)) {
      const lines = entriesBetween(old, now).map((line) => `${line.slice(0, 2)}${name}: ${line.slice(2)}`);
      return lines.length > 0 ? lines : [`~ ${name}: in another order`];
    }
    if (old === undefined) return [`+ ${name}: ${shown(now)}`];
    return now === undefined ? [`- ${name}: ${shown(old)}`] : [`~ ${name}: ${shown(old)} → ${shown(now)}`];
  });
}

/** Each entry has at most one twin in the other list: an equal one, else one of the same label, else of the same name. */
function entriesBetween(before: readonly unknown[], after: readonly unknown[]): string[] {
  let [removed, added] = [before, after];
  const changed: string[] = [];
  for (const keyOf of [JSON.stringify, labelOf, nameOf])
    added = added.filter((now) => {
      // A text has no name: a changed one is another text.
      const mayBeNamed = keyOf === JSON.stringify || isGroup(now);
      const at = mayBeNamed ? removed.findIndex((entry) => keyOf(entry) === keyOf(now)) : -1;
      if (at < 0) return true;
      const old = removed[at];
      removed = removed.toSpliced(at, 1);
      const fields = isGroup(old) && isGroup(now) ? fieldsBetween(old, now) : [];
      changed.push(...fields.map((line) => `~ ${labelOf(now)}: ${line.replace(/^~ /, '')}`));
      return false;
    });
  return [
    ...added.map((entry) => `+ ${labelOf(entry)}`),
    ...removed.map((entry) => `- ${labelOf(entry)}`),
    ...changed,
  ];
}

/** The changes between two résumés, by section and field, one line each; empty if they are equal. */
export const differences = (before: Entry, after: Entry): string[] =>
  changedFields(before, after).flatMap((section) => {
    const [old, now] = [before[section], after[section]];
    const isList = Array.isArray(old ?? now);
    if (!isList && !isGroup(old ?? now)) return fieldsBetween({ [section]: old }, { [section]: now });
    const lines = isList
      ? entriesBetween([old ?? []].flat(), [now ?? []].flat())
      : fieldsBetween((old ?? {}) as Entry, (now ?? {}) as Entry);
    if (lines.length === 0) return [`${section}: in another order`];
    const more = lines.length - MOST_LINES;
    return [
      `${section}:`,
      ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
      ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
  });
