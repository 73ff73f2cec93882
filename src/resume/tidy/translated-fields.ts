import type { Path, Warn } from '../standard/problems';
import { detailsOf } from '../model/properties';
import { FIELDS, OTHER_FIELDS, plainName } from '../standard/resume-fields';
import { translationsIn } from './text-in-languages';
import { isText } from '../standard/shape';

type Group = Record<string, unknown>;

const isKnown = (section: string, field: string): boolean => Object.hasOwn(FIELDS[section] ?? {}, field);

/** The language at the end of a name: `level-en`. A name in another language is not a translation only. */
const IN_LANGUAGE = /^(?!name[-_])(.+)[-_](de|en|es|fr|it|nl|pt)$/;

/**
 * The field that another one repeats in other languages, and one of them, which is null if all texts are the same;
 * null for other fields.
 */
function translatedBy(
  section: string,
  entry: Group,
  key: string,
): { base: string; language: string | null } | null {
  const translations = translationsIn(key, entry[key]);
  if (translations === null || detailsOf(entry[key]) !== null) return null;
  const { of, texts } = translations;
  const field = OTHER_FIELDS.get(section)?.get(plainName(of)) ?? of;
  const given = entry[of] ?? entry[field];
  if (!isKnown(section, field) || given === undefined) return null;
  const isOther = ([, text]: [string, unknown]) => JSON.stringify(text) !== JSON.stringify(given);
  return { base: of, language: texts.find(isOther)?.[0] ?? null };
}

/**
 * Leaves out the texts of fields in other languages: `level-en` beside `level`.
 * @returns the groups of translations, `levelTranslations`, which stay in the published file
 */
export function leaveOutTranslations(
  section: string,
  entry: Group,
  path: Path,
  warn: Warn,
): ReadonlySet<string> {
  const groups = new Set<string>();
  const warnOf = (key: string, base: string, language: string, instead: string) =>
    warn(
      [...path, key],
      `"${base}" in another language; ${instead}. A résumé of its own, such as resume.${language}.json, shows it.`,
      { kind: `translated fields: ${instead}` },
    );
  for (const key of Object.keys(entry)) {
    const [, base = '', language = ''] = IN_LANGUAGE.exec(key) ?? [];
    if (isKnown(section, base) && isText(entry[base]) && isText(entry[key])) {
      delete entry[key];
      warnOf(key, base, language, 'it was left out');
    }
    const translated = translatedBy(section, entry, key);
    if (translated === null) continue;
    groups.add(key);
    if (translated.language !== null) warnOf(key, translated.base, translated.language, 'no page shows it');
  }
  return groups;
}
