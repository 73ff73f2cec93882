import type { Warn } from '../standard/problems';
import { hasWords } from '../model/repeated-text';
import { plainName } from '../standard/resume-fields';
import { isText } from '../standard/shape';

type Group = Record<string, unknown>;

/** A name in its parts: `["Ada", "Byron"]`. */
export const isNameInParts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

/** Fields with the second of two surnames, by their plain names. */
const SECOND_SURNAME = new Set(['secondsurname', 'secondlastname', 'segundoapellido']);
const GIVEN_NAME = ['firstName', 'firstname', 'first_name', 'givenName'];
const SURNAME = ['lastName', 'lastname', 'last_name', 'familyName', 'surname'];

/** One word with a capital, as of scripts with spaces between names: "Ada", not "ada92" or "김민수". */
const ONE_WORD = /^\p{Lu}[\p{L}\p{M}'’-]*$/u;
const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text);

/** The field with the second surname. */
const secondSurnameIn = (basics: Group): string | undefined =>
  Object.keys(basics).find((key) => SECOND_SURNAME.has(plainName(key)) && isText(basics[key]));

/** Both surnames. The first field may have both; but both may be the same word: "García García". */
function surnames(first: string, second: string): string {
  const [words, further] = [first, second].map((text) => text.trim().toLowerCase().split(/\s+/));
  const isRepeated =
    words !== undefined &&
    further !== undefined &&
    words.length > further.length &&
    words.slice(-further.length).join(' ') === further.join(' ');
  return isRepeated ? first.trim() : `${first.trim()} ${second.trim()}`.trim();
}

/** Appends the surnames to a given name alone: `name: "Ada"` beside `familyName: "Byron"`. */
function appendSurname(basics: Group, warn: Warn): void {
  const { name } = basics;
  const key = SURNAME.find((field) => isText(basics[field]));
  if (key === undefined || !isText(name) || !ONE_WORD.test(name.trim())) return;
  const surname = String(basics[key]).trim();
  const isIn =
    surname.split(/\s+/).some((word) => hasWords(name, word)) ||
    name.toLowerCase().includes(surname.toLowerCase().replaceAll(/\s+/g, ''));
  // Beside another given name, this one is a nickname or an account.
  const isNickname = GIVEN_NAME.some((field) => isText(basics[field]) && !hasWords(basics[field], name));
  if (surname === '' || isIn || isNickname || isLatin(name) !== isLatin(surname)) return;
  const second = secondSurnameIn(basics);
  basics['name'] = `${name.trim()} ${surnames(surname, second === undefined ? '' : String(basics[second]))}`;
  delete basics[key];
  if (second !== undefined) delete basics[second];
  warn(['basics', key], 'the surname was appended to "name", which lacks it; write it there.');
}

/** Builds the full name from its parts. */
export function joinName(basics: Group, warn: Warn): void {
  if (isNameInParts(basics['name'])) {
    basics['name'] = basics['name'].join(' ');
    warn(['basics', 'name'], 'a list where a text belongs; its parts were joined.');
  }
  appendSurname(basics, warn);
  if (basics['name'] !== undefined) return;
  const partOf = (...keys: string[]) => keys.find((key) => isText(basics[key]));
  const [given, last] = [partOf(...GIVEN_NAME), partOf(...SURNAME)];
  const second = last === undefined ? undefined : secondSurnameIn(basics);
  const parts = [given, last, second].filter((key) => key !== undefined);
  const [first] = parts;
  if (first === undefined) return;
  const textOf = (key: string | undefined) => (key === undefined ? '' : String(basics[key]));
  basics['name'] = [
    textOf(given),
    second === undefined ? textOf(last) : surnames(textOf(last), textOf(second)),
  ]
    .filter(isText)
    .join(' ');
  for (const key of parts) delete basics[key];
  warn(
    ['basics', first],
    `${parts.length > 1 ? 'first and last name were' : 'this was'} taken as "name"; write it so.`,
  );
}
