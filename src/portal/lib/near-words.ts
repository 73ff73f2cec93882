import UFuzzy from '@leeoniya/ufuzzy';

/** Letters of any script (the library's own universal settings), and one mistake in a word. */
const SETTINGS: UFuzzy.Options = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
};

/** In shorter words one mistake is another word; nobody writes longer ones. */
const [SHORTEST, LONGEST] = [3, 32];
const MOST = 8;

let fuzzy: UFuzzy | null = null;

/** The words of a vocabulary that a mistyped one may have meant, the likeliest first. */
export function nearWords(word: string, vocabulary: readonly string[]): readonly string[] {
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  fuzzy ??= new UFuzzy(SETTINGS);
  const apart = (other: string) => Math.abs(other.length - letters.length);
  return (fuzzy.filter(vocabulary as string[], letters) ?? [])
    .map((at) => vocabulary[at] ?? '')
    .toSorted((one, other) => apart(one) - apart(other))
    .slice(0, MOST);
}
