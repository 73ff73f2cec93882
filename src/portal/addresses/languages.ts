/** A language of the interface. English has no segment of its own: `/dashboard`, but `/es/dashboard`. */
export type Language = {
  /** The `lang` attribute and the name of the catalogue: `i18n/es.json`. */
  code: string;
  /** First segment of its addresses; empty for the default. */ segment: string;
  /** The name in the language itself. */
  name: string;
  /** Left to right by default. */ dir?: 'rtl';
};

export const defaultLanguage: Language = { code: 'en', segment: '', name: 'English' };

/** The languages of every portal. Each needs one line here and one catalogue. */
const BUILT_IN = [
  defaultLanguage,
  { code: 'es', segment: 'es', name: 'Español' },
  { code: 'pt', segment: 'pt', name: 'Português' },
] as const satisfies readonly Language[];

/** Further languages with a catalogue. A portal has them if its owner's files use them. */
export const furtherLanguages: readonly Language[] = [
  { code: 'de', segment: 'de', name: 'Deutsch' },
  { code: 'fr', segment: 'fr', name: 'Français' },
];

/** Every language with a catalogue (`i18n/<code>.json`). */
export const catalogueLanguages: readonly Language[] = [...BUILT_IN, ...furtherLanguages];

const spoken: Language[] = [...BUILT_IN];
let home: Language = defaultLanguage;

/** All languages: those of every portal, and those that a site adds. */
export const languages: readonly Language[] = spoken;

/** The languages that the site adds. */
export const ownLanguages = (): readonly Language[] => spoken.slice(BUILT_IN.length);

/** The language that `/` leads to: that of the owner's files, if the portal has it. */
export const homeLanguage = (): Language => home;

/** Sets the languages that the site adds: during the build, and in each page. */
export const setOwnLanguages = (own: readonly Language[]): void =>
  void spoken.splice(BUILT_IN.length, spoken.length, ...own);

/**
 * Sets the language that `/` leads to, during the build.
 * @param ownersLanguage the language of the owner's files, such as `pt-BR`
 */
export function setHomeLanguage(ownersLanguage: string): void {
  const [general] = ownersLanguage.split('-');
  const known = (code: string | undefined) => spoken.find((one) => one.code === code);
  home = known(ownersLanguage) ?? known(general) ?? defaultLanguage;
}

/** The language of an address: its first segment if that is a language, else the default. */
export function languageAt(pathname: string, among: readonly Language[] = languages): Language {
  const first = pathname.split('/')[1] ?? '';
  return among.find((language) => language.segment !== '' && language.segment === first) ?? defaultLanguage;
}
