import type { Language } from '../../portal/lib/languages';

/** Scripts with the direction right to left (Unicode, `Bidi_Class`). */
const RIGHT_TO_LEFT = new Set([
  'Adlm',
  'Arab',
  'Hebr',
  'Mand',
  'Mend',
  'Nkoo',
  'Rohg',
  'Samr',
  'Syrc',
  'Thaa',
]);

/** The language with a code, with its native name and direction; null for an invalid code. */
export function newLanguage(code: string): Language | null {
  if (!/^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/i.test(code)) return null;
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(code);
  } catch {
    return null;
  }
  const name = new Intl.DisplayNames([locale.baseName], { type: 'language', fallback: 'none' }).of(
    locale.baseName,
  );
  if (name === undefined) return null;
  const [first = '', ...rest] = name;
  return {
    code: locale.baseName,
    segment: locale.baseName.toLowerCase(),
    name: first.toLocaleUpperCase(locale.baseName) + rest.join(''),
    ...(RIGHT_TO_LEFT.has(locale.maximize().script ?? '') && { dir: 'rtl' as const }),
  };
}
