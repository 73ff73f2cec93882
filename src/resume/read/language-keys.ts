/** A key with the language of its value: `translation::fr`, `title@pt-BR`. */
const LANGUAGE_KEY = /^(.+?)(?:::?|@)([a-z]{2}(?:[-_][A-Z]{2})?)$/;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The key without its language; null if it has none. */
export const baseOfLanguageKey = (key: string): string | null => LANGUAGE_KEY.exec(key)?.[1] ?? null;

/** The name of the language in a key; null if it has none. */
export function languageOfKey(key: string): string | null {
  const code = LANGUAGE_KEY.exec(key)?.[2]?.replace('_', '-');
  return code === undefined ? null : (languageNames.of(code) ?? null);
}
