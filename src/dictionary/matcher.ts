import words from './words.json' with { type: 'json' };

/** A word of a text with its position. */
export type Word = { text: string; key: string; start: number; end: number };

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

const keyOf = (word: string): string =>
  BEYOND_ASCII.test(word)
    ? word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase()
    : word.toLowerCase();

/** The words of a text, without case and accents in their keys. */
export const tokensOf = (text: string): Word[] =>
  [...text.matchAll(BEYOND_ASCII.test(text) ? WORDS : ASCII_WORDS)].map(({ 0: word, index }) => ({
    text: word,
    key: keyOf(word),
    start: index,
    end: index + word.length,
  }));

const anyOf = (list: readonly string[]): string =>
  list
    .map((word) =>
      word
        .replaceAll('.', String.raw`\.`)
        .replaceAll(' ', String.raw`\s+`)
        .replaceAll("'", "['’]"),
    )
    .join('|');

const COMPOUND = new RegExp(`(?<=\\p{L}{2})(?:${anyOf(words.compounds)})$`, 'u');
/** A technology with its version: "PHP5". */
const VERSION = /^\p{Script=Latin}{3,}\d{1,2}$/u;

/** The keys of a word and of its singular, of a version, a particle or a compound without it. */
function lookupKeys({ text, key }: Word): string[] {
  const keys = [key];
  if (VERSION.test(key)) keys.push(key.replace(/\d+$/, ''));
  if (/^\p{L}{3,}s$/u.test(key) || /^\p{Lu}{2,}s$/u.test(text)) keys.push(key.slice(0, -1));
  if (COMPOUND.test(key)) keys.push(key.replace(COMPOUND, ''));
  if (/^\p{Script=Hangul}/u.test(text)) keys.push(key.replace(KOREAN_PARTICLE, ''));
  return keys;
}

/** A term to find, with its spellings. */
export type Term = {
  spellings: readonly string[];
  /** The spellings that are also words of everyday language. */ ambiguous?: readonly string[];
};

/** A term in a text: its index, and its place. */
export type Match = { term: number; start: number; end: number };

type Pattern = {
  term: number;
  spelling: string;
  keys: readonly string[];
  prefix: string;
  suffix: string;
  /** Whether its case must match. */ isExact: boolean;
  isAmbiguous: boolean;
};

