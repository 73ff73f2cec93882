import { isText, jsonIn } from './json-shape';

/** Parses a stored list of names. Any other value is an empty list. */
export function parseStoredList(text: string | null, most: number): readonly string[] {
  const stored = jsonIn(text ?? '');
  return Array.isArray(stored) ? [...new Set(stored.filter(isText))].slice(0, most) : [];
}

export const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one !== name);

/** Adds a name at the front and drops the oldest beyond the limit. */
export const withFirst = (names: readonly string[], name: string, most: number): readonly string[] =>
  [name, ...without(names, name)].slice(0, most);
