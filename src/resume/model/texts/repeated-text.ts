/** Scripts without spaces between words: each of their characters counts as a word. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const WORDS = new RegExp(String.raw`[${UNSPACED}]|(?:(?![${UNSPACED}])[\p{L}\p{M}\p{N}+#])+`, 'gu');

/** A text without the accents of Latin letters, which people leave out. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');

/** The words of a text in lower case, without punctuation and accents. */
const wordsOf = (text: string): string => (withoutAccents(text).toLowerCase().match(WORDS) ?? []).join(' ');

/** Whether a text contains a name as whole words, in any case, with any punctuation and accents. */
export const hasWords = (text: string, name: string): boolean =>
  ` ${wordsOf(text)} `.includes(` ${wordsOf(name)} `);

/** Whether a text only repeats a name, in any case and punctuation. */
const repeats = (text: string, name: string | null | undefined): boolean =>
  wordsOf(text) === wordsOf(name ?? '');

/** Words that join those of a name. */
const JOINING = new Set('and the of de la del do da der die das und y e et'.split(' '));

/** The words of a name in lower case, without those that only join them. */
export const wordsOfName = (name: string): readonly string[] =>
  wordsOf(name)
    .split(' ')
    .filter((word) => word !== '' && !JOINING.has(word));

const sortedWords = (name: string): string => wordsOfName(name).toSorted().join(' ');

/** Whether two names have the same words in any order: "A Coruña University", "University of A Coruña". */
export const isSameName = (one: string, other: string): boolean =>
  sortedWords(one) !== '' && sortedWords(one) === sortedWords(other);

/** A text; null if it only repeats the name above it. */
export const unlessRepeated = (text: string | null | undefined, name: string | null | undefined) =>
  text && !repeats(text, name) ? text : null;

/** Texts without those that only repeat the name above them or the text before them. */
export const withoutRepeats = (
  texts: readonly string[],
  ...names: readonly (string | null | undefined)[]
): readonly string[] => texts.filter((text) => !names.some((name) => name && repeats(text, name)));

/** Abbreviations with a full stop that end a name: "Looms of the Mill Co." */
const ABBREVIATED = /(?<!\p{L})(?:co|corp|dr|etc|inc|jr|ltd|sr|st)\.$/iu;

/** A sentence of at least three words without its full stop; that of "Mill Ltd.", "M.Sc." or an initial stays. */
export const withoutFullStop = (text: string): string =>
  ABBREVIATED.test(text)
    ? text
    : text.replace(/(?<=(?:\S+\s+){2}(?!(?:\p{L}{1,3}\.){2})\S*[^.\s]{2})\.$/u, '');
