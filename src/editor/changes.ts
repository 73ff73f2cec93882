const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export type Path = readonly (string | number)[];

/** A change of an owner's file: a value (`undefined` removes it), a new entry of a list, an entry that moves. */
export type Change =
  | { path: Path; value: unknown }
  | { path: Path; at: number; added: unknown }
  | { path: Path; from: number; to: number };

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    data,
  );

const listAt = (data: unknown, path: Path): readonly unknown[] => {
  const value = valueAt(data, path);
  return Array.isArray(value) ? value : [];
};

function withValue(data: unknown, [key, ...path]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const isLast = path.length === 0 && value === undefined;
  if (Array.isArray(data))
    return isLast
      ? data.filter((_, at) => at !== key)
      : data.with(Number(key), withValue(data[Number(key)], path, value));
  const { [key]: inner, ...others } = isGroup(data) ? data : {};
  if (isLast) return others;
  return { ...(isGroup(data) && data), [key]: withValue(inner, path, value) };
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
  const list = listAt(data, path);
  if ('from' in change)
    return withValue(data, path, list.toSpliced(change.from, 1).toSpliced(change.to, 0, list[change.from]));
  if ('at' in change) return withValue(data, path, list.toSpliced(change.at, 0, change.added));
  return withValue(data, change.value === undefined ? pathToRemove(data, path) : path, change.value);
}
