import { type Path, valueAt } from '../resume/standard/path';
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A refused edit. Its message is a sentence for the owner. */
export class EditRefused extends Error {}

/** A change of an owner's file: a value (none removes it), a new entry of a list, an entry that moves. */
export type Change =
  | { path: Path; value?: unknown; at?: never; from?: never }
  | { path: Path; at: number; added: unknown; from?: never }
  | { path: Path; from: number; to: number; at?: never };

/** Whether a change removes a value or an entry. */
export const isRemoval = (change: Change): boolean =>
  change.at === undefined && change.from === undefined && change.value === undefined;

export const listAt = (data: unknown, path: Path): readonly unknown[] => {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
};

/** @throws EditRefused for a value that is no list */
function listOf(data: unknown): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  if (data && data !== list)
    throw new EditRefused('The file has another value than a list here: edit it by hand.');
  return list;
}

/**
 * The data with a value at a path. A list that is too short for it gets empty entries before it.
 * @throws EditRefused for a path through a value of another kind, which would be lost
 */
function withValue(data: unknown, [key, ...path]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const isRemoved = path.length === 0 && value === undefined;
  if (typeof key === 'number') {
    const list = listOf(data);
    if (isRemoved) return list.filter((_, at) => at !== key);
    const empty = path.length > 0 || typeof value === 'object' ? {} : '';
    return Array.from({ length: Math.max(list.length, key + 1) }, (_, at) =>
      at === key ? withValue(list[at], path, value) : (list[at] ?? empty),
    );
  }
  const group = isGroup(data) ? data : {};
  if (data && data !== group)
    throw new EditRefused(`The file has another value than a group around “${key}”: edit it by hand.`);
  const { [key]: inner, ...others } = group;
  if (isRemoved) return others;
  return { ...group, [key]: withValue(inner, path, value) };
}

/** The path to remove for a value: that of a field around it which would be empty. An entry of a list stays. */
export function pathToRemove(data: unknown, path: Path): Path {
  const around = path.slice(0, -1);
  const holder = valueAt(data, around);
  const isAlone = typeof holder === 'object' && holder !== null && Object.keys(holder).length === 1;
  return isAlone && typeof around.at(-1) === 'string' ? pathToRemove(data, around) : path;
}

/** The data of a file after a change. */
export function changedData(data: unknown, change: Change): unknown {
  const { path } = change;
  if (change.at === undefined && change.from === undefined)
    return withValue(data, isRemoval(change) ? pathToRemove(data, path) : path, change.value);
  const list = listOf(valueAt(data, path));
  if (change.from !== undefined)
    return withValue(data, path, list.toSpliced(change.from, 1).toSpliced(change.to, 0, list[change.from]));
  return withValue(data, path, list.toSpliced(change.at, 0, change.added));
}