/** Single words of so few letters are also parts of other names, so that their case must match. */
const SHORT_LETTERS = 3;
/** The text between the words of a name. */
const BETWEEN = /^(?:[-‐‑–/.'’&+]|\s|\s?[-/&]\s?)?$/;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+/g;
/** A name that continues: "C++" is not "C", "Node.js" is not "Node", "React-like" is not React. */
const CONTINUES = /^(?:[+#]|\.(?:js|net)\b|-(?:like|style|inspired)(?!\p{L}))/iu;

const DENIED = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(words.denied)})\\s+(?:\\p{L}+\\s+){0,2}$`, 'iu');
const LEFT = new RegExp(
  `(?:^|[,;:/|()•·+&–—-]\\s*|[${OWN_SCRIPTS}、。・]\\s*|(?<!\\p{L})(?:${anyOf([...words.joins, ...words.before])})\\s+)$`,
  'iu',
);
const RIGHT = new RegExp(
  `^(?:\\s*(?:$|[,;:/|().!?•·+&–—${OWN_SCRIPTS}、。・])|-?\\s?(?:${anyOf([...words.joins, ...words.behind])})(?!\\p{L}))`,
  'iu',
);

function patternOf(spelling: string, term: number, { ambiguous = [] }: Term): Pattern | null {
  const tokens = tokensOf(spelling);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last) return null;
  const isShort = spelling.length <= SHORT_LETTERS && /^[\p{Script=Latin}\p{N}]+$/u.test(spelling);
  const isAmbiguous = ambiguous.includes(spelling);
  return {
    term,
    spelling,
    keys: tokens.map(({ key }) => key),
    prefix: /[.#@]$/.exec(spelling.slice(0, first.start))?.[0] ?? '',
    suffix: /^[+#*]+/.exec(spelling.slice(last.end))?.[0] ?? '',
    isExact: isAmbiguous || isShort,
    isAmbiguous,
  };
}

/** German writes all nouns with a capital. */
export const GERMAN = new RegExp(`(?<!\\p{L})(?:${anyOf(words.german)})(?!\\p{L})`, 'iu');

/** Whether an ambiguous name stands as a name: in a list, behind "in" or "with", or as a capital in a sentence. */
function isNamed(text: string, { start, end }: Match): boolean {
  // "d'Excel"
  const [before, after] = [text.slice(0, start).replace(/(?<!\p{L})[dl]['’]$/iu, ''), text.slice(end)];
  if (/[-&'’.@]$/.test(before) || /^(?:[-&'’](?!\s)\p{L}|&)/u.test(after)) return false;
  // "Required (R)" is a legend.
  if (/^\(.\)$/.test(text.slice(start - 1, end + 1))) return false;
  if (LEFT.test(before) && RIGHT.test(after)) return true;
  if (end - start < SHORT_LETTERS || GERMAN.test(text)) return false;
  return (
    /^\p{Lu}/u.test(text.slice(start)) &&
    /(?:^\P{L}*\p{L}|(?<!\p{L}))\p{Ll}+[,;)]?\s$/u.test(before) &&
    !/^\s(?:d[eu]\s)?\p{Lu}/u.test(after)
  );
}

const ENTRY = new RegExp(`(?:^|[,;:/|(•·]|(?<!\\p{L})(?:${anyOf(words.knows)})\\s\\p{L}{2,4})\\s*$`, 'iu');

/**
 * Whether a name is a whole entry of a list, stands alone behind "experience with", or is the subject of an entry:
 * "Triage of patients", but not "chefs de projet".
 */
function isListed(text: string, { start, end }: Match, { spelling }: Pattern): boolean {
  const after = text.slice(end);
  return (
    end - start > SHORT_LETTERS &&
    ENTRY.test(text.slice(0, start)) &&
    (/^\s*(?:$|[,;/|)•·.](?!\p{L}))/u.test(after) ||
      (end - start === spelling.length && /^\s(?:of|de|von)\s/u.test(after))) &&
    text.trim().length > end - start
  );
}

/** Returns a function that finds terms in a text: the longest from left to right, each place once. */
export function matcherOf(terms: readonly Term[]): (text: string) => Match[] {
  const patterns = new Map<string, Pattern[]>();
  for (const [at, term] of terms.entries())
    for (const spelling of term.spellings) {
      const pattern = patternOf(spelling, at, term);
      const [key = ''] = pattern?.keys ?? [];
      if (pattern) patterns.set(key, [...(patterns.get(key) ?? []), pattern]);
    }
  const matchAt = (pattern: Pattern, text: string, tokens: readonly Word[], first: number): Match | null => {
    const { keys, prefix, suffix, spelling, isExact, isAmbiguous, term } = pattern;
    const own = tokens.slice(first, first + keys.length);
    const [from, to] = [own[0], own.at(-1)];
    if (!from || !to || own.length < keys.length) return null;
    const isMatch = own.every((token, at) => {
      const before = own[at - 1];
      const isLast = at === keys.length - 1;
      return (
        (isLast ? lookupKeys(token) : [token.key]).includes(keys[at] ?? '') &&
        (!before || BETWEEN.test(text.slice(before.end, token.start)))
      );
    });
    if (!isMatch) return null;
    const match = { term, start: from.start - prefix.length, end: to.end + suffix.length };
    const written = text.slice(match.start, match.end);
    if (!written.startsWith(prefix) || !written.endsWith(suffix)) return null;
    const isWritten =
      written === spelling || [spelling, `${spelling}s`].includes(written.replace(/\d+$/, ''));
    // In a list of names, a word of everyday language may have a small letter: "SQL, statistics".
    if (isExact && !isWritten && !(isAmbiguous && isListed(text, match, pattern))) return null;
    if (suffix === '' && CONTINUES.test(text.slice(match.end))) return null;
    return isAmbiguous && !isNamed(text, match) && !isListed(text, match, pattern) ? null : match;
  };
  return (written) => {
    const text = written.replaceAll(ADDRESS, (address) => ' '.repeat(address.length));
    const tokens = tokensOf(text);
    const found: Match[] = [];
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at];
      const best = token
        ? lookupKeys(token)
            .flatMap((key) => patterns.get(key) ?? [])
            .flatMap((pattern) => matchAt(pattern, text, tokens, at) ?? [])
            .toSorted((one, other) => other.end - one.end)[0]
        : undefined;
      if (!best) continue;
      found.push(best);
      while ((tokens[at + 1]?.start ?? Infinity) < best.end) at += 1;
    }
    return found;
  };
}

/** Whether a text says that what stands at a place is not meant: "without Java". */
export const isDenied = (text: string, start: number): boolean => DENIED.test(text.slice(0, start));

/** An expression for whole words of a list. */
export const oneOf = (list: readonly string[]): string => `(?<!\\p{L})(?:${anyOf(list)})(?!\\p{L})`;
const PEOPLE = oneOf(words.people);
/** A verb of leading, and people behind it: "led a team", but not "managed servers for two teams", "lead, developers". */
export const leadingBy = (verbs: readonly string[]): RegExp =>
  new RegExp(`${oneOf(verbs)}(?:(?!\\s${oneOf(words.apart)})[^.,;!?()]){0,40}?${PEOPLE}`, 'iu');
const PLACE = '\u0000';
/** A place between "with" and people, or behind both: not "experience with Scrum teams", "with AI for two teams". */
const OF_OTHERS = new RegExp(
  `(?<!${oneOf(words.before)}\\s)${oneOf(words.with)}\\s[^.;:!?()]{0,80}(?:${PLACE}(?:(?!\\s${oneOf(words.apart)})[^.;:!?()]){0,40}${PEOPLE}|${PEOPLE}[^.;:!?()]{0,60}${PLACE})`,
  'iu',
);

const PEOPLE_BEHIND = new RegExp(`^\\s${PEOPLE}`, 'iu');
/**
 * Whether a field of work is that of other people, or a part of a word: "with the front-end team", "AI-first". A tool
 * is theirs only directly before them: "with Ruby teams".
 */
export const isOfOthers = (
  text: string,
  { start, end }: Pick<Match, 'start' | 'end'>,
  isTool = false,
): boolean => {
  const after = text.slice(end);
  if (isTool && !PEOPLE_BEHIND.test(after)) return false;
  return /^-\p{Ll}/u.test(after) || OF_OTHERS.test(text.slice(0, start) + PLACE + after);
};

const LEADING = leadingBy(words.leading);
/** Whether a sentence asks for somebody who leads people: "manage a team of architects". */
export const isAboutLeading = (sentence: string): boolean => LEADING.test(sentence);
