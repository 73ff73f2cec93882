import type { Path, Warn } from './problems';

/** A key of one text in several languages: `{ "de": "Arzt", "en": "Doctor" }`. */
const LANGUAGE_CODE = /^[a-z]{2}(?:[-_][A-Z]{2})?$/;

/** The first text of a group with one text in several languages, with a warning; null for other groups. */
export function textInLanguages(
  group: Readonly<Record<string, unknown>>,
  path: Path,
  warn: Warn,
): string | null {
  const texts = Object.entries(group).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const [first, other] = texts;
  if (!first || !other || !Object.keys(group).every((key) => LANGUAGE_CODE.test(key))) return null;
  warn(
    path,
    `a text in several languages; that of "${first[0]}" was taken. The others belong into files of their own, such as resume.${other[0]}.json.`,
    { kind: 'languages' },
  );
  return first[1];
}
