import type { Path } from './problems';

/**
 * A copy of a file's data with the texts, numbers and booleans that pass the filter. Groups and lists keep
 * their structure.
 */
export function leavesOf(
  value: unknown,
  passes: (path: Path, leaf: unknown) => boolean,
  path: Path = [],
): unknown {
  if (Array.isArray(value))
    return value
      .map((item: unknown, at) => leavesOf(item, passes, [...path, at]))
      .filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return passes(path, value) ? value : undefined;
  const entries = Object.entries(value)
    .map(([key, field]) => [key, leavesOf(field, passes, [...path, key])] as const)
    .filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries);
}
