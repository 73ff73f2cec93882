import { isText, jsonIn } from './json-shape';

/** Parses a stored list of names. Any other value is an empty list. */
export function readKept(text: string | null, most: number): readonly string[] {
  const kept = jsonIn(text ?? '');
  return Array.isArray(kept) ? [...new Set(kept.filter(isText))].slice(0, most) : [];
}

export const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one !== name);

/** Adds a name at the front and drops the oldest beyond the limit. */
export const withKept = (names: readonly string[], name: string, most: number): readonly string[] =>
  [name, ...without(names, name)].slice(0, most);
