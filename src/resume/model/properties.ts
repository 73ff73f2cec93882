import type { Property } from './portfolio';
import { FIELDS } from '../standard/resume';

/** `teamSize`, `team_size` → "Team size"; `GPA` and headings that a person wrote stay. */
export function headingOfKey(key: string): string {
  if (/^\p{Lu}/u.test(key) && !/[_-]/.test(key)) return key;
  const words = key
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** The texts of a value, at any depth. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(textsIn)
    : typeof value === 'string' || typeof value === 'number'
      ? [String(value).trim()].filter(Boolean)
      : [];

/** The texts of a field: one for each item of a list, with all that the item holds. */
export const textsOf = (value: unknown): string[] =>
  [value]
    .flat()
    .map((item) => textsIn(item).join(', '))
    .filter(Boolean);

/** A text without case and punctuation. */
const comparable = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/**
 * The published fields of an entry that the standard does not define, unless they repeat one that it defines. The
 * label is the name that their owner gave them.
 * @param beside other texts that stand beside them
 */
export function propertiesOf(
  section: string,
  entry: object,
  beside: readonly (string | null)[] = [],
): Property[] {
  // `$schema` and the like describe the file, not the person.
  const isKnown = (key: string) =>
    key.startsWith('$') || key === 'tags' || key === 'id' || Object.hasOwn(FIELDS[section] ?? {}, key);
  const known = Object.entries(entry).flatMap(([key, value]) => (isKnown(key) ? textsIn(value) : []));
  const shown = new Set([...known, ...beside.filter((text) => text !== null)].map(comparable));
  const { asWritten = {}, ...others } = entry as { asWritten?: object };
  return [...Object.entries(asWritten), ...Object.entries(others)].flatMap(
    ([label, value]: [string, unknown]) => {
      const values = isKnown(label) && !Object.hasOwn(asWritten, label) ? [] : textsOf(value);
      return values.every((text) => shown.has(comparable(text))) ? [] : [{ label, values }];
    },
  );
}
