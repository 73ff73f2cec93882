import { isSamePage } from './own-site';
import { isNote } from '../read/privacy';
import type { Path, Warn } from '../standard/problems';
import { plainName } from '../standard/resume-fields';
import type { Source } from '../read/source';
import { entriesIn } from './tolerate-value';

/**
 * Renames aliases to the standard's names.
 * @returns the original name of each renamed field
 */
export function renamed(
  group: Record<string, unknown>,
  names: ReadonlyMap<string, string> | undefined,
  path: Path,
  { warn, writtenAt }: { warn: Warn; writtenAt: Source['writtenAt'] },
  what = 'this field',
): [now: string, old: string][] {
  // Of several aliases, the most certain one comes first in the table.
  const order = [...(names?.keys() ?? [])];
  const keys = Object.keys(group).toSorted(
    (one, other) => order.indexOf(plainName(one)) - order.indexOf(plainName(other)),
  );
  return keys.flatMap((old): [string, string][] => {
    const now = isNote(old) ? undefined : names?.get(plainName(old));
    const value = group[old];
    if (now === undefined || now === old || value === undefined) return [];
    const lists = [group[now], value];
    // An alias next to the field of the standard's name stays an unknown field.
    if (group[now] === undefined) group[now] = value;
    else if (isOtherPage(now, old, lists)) {
      warn([...path, old], `the older name of "url", which has another address; both are shown.`, {
        weight: 'harmless',
        kind: `${old} with another address than ${now}`,
      });
      return [];
    } else if (isSecond(now, old)) {
      delete group[old];
      const name = now === 'url' ? 'the older name' : 'another name';
      warn([...path, old], `${name} of "${now}", which stands beside it; only "${now}" is shown.`, {
        weight: 'harmless',
        kind: `${old} beside ${now}`,
      });
      return [];
    } else if (lists.every(Array.isArray)) group[now] = fuller(lists, now, path.length > 0);
    else if (now === 'keywords' && lists.every(isListOrText))
      group[now] = distinct(lists.flatMap(entriesOfKeywords));
    else return [];
    delete group[old];
    writtenAt([...path, now], [...path, old]);
    warn([...path, old], `another name for ${what}, taken as "${now}"; nothing to do.`, {
      weight: 'harmless',
      kind: `${old} is ${now}`,
    });
    return [[now, old]];
  });
}

/** Whether a field is left out beside that of the standard's name, and not shown as one of the owner's own. */
const isSecond = (now: string, old: string): boolean =>
  now === 'image' || (now === 'url' && plainName(old) === 'website');

/** Whether the older field for an address has another one, which is shown with its label. */
const isOtherPage = (now: string, old: string, [one, other]: unknown[]): boolean =>
  now === 'url' &&
  plainName(old) === 'website' &&
  typeof one === 'string' &&
  typeof other === 'string' &&
  !isSamePage(one, other);

/** Longer texts between commas are parts of a sentence. */
const LONGEST_KEYWORD = 40;

/** Whether a value is a list, or a text that lists keywords. */
const isListOrText = (value: unknown): value is unknown[] | string =>
  Array.isArray(value) ||
  (typeof value === 'string' && entriesIn(value).every(({ length }) => length <= LONGEST_KEYWORD));

/** The keywords of a list, or of a text that lists them. */
const entriesOfKeywords = (value: unknown[] | string): unknown[] =>
  typeof value === 'string' ? entriesIn(value) : value;

/** Keywords without those that differ from an earlier one in case, spaces and hyphens only. */
function distinct(keywords: readonly unknown[]): unknown[] {
  const names = new Set<unknown>();
  return keywords.filter((keyword) => {
    const name = typeof keyword === 'string' ? plainName(keyword.trim()) : keyword;
    return !names.has(name) && names.add(name);
  });
}

/** Merges two lists of one field. Of two complete sections, the larger one is used. */
function fuller(lists: unknown[][], field: string, together: boolean): unknown[] {
  if (together) return field === 'keywords' ? distinct(lists.flat()) : lists.flat();
  const [longest = []] = lists.toSorted(
    (one, other) => JSON.stringify(other).length - JSON.stringify(one).length,
  );
  return longest;
}
