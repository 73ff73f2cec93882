import type { Path, Warn } from './problems';

/** A key of one value in several languages. */
const LANGUAGE_CODE = /^[a-z]{2}(?:[-_][A-Z]{2})?$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every(isText);

/** Whether a group has a value for each of several languages. */
export const isByLanguage = (group: object): boolean =>
  Object.keys(group).length > 1 && Object.keys(group).every((key) => LANGUAGE_CODE.test(key));

/** The first value of a group with one value in several languages, with a warning; null for other groups. */
function firstInLanguages<Value>(
  group: Readonly<Record<string, unknown>>,
  isValue: (value: unknown) => value is Value,
  { path, warn, what }: { path: Path; warn: Warn; /** "a text". */ what: string },
): Value | null {
  const values = Object.entries(group).filter((entry): entry is [string, Value] => isValue(entry[1]));
  const [first, other] = values;
  if (!first || !other || !isByLanguage(group)) return null;
  warn(
    path,
    `${what} in several languages; that of "${first[0]}" was taken. The others belong into files of their own, such as resume.${other[0]}.json.`,
    { kind: 'languages' },
  );
  return first[1];
}

/** The first text of a group with one text in several languages: `{ "de": "Arzt", "en": "Doctor" }`. */
export const textInLanguages = (group: Readonly<Record<string, unknown>>, path: Path, warn: Warn) =>
  firstInLanguages(group, isText, { path, warn, what: 'a text' });

/** The first list of a group with one list in several languages: `{ "de": ["Arzt"], "en": ["Doctor"] }`. */
export const textsInLanguages = (group: Readonly<Record<string, unknown>>, path: Path, warn: Warn) =>
  firstInLanguages(group, isTexts, { path, warn, what: 'a list' });
