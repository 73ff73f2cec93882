/** A line that is a heading in bold marks. */
export const HEADING = /^\*\*([^*]+)\*\*$/;

/** A list of at least three short items, or of at least two words, needs no line for each. */
const FEWEST_ITEMS = 3;
const MOST_WORDS = 3;
const MOST_LETTERS = 36;
/** Scripts with a word in few letters, and no spaces. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const DENSITY = 4;

const isShort = (item: string): boolean =>
  item.split(/\s+/).length <= MOST_WORDS &&
  item.length + (item.match(DENSE)?.length ?? 0) * (DENSITY - 1) <= MOST_LETTERS &&
  !/[.!?:;。！？]$/u.test(item) &&
  !HEADING.test(item);

const isWord = (item: string): boolean => /^\S+$/.test(item);

/** Whether the items of a list are keywords rather than sentences. */
export const isShortList = (items: readonly string[]): boolean =>
  items.length >= (items.every(isWord) ? FEWEST_ITEMS - 1 : FEWEST_ITEMS) && items.every(isShort);
