/** A language of the interface. English has no segment of its own: `/dashboard`, but `/es/dashboard`. */
export type Language = {
  code: string;
  /** First part of its addresses; empty for the default. */ segment: string;
  name: string;
};

export const languages = [
  { code: 'en', segment: '', name: 'English' },
] as const satisfies readonly Language[];

export const defaultLanguage: Language = languages[0];

/** The language that an address speaks: its first part when that is a language, else the default. */
export function languageAt(pathname: string, among: readonly Language[] = languages): Language {
  const first = pathname.split('/')[1] ?? '';
  return among.find((language) => language.segment !== '' && language.segment === first) ?? defaultLanguage;
}
