/** Levels of a language in English files, with their names in the languages of the portal. */
const LEVELS: readonly (readonly [pattern: RegExp, names: Readonly<Record<string, string>>])[] = [
  [
    /^(?:native(?: speaker| or bilingual(?: proficiency)?)?|mother tongue)$/i,
    { es: 'Nativo', pt: 'Nativo', fr: 'Langue maternelle', de: 'Muttersprache' },
  ],
  [/^bilingual$/i, { es: 'Bilingüe', pt: 'Bilingue', fr: 'Bilingue', de: 'Zweisprachig' }],
  [
    /^(?:fluent(?: speaker)?|full professional(?: proficiency)?)$/i,
    { es: 'Fluido', pt: 'Fluente', fr: 'Courant', de: 'Fließend' },
  ],
  [
    /^(?:professional|professional working(?: proficiency)?)$/i,
    { es: 'Profesional', pt: 'Profissional', fr: 'Professionnel', de: 'Verhandlungssicher' },
  ],
  [/^advanced$/i, { es: 'Avanzado', pt: 'Avançado', fr: 'Avancé', de: 'Fortgeschritten' }],
  [
    /^(?:intermediate|conversational|limited working(?: proficiency)?)$/i,
    { es: 'Intermedio', pt: 'Intermédio', fr: 'Intermédiaire', de: 'Gute Kenntnisse' },
  ],
  [
    /^(?:basic|beginner|elementary(?: proficiency)?)$/i,
    { es: 'Básico', pt: 'Básico', fr: 'Notions', de: 'Grundkenntnisse' },
  ],
];

/** A level of a language, in the language of the résumé if it is a common English one. */
export function fluencyIn(written: string, language: string): string {
  const names = LEVELS.find(([pattern]) => pattern.test(written.trim()))?.[1];
  return names?.[new Intl.Locale(language).language] ?? written;
}
