import { plainName } from '../standard/resume-fields';

/** Fields with the terms of a role: `employmentType: "full-time"`. */
const TERMS = new Set('employmenttype jobtype contracttype worktype schedule'.split(' '));
/** The sections whose entries are roles. Elsewhere, such fields sort the entries. */
const ROLES = new Set(['work', 'volunteer']);

/** A word of a program: `full-time`, `FULL_TIME`. A code has digits or few letters: `w2`, `ft`. */
const WORDS = /^(?:[a-z]{3,}|[A-Z]{3,}(?=_))(?:[_-][a-z]+|_[A-Z]+)*$/;
const LONG = 4;

const NO_ANSWER = /^(?:unknown|other|default|unspecified)$/i;

/** Pairs of words with a hyphen between them. */
const HYPHENATED = /\b(full|part|half|fixed|long|short|self|on|co)[ ](time|term|employed|site|op)\b/gi;

/** Whether a field of an entry states the terms of a role in words. */
export const isRoleTerm = (section: string, key: string, value: unknown): boolean =>
  ROLES.has(section) &&
  TERMS.has(plainName(key)) &&
  typeof value === 'string' &&
  value.length >= LONG &&
  !NO_ANSWER.test(value) &&
  WORDS.test(value);

/**
 * A property's value for readers: `full_time` is "Full-time".
 * @param label the label of the property: "Employment type"
 */
export function readableTerm(label: string, value: string): string {
  if (!TERMS.has(plainName(label)) || value.length < LONG || !WORDS.test(value)) return value;
  const words = value.toLowerCase().replaceAll('_', ' ').replaceAll(HYPHENATED, '$1-$2');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
