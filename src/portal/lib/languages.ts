/** A language of the interface. English has no segment of its own: `/dashboard`, but `/es/dashboard`. */
export type Language = {
  /** The `lang` attribute and the name of the catalogue: `i18n/es.ts`. */
  code: string;
  /** First segment of its addresses; empty for the default. */ segment: string;
  /** The name in the language itself. */
  name: string;
  /** Left to right by default. */ dir?: 'rtl';
};

/** THE LIST of languages; a language is one line here and one catalogue. */
export const languages = [
  { code: 'en', segment: '', name: 'English' },
  { code: 'es', segment: 'es', name: 'Español' },
  { code: 'pt', segment: 'pt', name: 'Português' },
] as const satisfies readonly Language[];

export const defaultLanguage: Language = languages[0];

/** The language of an address: its first segment if that is a language, else the default. */
export function languageAt(pathname: string, among: readonly Language[] = languages): Language {
  const first = pathname.split('/')[1] ?? '';
  return among.find((language) => language.segment !== '' && language.segment === first) ?? defaultLanguage;
}
