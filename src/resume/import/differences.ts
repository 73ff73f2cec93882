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
    if (old === undefined) return [`+ ${name}: ${shown(now)}`];
    return now === undefined ? [`- ${name}: ${shown(old)}`] : [`~ ${name}: ${shown(old)} → ${shown(now)}`];
  });
}

/** The entries that only one of two lists has, and those of the same name with other fields. */
function entriesBetween(before: readonly unknown[], after: readonly unknown[]): string[] {
  const without = (entries: readonly unknown[], others: readonly unknown[]) =>
    entries.filter((entry) => !others.some((other) => isDeepStrictEqual(entry, other)));
  const [removed, added] = [without(before, after), without(after, before)];
  const twinIn = (entries: readonly unknown[], entry: unknown) =>
    entries.find((other) => nameOf(other) === nameOf(entry));
  return [
    ...added.map((entry) => {
      const old = twinIn(removed, entry);
      return isGroup(old) && isGroup(entry)
        ? `~ ${labelOf(entry)}: ${changedFields(old, entry).join(', ')}`
        : `+ ${labelOf(entry)}`;
    }),
    ...removed.filter((entry) => !twinIn(added, entry)).map((entry) => `- ${labelOf(entry)}`),
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
