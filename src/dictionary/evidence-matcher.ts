import {
  acceptedOf,
  AS_WRITTEN,
  CANONICAL,
  listsAbbreviations,
  OF_PROFESSION,
  type Certainty,
  type Context,
  type Match,
  type Pattern,
} from './evidence-context';
import {
  isHanName,
  keysOfLast,
  lookupKeys,
  separatorOf,
  splitAtNames,
  tokensOf,
  type Token,
} from './evidence-tokens';
import {
  APACHE_PROJECTS,
  COMMON_WORDS,
  EVERYDAY_WORDS,
  TECHNOLOGIES,
  VENDORS,
  WORDS_AS_ABBREVIATIONS,
} from './technologies';

/** A term to search for, with all its spellings. A term without an id only prevents matches inside it. */
export type Wanted = {
  id: number | null;
  spellings: readonly string[];
  /** Whether the résumé lists it as a skill. */ isListed?: boolean;
  /** Spellings that count in capitals only: "Camel" of Apache Camel. */ capitals?: readonly string[];
};

const SHORT_LETTERS = 3;
const [EVERYDAY, COMMON] = [new Set(EVERYDAY_WORDS), new Set(COMMON_WORDS)];
const VENDOR = new Set(VENDORS);
const WORD_AS_ABBREVIATION = new Set(WORDS_AS_ABBREVIATIONS);

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?!(?:js|JS|NET)\b)[\w-]+\/\S*/g;
const LONGEST_TERM_WORDS = 6;

/** "Apache" of "Apache CXF": another name that is no technology of its own, unless it describes the server. */
const OF_APACHE = /^\s+(?!(?:HTTP|Web|Server|Konfig|Config|Admin|Proxy)\w*)([\p{L}\p{N}]{2,})/u;
const isPartOfApacheName = (behind: string): boolean => {
  const [, name] = OF_APACHE.exec(behind) ?? [];
  if (name === undefined || OF_PROFESSION.test(behind)) return false;
  const key = name.toLowerCase();
  if (APACHE_PROJECTS.includes(key) || CANONICAL.has(`apache ${key}`)) return true;
  return /^\p{Lu}/u.test(name) && !CANONICAL.has(key);
};

/** Whether the name of a technology is an abbreviation that is no word: "PHP" is "Php" too, "SAP" is not "Sap". */
const isAbbreviation = (name: string): boolean =>
  /^\p{Lu}{3}$/u.test(name) &&
  CANONICAL.get(name.toLowerCase()) === name &&
  !WORD_AS_ABBREVIATION.has(name.toLowerCase());

function patternOf(spelling: string, { id, isListed = false, capitals = [] }: Wanted): Pattern | null {
  const tokens = tokensOf(spelling);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > LONGEST_TERM_WORDS) return null;
  const prefix = /[.#@]$/.exec(spelling.slice(0, first.start))?.[0] ?? '';
  const suffix = /^[+#*]+/.exec(spelling.slice(last.end))?.[0] ?? '';
  const written = spelling.slice(first.start, last.end);
  const known = AS_WRITTEN.has(written) ? written : CANONICAL.get(written.toLowerCase());
  const [letter = ''] = written;
  const exact =
    known ??
    (written !== written.toLowerCase()
      ? written
      : written.length <= SHORT_LETTERS
        ? written.toUpperCase()
        : letter.toUpperCase() + written.slice(1));
  return {
    id,
    keys: tokens.map(({ key }) => key),
    separators: tokens.slice(1).map((token, at) => separatorOf(spelling.slice(tokens[at]?.end, token.start))),
    prefix,
    suffix,
    exact,
    written,
    isListed,
    certainty: capitals.includes(spelling)
      ? 'exact'
      : prefix || suffix || tokens.length > 1
        ? 'sure'
        : certaintyOf(written, first.key),
  };
}

function certaintyOf(written: string, key: string): Certainty {
  if (COMMON.has(key) || ([...written].length === 1 && /\p{Script=Latin}/u.test(written))) return 'common';
  if (EVERYDAY.has(key)) return 'everyday';
  return [...written].length <= SHORT_LETTERS && /^[\p{Script=Latin}\p{N}]+$/u.test(written)
    ? 'exact'
    : 'sure';
}

type Patterns = ReadonlyMap<string, readonly Pattern[]>;

function patternsOf(wanted: readonly Wanted[]): Patterns {
  const byFirstWord = new Map<string, Pattern[]>();
  for (const term of wanted) {
    for (const spelling of [...term.spellings, ...(term.capitals ?? [])]) {
      const pattern = patternOf(spelling, term);
      const [key] = pattern?.keys ?? [];
      if (pattern && key) byFirstWord.set(key, [...(byFirstWord.get(key) ?? []), pattern]);
    }
  }
  return byFirstWord;
}

/** Other technologies. They are not searched for, but a term next to one is more likely a technology. */
let others: Patterns | undefined;
const otherPatterns = (): Patterns =>
  (others ??= patternsOf(
    TECHNOLOGIES.map(({ name, aliases }) => ({ id: null, spellings: [name, ...aliases] })),
  ));

/** Returns a function that finds the terms in a sentence and returns their ids, each once. */
export function matcherOf(wanted: readonly Wanted[]): (sentence: string, context?: Context) => number[] {
  const patterns = patternsOf(wanted);
  const hanNames = wanted.flatMap(({ spellings }) => spellings).filter(isHanName);
  return (sentence, context = 'sentence') => {
    const text = sentence.replaceAll(ADDRESS, (address) => ' '.repeat(address.length));
    const tokens = splitAtNames(tokensOf(text), hanNames);
    const found = matchesIn(text, tokens, patterns);
    if (found.every(({ pattern }) => pattern.id === null)) return [];
    const beside = matchesIn(text, tokens, otherPatterns()).filter((other) =>
      found.every(({ start, end }) => end <= other.start || other.end <= start),
    );
    const all = [...found, ...beside].toSorted((one, other) => one.start - other.start);
    if (listsAbbreviations(tokens, all)) return [];
    return [...new Set(acceptedOf(all, text, tokens, context).flatMap(({ pattern }) => pattern.id ?? []))];
  };
}

/** The longest matches from left to right, without overlaps. */
function matchesIn(text: string, tokens: readonly Token[], patterns: Patterns): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const best = lookupKeys(token)
      .flatMap((key) => patterns.get(key) ?? [])
      .flatMap((pattern) => matchAt(pattern, text, tokens, at) ?? [])
      .toSorted(
        (one, other) => other.end - one.end || Number(other.pattern.id ?? -1) - Number(one.pattern.id ?? -1),
      )[0];
    if (!best) continue;
    found.push(best);
    at = best.last;
  }
  return found;
}

