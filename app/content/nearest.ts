import { distance } from 'fastest-levenshtein';

/** The known word that a misspelt one most likely means; null when none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const plain = (text: string) => text.toLowerCase().replace(/[-_\s]/g, '');
  const ranked = known
    .map((candidate) => ({ candidate, far: distance(plain(word), plain(candidate)) }))
    .toSorted((one, other) => one.far - other.far);
  const best = ranked[0];
  return best && best.far <= Math.max(2, Math.floor(word.length / 3)) ? best.candidate : null;
}

/** `, did you mean "brandColor"?` or nothing. */
export function didYouMean(word: string, known: readonly string[]): string {
  const guess = nearest(word, known);
  return guess === null ? '' : `, did you mean "${guess}"?`;
}
