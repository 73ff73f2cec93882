import { plural } from '../standard/plural';
import type { Path, Warn } from '../standard/problems';
import { isGroup } from '../standard/shape';

type Group = Record<string, unknown>;

export const isNothing = (entry: unknown): boolean =>
  entry === null || entry === '' || (isGroup(entry) && Object.keys(entry).length === 0);

/**
 * Texts that say nothing: punctuation alone, a placeholder in braces, "N/A", and a text that SOPS has
 * encrypted.
 */
const PLACEHOLDER =
  /^\s*(?:[\p{P}|~][\p{P}\s|~]*|(?:n\/a|n\.a\.|none|null|tb[adc]|to be (?:announced|confirmed|defined|determined)|undefined|redacted|\{[\w .-]+\}|ENC\[[^\]]*\])\s*)$/iu;

export const isPlaceholder = (text: string): boolean => PLACEHOLDER.test(text);

/** Warns once about a list with empty entries. `withoutEmptyEntries` removes them. */
export function warnOfEmpty(entries: readonly unknown[], path: Path, warn: Warn): void {
  const first = entries.findIndex(isNothing);
  if (first < 0) return;
  const more = entries.filter(isNothing).length - 1;
  const message =
    more > 0 ? `empty, as ${plural(more, 'is', 'are')} ${more} more here; they were` : 'empty; it was';
  warn([...path, first], `this entry is ${message} left out.`);
}

/** Removes empty entries after the reading, when their indexes are no longer needed. */
export function withoutEmptyEntries<Data>(value: Data): Data {
  const filled = (list: unknown[]) => list.filter((entry) => !isNothing(entry));
  const groups = Object.entries(value as Group).map(([key, field]) => {
    if (Array.isArray(field)) return [key, filled(field)];
    return [key, key === 'basics' && isGroup(field) ? withoutEmptyEntries(field) : field];
  });
  return Object.fromEntries(groups) as Data;
}
