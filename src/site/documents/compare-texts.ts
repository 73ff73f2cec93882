import { EMOJI } from './fonts';

/** Scripts without spaces between words. Each letter counts as a word. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*/gu;

/** A text in a normalized form, without invisible characters. */
const plain = (text: string): string =>
  text
    .replaceAll(EMOJI, ' ')
    .normalize('NFKC')
    .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Co}]/gu, '')
    .toLowerCase();

/** A text as letters and digits only, since readers differ in spaces and line breaks. */
const row = (text: string): string => plain(text).replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');

function wordsIn(text: string): Map<string, number> {
  const spaced = plain(text).replaceAll(WITHOUT_BLANKS, ' $& ');
  const counts = new Map<string, number>();
  for (const [word] of spaced.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0);

/** The share of a text's words that a reader found, 0–1, and the words that it did not find. */
export function recallOf(expected: readonly string[], read: string): { recall: number; lost: string[] } {
  const wanted = wordsIn(expected.join('\n'));
  const found = wordsIn(read);
  const lost = [...wanted].filter(([word, count]) => (found.get(word) ?? 0) < count).map(([word]) => word);
  const matched = sum([...wanted].map(([word, count]) => Math.min(count, found.get(word) ?? 0)));
  const all = sum(wanted.values());
  return { recall: all === 0 ? 1 : matched / all, lost };
}

/** Whether a reader found the complete text. */
export const containsText = (read: string, text: string): boolean => row(read).includes(row(text));

/** The first text that is missing or precedes its predecessor; null if all texts are in order. */
export function firstOutOfOrder(read: string, texts: readonly string[]): string | null {
  const all = row(read);
  let at = 0;
  for (const text of texts) {
    const wanted = row(text);
    const found = all.indexOf(wanted, at);
    if (found < 0) return text;
    at = found + wanted.length;
  }
  return null;
}
