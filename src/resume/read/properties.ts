import type { Property } from './portfolio';
import { FIELDS } from './resume-fields';
import { isEntrySetting } from './tool-settings';

/** Names of fields that only say that a text follows: `skill_desc`. */
const ONLY_TEXT = /(?:^|[_-])(?:desc|description|details|content|text|summary|summaries)$/i;

/** `teamSize`, `team_size` → "Team size"; `GPA` stays; empty for `description`. */
export function labelOf(key: string): string {
  if (ONLY_TEXT.test(key)) return '';
  const words = key
    .replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim()
    .split(/\s+/)
    .map((word) => (/^\p{Lu}{2,}/u.test(word) ? word : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** The value of a field as texts; null for other values. Empty items of a list are omitted. */
export function textsOf(value: unknown): string[] | null {
  const texts = (Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : [value]).map(textOf);
  return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
}

/** The fields of an entry that the portal does not know, unless they repeat one that it knows. */
export function propertiesOf(section: string, entry: object): Property[] {
  // `$schema` and the like describe the file, not the person.
  const isKnown = (key: string) => key.startsWith('$') || Object.hasOwn(FIELDS[section] ?? {}, key);
  const shown = new Set(
    Object.entries(entry).flatMap(([key, value]) => (isKnown(key) ? [value as unknown] : [])),
  );
  return Object.entries(entry).flatMap(([key, value]) => {
    const values = isKnown(key) || isEntrySetting(key, value) ? null : textsOf(value);
    return values && !values.every((text) => shown.has(text)) ? [{ label: labelOf(key), values }] : [];
  });
}
