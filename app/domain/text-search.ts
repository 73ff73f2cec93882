/**
 * Finding words in texts as a visitor means them: without regard to case, accents and order.
 */

/** Texts are made of few characters: each is worked out once. */
const known = new Map<string, string>();

/** One character without accent and case; empty for a combining mark. */
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

/** A text as it is compared. */
export const plain = (text: string): string => Array.from(text, plainCharacter).join('');

/** The words of a query, as they are compared. */
export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean);

/** Whether a `plain` text holds every word; true for no words. */
export const holds = (plainText: string, words: readonly string[]): boolean =>
  words.every((word) => plainText.includes(word));

/** A stretch of a text, and whether it is a hit. */
export type Stretch = { text: string; hit: boolean };

/** Cuts a text into stretches, so that each occurrence of a word is a hit. Joined again they are the text. */
export function stretches(text: string, words: readonly string[]): readonly Stretch[] {
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
    for (let at = haystack.indexOf(word); at !== -1; at = haystack.indexOf(word, at + 1)) {
      for (let unit = at; unit < at + word.length; unit += 1) hits.add(origin[unit] ?? -1);
    }
  }
  const cut: Stretch[] = [];
  characters.forEach((character, at) => {
    const last = cut.at(-1);
    // A mark that follows its letter belongs to it.
    const hit = plainCharacter(character) === '' && last ? last.hit : hits.has(at);
    if (last && last.hit === hit) last.text += character;
    else cut.push({ text: character, hit });
  });
  return cut;
}
