import { distance } from 'fastest-levenshtein';

/** The known word that is nearest to a misspelt one; null if none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const longer = (one: string, other: string) => Math.max(plain(one).length, plain(other).length);
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(plain(word), plain(candidate)) }))
    .toSorted((one, other) => one.far - other.far);
  const best = ranked[0];
  if (!best || best.far > Math.max(2, Math.floor(word.length / 3))) return null;
  // At least half of the letters of a short word must be the same.
  return best.far <= longer(word, best.candidate) / 2 ? best.candidate : null;
}

/** `, did you mean "brandColor"?`, or an empty text. */
export function didYouMean(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === null ? '' : `, did you mean "${guess}"?`;
}
