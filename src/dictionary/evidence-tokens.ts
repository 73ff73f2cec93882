/** A word of a text with its position. */
export type Token = { text: string; key: string; start: number; end: number };

const OWN_SCRIPTS = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}`;
/** Words end at a change of script, since Japanese has no space between "Python" and "を". */
const WORDS = new RegExp(
  String.raw`\p{Script=Han}+|\p{Script=Hiragana}+|[\p{Script=Katakana}ー]+|\p{Script=Hangul}+|(?:(?![${OWN_SCRIPTS}])[\p{L}\p{M}\p{N}_])+`,
  'gu',
);
/** Most texts contain only ASCII, whose words are found faster. */
const BEYOND_ASCII = /[\u0080-\uFFFF]/;
const ASCII_WORDS = /\w+/g;
/** Particles that Korean appends to a noun. */
const KOREAN_PARTICLE = /(?:으로|에서|을|를|이|가|은|는|와|과|로|의|에|도|및)$/u;

/** The normalized form of a word, without case and accents. */
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

/** A technology with its version: "PHP5". Web3 is something else than the web. */
const VERSION = /^(?!web3$)\p{Script=Latin}{3,}\d{1,2}$/u;

/** The keys to look up a word: "APIs" is "API" too, "PHP5" is "PHP", "파이썬을" is "파이썬". */
export function lookupKeys({ text, key }: Token): string[] {
  if (/^\p{Lu}{2,}s$/u.test(text)) return [key, key.slice(0, -1)];
  if (VERSION.test(key)) return [key, key.replace(/\d+$/, '')];
  if (/^\p{Script=Hangul}/u.test(text)) return [key, key.replace(KOREAN_PARTICLE, '')];
  return [key];
}

/** The separator between two words. A space and a hyphen are equal. */
export function separatorOf(between: string): string {
  if (between === '') return '';
  const marks = between.trim();
  return /^[-‐‑–]?$/.test(marks) ? ' ' : marks;
}
