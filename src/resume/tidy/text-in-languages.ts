import type { Path, Warn } from '../standard/problems';
import { ABOUT_THE_FILE, OTHER_SECTIONS, plainName } from '../standard/resume-fields';
import { isGroup } from '../standard/shape';

type Group = Readonly<Record<string, unknown>>;

/** A key of one value in several languages. */
const LANGUAGE_CODE = /^[a-z]{2}(?:[-_][A-Z]{2})?$/;

/** Codes of countries that people write for their languages. */
const COUNTRIES: Readonly<Record<string, string>> = {
  cn: 'zh',
  cz: 'cs',
  dk: 'da',
  gb: 'en',
  gr: 'el',
  jp: 'ja',
  ua: 'uk',
  us: 'en',
};

/** Fields whose keys are languages that somebody speaks, or accounts, and not the language of a text. */
const NO_TRANSLATIONS =
  /(?:languages|idiomas|sprachen|langues|línguas|lingue|talen|links|profiles|socials?|accounts?)$/i;

/** Fields with the translations of a text that stands beside them. */
const TRANSLATIONS = /[-_]?(?:translations?|i18n)$/i;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** The code of the language of a key: `en`, `pt-BR` of "pt_BR"; null for other keys. */
function codeOf(key: string): string | null {
  if (!LANGUAGE_CODE.test(key)) return null;
  const code = COUNTRIES[key] ?? key.replace('_', '-');
  return languageNames.of(code) === undefined ? null : code;
}

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');
const isFilled = (value: unknown): boolean =>
  !isEmpty(value) && !(Array.isArray(value) && value.length === 0);

/** Languages of which a résumé in several has one: `{ "it": […], "hr": […] }` are departments. */
const COMMON = /^(?:en|es|pt|fr|de|zh|ja|ru)(?:-|$)/;

/** Whether the keys of a group are several languages. */
export function hasLanguageKeys(group: object): boolean {
  const codes = Object.keys(group).map(codeOf);
  return codes.length > 1 && codes.every((code) => code !== null) && codes.some((code) => COMMON.test(code));
}

/** Whether a group has a text or a list for each of several languages: `{ "de": "Arzt", "en": "Doctor" }`. */
function isByLanguage(group: Group, path: Path): boolean {
  const [field, values] = [String(path.at(-1) ?? ''), Object.values(group)];
  const isTextOrList = (value: unknown) =>
    isEmpty(value) || typeof value === 'string' || Array.isArray(value);
  if (!hasLanguageKeys(group) || !values.every(isTextOrList) || TRANSLATIONS.test(field)) return false;
  if (values.some(Array.isArray)) return true;
  const isSpoken = path.length === 1 && OTHER_SECTIONS.get(plainName(field)) === 'languages';
  return !isSpoken && !NO_TRANSLATIONS.test(field);
}

/**
 * The texts or lists of a field with the translations of another one, by language: `labelTranslations`; null for
 * other fields.
 */
export function translationsIn(
  field: string,
  value: unknown,
): { of: string; texts: [language: string, text: unknown][] } | null {
  if (!TRANSLATIONS.test(field) || !isGroup(value)) return null;
  const texts = Object.entries(value).flatMap(([key, text]): [string, unknown][] => {
    const code = codeOf(key);
    return code === null ? [] : [[code, text]];
  });
  return texts.length > 0 && texts.length === Object.keys(value).length
    ? { of: field.replace(TRANSLATIONS, ''), texts }
    : null;
}

/** The fields or items of a value with their paths, without metadata of the file. */
const partsOf = (value: unknown, path: Path): [key: string, part: unknown, path: Path][] =>
  Object.entries(value ?? {})
    .filter(([key]) => path.length > 0 || !ABOUT_THE_FILE.includes(key))
    .map(([key, part]) => [key, part, [...path, Array.isArray(value) ? Number(key) : key]]);

/** Calls a function for each group with a value in several languages. */
function forEachIn(value: unknown, path: Path, call: (group: Group) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isGroup(value) && isByLanguage(value, path)) call(value);
  for (const [, part, partPath] of partsOf(value, path)) forEachIn(part, partPath, call);
}

/**
 * The languages in which a file has its texts, if it has groups for them: `{ "de": "Arzt", "en": "Doctor" }`. The
 * one in most groups comes first; the others have a text in at least half of them.
 */
export function languagesIn(data: unknown): readonly string[] {
  let total = 0;
  const counts = new Map<string, { written: number; filled: number }>();
  forEachIn(data, [], (group) => {
    if (!Object.values(group).some(isFilled)) return;
    total += 1;
    for (const [key, value] of Object.entries(group)) {
      const code = codeOf(key) ?? key;
      const { written, filled } = counts.get(code) ?? { written: 0, filled: 0 };
      counts.set(code, { written: written + 1, filled: filled + (isFilled(value) ? 1 : 0) });
    }
  });
  const languages = [...counts].toSorted(([, one], [, other]) => other.written - one.written);
  const often = languages.filter(([, { filled }]) => filled * 2 >= total);
  return (often.length > 0 ? often : languages.slice(0, 1)).map(([code]) => code);
}

/** One language of a file, and the others that are written to files of their own. */
type Taken = {
  language: string | undefined;
  warn: Warn;
  written: { languages: readonly string[]; files: string };
};

/** The value of a group in one language, or else the first one there is, with a warning. */
function valueIn(group: Group, path: Path, { language, warn, written }: Taken): unknown {
  const keys = Object.keys(group);
  const filled = keys.filter((key) => isFilled(group[key]));
  const taken = filled.find((key) => codeOf(key) === language) ?? filled[0] ?? keys[0] ?? '';
  const others = filled
    .filter((key) => JSON.stringify(group[key]) !== JSON.stringify(group[taken]))
    .map((key) => codeOf(key) ?? key);
  const left = others.find((code) => !written.languages.includes(code));
  const what = `${Array.isArray(group[taken]) ? 'a list' : 'a text'} in several languages; that of "${taken}" was taken`;
  if (left !== undefined)
    warn(path, `${what}. The others belong into files of their own, such as resume.${left}.json.`, {
      kind: 'languages',
    });
  else if (others.length > 0)
    warn(path, `${what}; the others were written to ${written.files}.`, { kind: 'written languages' });
  return group[taken];
}

/**
 * A file's data with each text and each list that stands there in several languages in one of them, at any depth,
 * with a warning.
 * @param language the language to take; without it the most frequent one
 * @param written the others that are written to files of their own
 */
export function inOneLanguage(
  data: unknown,
  {
    warn,
    language = languagesIn(data)[0],
    written = { languages: [], files: '' },
  }: Partial<Taken> & Pick<Taken, 'warn'>,
): unknown {
  const taken: Taken = { language, warn, written };
  const resolved = (value: unknown, path: Path): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (isGroup(value) && isByLanguage(value, path)) return resolved(valueIn(value, path, taken), path);
    const parts = partsOf(value, path).map(
      ([key, part, partPath]) => [key, resolved(part, partPath)] as const,
    );
    if (Array.isArray(value)) return parts.map(([, part]) => part);
    return { ...value, ...Object.fromEntries(parts) };
  };
  return language === undefined ? data : resolved(data, []);
}
