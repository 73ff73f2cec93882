/** Searches words in texts regardless of case, accents and order. */

/** Cache of normalized characters. */
const known = new Map<string, string>();

/** Normalizes one character: no accent, lower case; empty for a combining mark. */
function plainCharacter(character: string): string {
  let plainOne = known.get(character);
  if (plainOne === undefined) {
    plainOne = character
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();
    known.set(character, plainOne);
  }
  return plainOne;
}

export const plain = (text: string): string => Array.from(text, plainCharacter).join('');

export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether a `plain` text contains every word; true without words. */
export const containsWords = (plainText: string, words: readonly string[]): boolean =>
  words.every((word) => plainText.includes(word));

/** Words of up to this length match only at the beginning of a word: AI does not match "plain". */
const SHORT_LETTERS = 3;
/** Scripts without spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const INSIDE_WORD = /[\p{L}\p{N}\p{M}]/u;

/** Whether a word is so short that only beginnings of words match. */
export const isShort = (word: string): boolean =>
  word.length <= 2 * SHORT_LETTERS &&
  Array.from(word).length <= SHORT_LETTERS &&
  /^[\p{L}\p{N}]/u.test(word) &&
  !UNSPACED.test(word);

/** Whether a word begins there, or a capital inside a word: the A of OpenAI, the P of HTMLParser. */
function beginsAt(characters: readonly string[], at: number): boolean {
  const [before, current, after] = [characters[at - 1] ?? '', characters[at] ?? '', characters[at + 1] ?? ''];
  if (!INSIDE_WORD.test(before)) return true;
  return /\p{Lu}/u.test(current) && (!/\p{Lu}/u.test(before) || /\p{Ll}/u.test(after));
}

/** A part of a text; `hit` marks a match. */
export type TextPart = { text: string; hit: boolean };

/**
 * Splits a text into parts so that each occurrence of a word is a hit. Words that `atBeginnings` matches
 * count only at the beginning of a word. The joined parts are the text.
 */
export function textParts(
  text: string,
  words: readonly string[],
  atBeginnings: (word: string) => boolean = () => false,
): readonly TextPart[] {
  const characters = Array.from(text);
  const compared: string[] = [];
  const origin: number[] = [];
  characters.forEach((character, at) => {
    for (const unit of plainCharacter(character)) {
      for (let half = 0; half < unit.length; half += 1) origin.push(at);
      compared.push(unit);
    }
  });
  const haystack = compared.join('');
  const hits = new Set<number>();
  for (const word of words) {
    if (word === '') continue;
    const begins = atBeginnings(word);
    for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
      if (begins && !beginsAt(characters, origin[at] ?? 0)) continue;
      for (let unit = at; unit < at + word.length; unit += 1) hits.add(origin[unit] ?? -1);
    }
  }
  const cut: TextPart[] = [];
  characters.forEach((character, at) => {
    const last = cut.at(-1);
    // A combining mark belongs to the preceding letter.
    const hit = plainCharacter(character) === '' && last ? last.hit : hits.has(at);
    if (last && last.hit === hit) last.text += character;
    else cut.push({ text: character, hit });
  });
  return cut;
}
