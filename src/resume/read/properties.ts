import type { Property } from './portfolio';
import { FIELDS } from './resume-fields';

/** `teamSize`, `team_size` → "Team size"; `GPA` stays. */
export function labelOf(key: string): string {
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

/** What a field holds as texts, or null where it is anything else; empty items of a list are nothing. */
export function textsOf(value: unknown): string[] | null {
  const texts = (Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : [value]).map(textOf);
  return texts.length > 0 && texts.every((text) => text !== null) ? texts : null;
}

/** What an entry says beyond the fields that the portal knows. */
export const propertiesOf = (section: string, entry: object): Property[] =>
  Object.entries(entry).flatMap(([key, value]) => {
    const values = Object.hasOwn(FIELDS[section] ?? {}, key) ? null : textsOf(value);
    return values ? [{ label: labelOf(key), values }] : [];
  });
