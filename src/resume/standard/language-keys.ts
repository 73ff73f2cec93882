/** A key with the language of its value: `translation::fr`, `title@pt-BR`. */
const LANGUAGE_KEY = /^(.+?)(?:::?|@)([a-z]{2}(?:[-_][A-Z]{2})?)$/;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const knownNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const knownRegions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Codes of regions that are none: the unknown one, and those for tests. */
const NO_REGION = /^(?:ZZ|XA|XB)$/;

/**
 * A code of two small letters, which may have a country; some files have the form of an operating system,
 * `pt_BR`. In capitals it is an abbreviation or a word: "TS", "Is".
 */
const CODE = /^([a-z]{2})(?:[-_]([A-Za-z]{2}))?$/;

/** The BCP 47 tag that a text such as "es" or "pt_BR" is; null for other texts, such as "Spanish" or "js". */
export function languageTag(value: unknown): string | null {
  const [, language, country] = CODE.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (language === undefined || knownNames.of(language) === undefined) return null;
  if (country === undefined) return language;
  const region = country.toUpperCase();
  return knownRegions.of(region) === undefined || NO_REGION.test(region) ? null : `${language}-${region}`;
}

/** The fields with the language of the texts. */
export const LANGUAGE_FIELDS = ['language', 'lang', 'locale'];

/** The key without its language; null if it has none. */
export const baseOfLanguageKey = (key: string): string | null => LANGUAGE_KEY.exec(key)?.[1] ?? null;

/** The name of the language in a key; null if it has none. */
export function languageOfKey(key: string): string | null {
  const code = LANGUAGE_KEY.exec(key)?.[2]?.replace('_', '-');
  return code === undefined ? null : (languageNames.of(code) ?? null);
}
