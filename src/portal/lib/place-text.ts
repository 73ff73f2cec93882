/** Names of a place from the smallest to the largest, each once: a city state is named as its city. */
export const placeText = (...names: readonly (string | null | undefined)[]): string => {
  const plain = names.map((name) => name?.toLowerCase());
  return names.filter((name, at) => name && plain.indexOf(name.toLowerCase()) === at).join(', ');
};

type Place = {
  city: string | null;
  region: string | null;
  country: string | null;
  countryCode?: string | null;
};

/** The region in a short line: a code, "OH", or any region without a city or a country. */
const shortRegion = ({ city, region, country }: Place): string | null =>
  city === null || country === null || /^\p{Lu}{2,3}$/u.test(region ?? '') ? region : null;

/** Countries in which a town is named with its state, not with the country. */
const BY_STATE: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);

/** A place in a short line: "Columbus, Ohio"; "Ohio, United States"; "Madrid, Spain"; "Norte, Portugal". */
export function shortPlace(place: Place | null): string {
  if (place === null) return '';
  const { city, region, country, countryCode } = place;
  if (region && BY_STATE.has(countryCode ?? '')) return placeText(city ?? region, city ? region : country);
  return placeText(city, shortRegion(place), country);
}
