import { isDeepStrictEqual } from 'node:util';

import { shown } from '../standard/problems';
import type { Entry } from './entry';
import { isGroup } from '../standard/resume';

/** The maximum number of lines for the changes of a section. */
const MOST_LINES = 8;
/** The fields that identify an entry of a section. */
const NAMES = [
  'position',
  'title',
  'name',
  'institution',
  'organization',
  'language',
  'network',
  'studyType',
];

/** `Engineer, Acme (2020-05)` */
function nameOf(entry: unknown): string {
  if (!isGroup(entry)) return shown(entry);
  const names = NAMES.flatMap((field) => (typeof entry[field] === 'string' ? [entry[field]] : []));
  const date = entry['startDate'] ?? entry['date'] ?? entry['releaseDate'];
  return `${names.join(', ') || 'an entry'}${date === undefined ? '' : ` (${String(date)})`}`;
}

function fieldsBetween(before: Entry, after: Entry, at: string): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((field) => {
    const [old, now] = [before[field], after[field]];
    if (isDeepStrictEqual(old, now)) return [];
    const name = at === '' ? field : `${at}.${field}`;
    if (isGroup(old) && isGroup(now)) return fieldsBetween(old, now, name);
    if (Array.isArray(old) && Array.isArray(now)) {
      const lines = entriesBetween(old, now).map((line) => `${line.slice(0, 2)}${name}: ${line.slice(2)}`);
      return lines.length > 0 ? lines : [`~ ${name}: in another order`];
    }
    if (old === undefined) return [`+ ${name}: ${shown(now)}`];
    return now === undefined ? [`- ${name}: ${shown(old)}`] : [`~ ${name}: ${shown(old)} → ${shown(now)}`];
  });
}

/** Compares the entries by name. The remaining ones are compared by their names without dates. */
function entriesBetween(before: readonly unknown[], after: readonly unknown[]): string[] {
  const undated = (entry: unknown) => nameOf(entry).replace(/ \([^)]*\)$/, '');
  let [removed, added] = [before, after];
  const changed: string[] = [];
  for (const key of [JSON.stringify, nameOf, undated]) {
    added = added.filter((now) => {
      const at = removed.findIndex((entry) => key(entry) === key(now));
      if (at < 0) return true;
      const old = removed[at];
      removed = removed.filter((_, index) => index !== at);
      const fields = isGroup(old) && isGroup(now) ? fieldsBetween(old, now, '') : [];
      changed.push(...fields.map((line) => `~ ${nameOf(now)}: ${line.replace(/^~ /, '')}`));
      return false;
    });
  }
  return [
    ...added.map((entry) => `+ ${nameOf(entry)}`),
    ...removed.map((entry) => `- ${nameOf(entry)}`),
    ...changed,
  ];
}

/** The changes between two résumés, by section and field, one line each; empty if they are equal. */
export function differences(before: Entry, after: Entry): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((section) => {
    const [old, now] = [before[section], after[section]];
    if (isDeepStrictEqual(old, now)) return [];
    if (![old, now].some((value) => typeof value === 'object' && value !== null))
      return fieldsBetween({ [section]: old }, { [section]: now }, '');
    const lists = [old ?? [], now ?? []];
    const lines = lists.every(Array.isArray)
      ? entriesBetween(...(lists as [unknown[], unknown[]]))
      : fieldsBetween(isGroup(old) ? old : {}, isGroup(now) ? now : {}, '');
    // Only the order of the entries differs.
    if (lines.length === 0) return [`${section}: in another order`];
    const more = lines.length - MOST_LINES;
    return [
      `${section}:`,
      ...lines.slice(0, MOST_LINES).map((line) => `  ${line}`),
      ...(more > 0 ? [`  … and ${more} more`] : []),
    ];
  });
}
