import type { Path } from './problems';

type Group = Readonly<Record<string, unknown>>;

/**
 * A copy of a file's data with the texts, numbers and booleans that pass the filter. Groups and lists keep
 * their structure.
 * @param passes gets the group around a field as well; that of an item of a list is empty
 */
export function leavesOf(
  value: unknown,
  passes: (path: Path, leaf: unknown, group: Group) => boolean,
  path: Path = [],
  group: Group = {},
): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown, at) => leavesOf(item, passes, [...path, at]))
      .filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return passes(path, value, group) ? value : undefined;
  const entries = Object.entries(value)
    .map(([key, field]) => [key, leavesOf(field, passes, [...path, key], value as Group)] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries);
}
