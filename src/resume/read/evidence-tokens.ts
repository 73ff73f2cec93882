/** A word of a text and where it stands. */
export type Token = { text: string; key: string; start: number; end: number };

const OWN_SCRIPTS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
/** Words end where the script changes: Japanese puts no space between "Python" and "を". */
const WORDS = new RegExp(
  String.raw`\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|(?:(?![${OWN_SCRIPTS}])[\p{L}\p{M}\p{N}_])+`,
  'gu',
);
/** Most texts are of these letters alone, and their words are found faster. */
const BEYOND_ASCII = /[\u0080-\uFFFF]/;
const ASCII_WORDS = /\w+/g;
/** Particles that Korean writes on to a noun. */
const KOREAN_PARTICLE = /(?:으로|에서|을|를|이|가|은|는|와|과|로|의|에|도|및)$/u;

/** A word as it is compared: without case and accents. */
const keyOf = (word: string): string =>
  BEYOND_ASCII.test(word)
    ? word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()
    : word.toLowerCase();

export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(BEYOND_ASCII.test(text) ? WORDS : ASCII_WORDS)].map(({ 0: word, index }) => ({
    text: word,
    key: keyOf(word),
    start: index,
    end: index + word.length,
  }));

/** The keys under which a word of a text is looked up: "APIs" is "API" too, "파이썬을" is "파이썬". */
export function lookupKeys({ text, key }: Token): string[] {
  if (/^\p{Lu}{2,}s$/u.test(text)) return [key, key.slice(0, -1)];
  if (/^\p{Script=Hangul}/u.test(text)) return [key, key.replace(KOREAN_PARTICLE, '')];
  return [key];
}

/** Separators of words; a space and a hyphen compare as equal. */
export function separatorOf(between: string): string {
  if (between === '') return '';
  const marks = between.trim();
  return /^[-‐‑–]?$/.test(marks) ? ' ' : marks;
}
