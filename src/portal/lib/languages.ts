/** A language of the interface. English has no segment of its own: `/dashboard`, but `/es/dashboard`. */
export type Language = {
  /** As `lang` writes it, and as its catalogue is named: `i18n/es.ts`. */
  code: string;
  /** First part of its addresses; empty for the default. */ segment: string;
  /** What its speakers call it. */
  name: string;
  /** Left to right where nothing is said. */ dir?: 'rtl';
};

/** THE LIST of languages; a language is one line here and one catalogue. */
export const languages = [
  { code: 'en', segment: '', name: 'English' },
  { code: 'es', segment: 'es', name: 'Español' },
  { code: 'pt', segment: 'pt', name: 'Português' },
] as const satisfies readonly Language[];

export const defaultLanguage: Language = languages[0];

/** The language that an address speaks: its first part when that is a language, else the default. */
export function languageAt(pathname: string, among: readonly Language[] = languages): Language {
  const first = pathname.split('/')[1] ?? '';
  return among.find((language) => language.segment !== '' && language.segment === first) ?? defaultLanguage;
}
