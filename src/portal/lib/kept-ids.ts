/** A list of names as it was kept, as far as it can be read: whatever else stands there is nothing. */
export function readKept(text: string | null, most: number): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return [...new Set(kept.filter((one) => typeof one === 'string'))].slice(0, most);
  } catch {
    return [];
  }
}

export const without = (names: readonly string[], name: string): readonly string[] =>
  names.filter((one) => one !== name);

/** With a name in front; the oldest goes where there are too many. */
export const withKept = (names: readonly string[], name: string, most: number): readonly string[] =>
  [name, ...without(names, name)].slice(0, most);
