/** A key with the language of its value: `translation::fr`, `title@pt-BR`. */
const LANGUAGE_KEY = /^(.+?)(?:::?|@)([a-z]{2}(?:[-_][A-Z]{2})?)$/;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });
const knownNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A code of two letters, which may have a country; some files have the form of an operating system, `pt_BR`. */
const CODE = /^([a-z]{2})(?:[-_]([a-z]{2}))?$/i;

/** The BCP 47 tag that a text such as "es" or "pt_BR" is; null for other texts, such as "Spanish" or "js". */
export function languageTag(value: unknown): string | null {
  const [, language, country] = CODE.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (language === undefined || knownNames.of(language) === undefined) return null;
  return country === undefined
    ? language.toLowerCase()
    : `${language.toLowerCase()}-${country.toUpperCase()}`;
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
