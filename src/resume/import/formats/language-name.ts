/** Europass uses three-letter language codes, including the bibliographic ones. */
const BIBLIOGRAPHIC: Readonly<Record<string, string>> = {
  alb: 'sq',
  arm: 'hy',
  baq: 'eu',
  chi: 'zh',
  cze: 'cs',
  dut: 'nl',
  fre: 'fr',
  geo: 'ka',
  ger: 'de',
  gre: 'el',
  ice: 'is',
  mac: 'mk',
  may: 'ms',
  per: 'fa',
  rum: 'ro',
  slo: 'sk',
  wel: 'cy',
};

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** `spa` → `Spanish`; an unknown code stays unchanged. */
export function languageName(code: string): string {
  const plain = code.toLowerCase().replaceAll('_', '-');
  if (!/^[a-z]{2,3}(?:-[a-z]{2})?$/.test(plain)) return code;
  const canonical = BIBLIOGRAPHIC[plain] ?? Intl.getCanonicalLocales(plain)[0] ?? plain;
  return names.of(canonical) ?? code;
}
