/** The colon behind a label. In French, a no-break space is before it. */
export const colonIn = (language: string): string =>
  new Intl.Locale(language).language === 'fr' ? '\u00A0:' : ':';
