import type { Path } from '../standard/problems';

type Group = Readonly<Record<string, unknown>>;

/**
 * A copy of a file's data with what the filter leaves of its texts, numbers and booleans; `undefined` removes
 * one. Groups and lists keep their structure.
 * @param filter gets the group around a field as well; that of an item of a list is empty
 */
export function leavesOf(
  value: unknown,
  filter: (path: Path, leaf: unknown, group: Group) => unknown,
  path: Path = [],
  group: Group = {},
): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown, at) => leavesOf(item, filter, [...path, at]))
      .filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return filter(path, value, group);
  const entries = Object.entries(value)
    .map(([key, field]) => [key, leavesOf(field, filter, [...path, key], value as Group)] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries);
}
