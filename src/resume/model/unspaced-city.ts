import { plainName, theGazetteer } from './gazetteer';

/** Scripts in which the parts of an address follow without commas. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]/u;
/** A prefecture or province before its city. */
const PROVINCE = /^\p{Script=Han}{2,4}?[県縣省](?=\p{Script=Han})/u;
const SHORTEST = 2;

/** The longest beginning of a text that is a known name. */
function beginningIn(text: string, names: ReadonlyMap<string, unknown>): string | null {
  for (let length = text.length; length >= SHORTEST; length -= 1)
    if (names.has(plainName(text.slice(0, length)))) return text.slice(0, length);
  return null;
}

/** Endings that the counties, prefectures and provinces of one country have. */
const ENDINGS: readonly (readonly [name: RegExp, country: string])[] = [
  [/^\p{Script=Han}{2,3}縣/u, 'TW'],
  [/^\p{Script=Han}{2,3}県/u, 'JP'],
  [/^\p{Script=Han}{2,3}(?:省|县|自治区)/u, 'CN'],
];

/** The country of an address without spaces, `台灣南投縣` or `愛知県豊田市`: an ISO 3166-1 alpha-2 code, or null. */
export function unspacedCountry(text: string): string | null {
  if (!UNSPACED.test(text)) return null;
  const { areas } = theGazetteer();
  const [area] = areas.get(plainName(beginningIn(text, areas) ?? '')) ?? [];
  return area?.country ?? ENDINGS.find(([name]) => name.test(text))?.[1] ?? null;
}

/**
 * The city at the beginning of an address without spaces, which names the larger area first: `広島県広島市中区`,
 * `中国上海市浦东新区`, `서울특별시 강남구`. Null for other texts, and without a known city.
 */
export function unspacedCity(text: string): string | null {
  if (!UNSPACED.test(text)) return null;
  const { cities, areas } = theGazetteer();
  const country = beginningIn(text, areas) ?? '';
  return beginningIn(text.slice(country.length).replace(PROVINCE, '').trim(), cities);
}
