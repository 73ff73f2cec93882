import UFuzzy from '@leeoniya/ufuzzy';

/** The library's settings for all scripts, with one typo per word. */
const SETTINGS: UFuzzy.Options = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
};

/** A typo in a shorter word makes another word. Longer words do not occur. */
const [SHORTEST, LONGEST] = [3, 32];
const MOST = 8;

let fuzzy: UFuzzy | null = null;

/** The words of a vocabulary that are similar to a mistyped one, most likely first. */
export function similarWords(word: string, vocabulary: readonly string[]): readonly string[] {
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  fuzzy ??= new UFuzzy(SETTINGS);
  const difference = (other: string) => Math.abs(other.length - letters.length);
  return (fuzzy.filter(vocabulary as string[], letters) ?? [])
    .map((at) => vocabulary[at] ?? '')
    .toSorted((one, other) => difference(one) - difference(other))
    .slice(0, MOST);
}
