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

/** A plural in small letters. */
const PLURAL = /^\p{Ll}{3,}s$/u;

/** The keys of the last word of a name, whose number may differ: "Post-mortem", "post-mortems". */
export const keysOfLast = (token: Token): string[] => {
  const keys = lookupKeys(token);
  return [...keys, ...(PLURAL.test(token.key) ? [token.key.slice(0, -1)] : [`${token.key}s`])];
};

/** The minimum length of a Chinese name that is found inside of other characters. */
const SHORTEST_HAN_NAME = 3;

/** Whether a name has only Chinese characters, and enough of them to stand for nothing else. */
export const isHanName = (name: string): boolean =>
  name.length >= SHORTEST_HAN_NAME && /^\p{Script=Han}+$/u.test(name);

/** One character behind a name makes another word of both: "要件定義書". These only connect words. */
const SUFFIX = /^\p{Script=Han}(?<![的和及等与與或中是為为])$/u;

/** The words, with names as words of their own: Chinese has no spaces between "高可用性" and "網路設計". */
export function splitAtNames(tokens: readonly Token[], names: readonly string[]): Token[] {
  if (names.length === 0) return [...tokens];
  return tokens.flatMap((token): Token[] => {
    const [name] = names
      .filter((one) => {
        const [, behind] = token.text.split(one);
        return one !== token.text && behind !== undefined && !SUFFIX.test(behind);
      })
      .toSorted((one, other) => other.length - one.length);
    if (name === undefined || !/^\p{Script=Han}/u.test(token.text)) return [token];
    const at = token.text.indexOf(name);
    const part = (from: number, to: number): Token => ({
      text: token.text.slice(from, to),
      key: keyOf(token.text.slice(from, to)),
      start: token.start + from,
      end: token.start + to,
    });
    const end = at + name.length;
    return [
      ...(at > 0 ? [part(0, at)] : []),
      part(at, end),
      ...(end < token.text.length ? splitAtNames([part(end, token.text.length)], names) : []),
    ];
  });
}

/** The separator between two words. A space and a hyphen are equal. */
export function separatorOf(between: string): string {
  if (between === '') return '';
  const marks = between.trim();
  return /^[-‐‑–]?$/.test(marks) ? ' ' : marks;
}