function matchAt(pattern: Pattern, text: string, tokens: readonly Token[], first: number): Match | null {
  const { keys, separators, prefix, suffix, exact, written, certainty } = pattern;
  const last = first + keys.length - 1;
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return null;
  for (let at = 0; at < keys.length; at += 1) {
    const token = tokens[first + at];
    const keysOf = at > 0 && at === keys.length - 1 ? keysOfLast : lookupKeys;
    if (!token || !keysOf(token).includes(keys[at] ?? '')) return null;
    const before = tokens[first + at - 1];
    if (at > 0 && before && separatorOf(text.slice(before.end, token.start)) !== separators[at - 1])
      return null;
  }
  const [start, end] = [from.start - prefix.length, to.end + suffix.length];
  if (text.slice(start, from.start) !== prefix || text.slice(to.end, end) !== suffix) return null;
  if (prefix === '.' && /^\p{Ll}/u.test(from.text) && /\w$/.test(text.slice(0, start))) return null; // "looms.net"
  // "C" does not match "C++", "Node" does not match "Node.js"; but "Capacitor" is "Capacitor.js".
  const [library] = /^\.(?:js|net)\b/i.exec(text.slice(end)) ?? [];
  const isAnother =
    library !== undefined && (!pattern.isListed || CANONICAL.has((exact + library).toLowerCase()));
  if (isAnother || /^(?:\+\+|#|\+(?![\p{L}\p{N}]))/u.test(text.slice(end))) return null;
  // Only the version of a technology is known to be one.
  const isVersion = last === first && from.key !== keys[0] && /\d$/.test(from.key);
  if (isVersion && !CANONICAL.has(exact.toLowerCase())) return null;
  const capitalized = exact.charAt(0) + exact.slice(1).toLowerCase();
  const own = pattern.isListed && /\p{Lu}/u.test(written) ? [written] : [];
  const spellings = [exact, `${exact}s`, ...(isAbbreviation(exact) ? [capitalized] : []), ...own];
  const isExact = spellings.includes(from.text.replace(/(?<=\p{L}{3})\d{1,2}$/u, ''));
  // In a list of technologies people write small letters.
  const isSmall = from.text === from.text.toLowerCase();
  const isListed = isSmall && (certainty === 'everyday' || (certainty === 'exact' && isAbbreviation(exact)));
  if (certainty !== 'sure' && !isExact && !isListed) return null;
  if (/^-(?:like|style|inspired)(?!\p{L})/iu.test(text.slice(end))) return null;
  if (keys.join() === 'apache' && isPartOfApacheName(text.slice(end))) return null;
  // "GitHub's sales team".
  if (VENDOR.has(from.key) && /^['’]s(?!\p{L})/u.test(text.slice(to.end))) return null;
  // The number of a course: "SOC 101".
  if (/^\p{Lu}{2,4}$/u.test(from.text) && /^[ -]\d{3}(?!\d)/.test(text.slice(end))) return null;
  // "R&D", "C-level", "Go-to-market"; but "Vue-based", and German compounds: "Angular-Komponenten".
  const isCompound =
    certainty === 'everyday' && pattern.isListed && /^-\p{Lu}\p{Ll}{3}/u.test(text.slice(end));
  const isPart =
    /[-&'’.@]$/.test(text.slice(0, start)) ||
    (!isCompound && !library && /^(?:-(?!based)|[&'’]|\.\p{L})/u.test(text.slice(end)));
  const isUncertain = certainty === 'common' || certainty === 'everyday';
  if (isPart && isUncertain && !OF_PROFESSION.test(text.slice(end))) return null;
  return {
    pattern,
    certainty: library || isCompound ? 'sure' : isExact || certainty === 'sure' ? certainty : 'listed',
    first,
    last,
    start,
    end,
  };
}
