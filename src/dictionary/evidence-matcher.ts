import { lookupKeys, separatorOf, tokensOf, type Token } from './evidence-tokens';
import {
  CONFIRMED,
  COMMON_WORDS,
  EVERYDAY_WORDS,
  QUALIFYING_WORDS,
  TECHNOLOGIES,
  VENDORS,
} from './technologies';

/** A term to search for, with all its spellings. A term without an id only prevents matches inside it. */
export type Wanted = { id: number | null; spellings: readonly string[] };

/**
 * The confidence of a spelling: `sure` in any case; `exact` if the case matches; `everyday` if the case
 * matches and it is inside a sentence; `common` only next to another technology.
 */
type Certainty = 'sure' | 'exact' | 'everyday' | 'common';

type Pattern = {
  id: number | null;
  keys: readonly string[];
  separators: readonly string[];
  prefix: string;
  suffix: string;
  exact: string;
  certainty: Certainty;
};

type Match = { pattern: Pattern; first: number; last: number; start: number; end: number };

const SHORT_LETTERS = 3;
const [EVERYDAY, COMMON] = [new Set(EVERYDAY_WORDS), new Set(COMMON_WORDS)];
const [QUALIFYING, VENDOR] = [new Set(QUALIFYING_WORDS), new Set(VENDORS)];
const CANONICAL: ReadonlyMap<string, string> = new Map(
  TECHNOLOGIES.flatMap(({ name, aliases }) => [name, ...aliases]).map((name) => [name.toLowerCase(), name]),
);

const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+|\b[\w-]+(?:\.[\w-]+)*\.(?!(?:js|JS|NET)\b)[\w-]+\/\S*/g;
/** A separator in a list; between slashes another name may stand: "Ruby/Watir/Selenium". */
const LISTED =
  /^\/[\w.+#-]+\/$|^\s*(?:[,;/|、，・]\s*)?(?:(?:and|or|y|e|et|und|oder|ou|o|&|\+)\s+|や|と|および)?$/i;
const DENIED =
  /(?:^|[^\p{L}])(?:without|instead of|rather than|off(?: of)?|away from|no|not(?! only| just)|never|sin|en lugar de|sem|em vez de|ohne|statt|kein\p{L}*|nicht|sans|pas de)\s+(?:\p{L}+\s+){0,2}$/iu;
const PROGRAMMED_IN =
  /(?:services?|tools?|systems?|applications?|apps?|software|apis?|modules?|programs?|written|built|coded|programmed|developed|implemented|programming|coding|proficient|fluent|scripts?|code)\s+(?:in|with|using)\s+$/i;
const PROGRAM = /^\s+(?:code|programming|developer|scripts?|scripting|microservices?|language|compiler)\b/i;
/** So many certain names make a sentence one about technologies. */
const FEWEST_CERTAIN = 2;
/** A profession that a technology qualifies: "Ruby Developer", "Développeur Go". */
const PROFESSION =
  '(?:(?:web|software|full[- ]?stack|backend|frontend|mobile|game)[- ]+)?(?:developer|programmer|coder|(?:software|backend|frontend|platform)[- ]engineer|entwickler(?:in)?|programmierer(?:in)?|desarrollador[ae]?|programador[ae]?|desenvolvedor[ae]?|développeu(?:r|se)|programmeu(?:r|se)|sviluppatore|sviluppatrice)s?';
const OF_PROFESSION = new RegExp(`^(?:[\\s-]+)${PROFESSION}(?![\\p{L}])`, 'iu');
const PROFESSION_OF = new RegExp(
  `(?<![\\p{L}])${PROFESSION}(?:\\s+|\\s+(?:en|in|em)\\s+|\\s*[,(|/–-]\\s*)$`,
  'iu',
);
/** The minimum length of a word whose capital letter counts. */
const TITLE_LETTERS = 4;
const LONGEST_TERM_WORDS = 6;

function patternOf(spelling: string, id: number | null): Pattern | null {
  const tokens = tokensOf(spelling);
  const [first, last] = [tokens[0], tokens.at(-1)];
  if (!first || !last || tokens.length > LONGEST_TERM_WORDS) return null;
  const prefix = /[.#@]$/.exec(spelling.slice(0, first.start))?.[0] ?? '';
  const suffix = /^[+#*]+/.exec(spelling.slice(last.end))?.[0] ?? '';
  const written = spelling.slice(first.start, last.end);
  const known = CANONICAL.get(written.toLowerCase());
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
    certainty: prefix || suffix || tokens.length > 1 ? 'sure' : certaintyOf(written, first.key),
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
  for (const { id, spellings } of wanted) {
    for (const spelling of spellings) {
      const pattern = patternOf(spelling, id);
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

/** A sentence, or the title of a role, in which capital letters are no evidence and professions are. */
type Context = 'sentence' | 'role';

/** Returns a function that finds the terms in a sentence and returns their ids, each once. */
export function matcherOf(wanted: readonly Wanted[]): (sentence: string, context?: Context) => number[] {
  const patterns = patternsOf(wanted);
  return (sentence, context = 'sentence') => {
    const text = sentence.replaceAll(ADDRESS, (address) => ' '.repeat(address.length));
    const tokens = tokensOf(text);
    const found = matchesIn(text, tokens, patterns);
    if (found.every(({ pattern }) => pattern.id === null)) return [];
    const beside = matchesIn(text, tokens, otherPatterns()).filter((other) =>
      found.every(({ start, end }) => end <= other.start || other.end <= start),
    );
    const all = [...found, ...beside].toSorted((one, other) => one.start - other.start);
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
  const { keys, separators, prefix, suffix, exact, certainty } = pattern;
  const last = first + keys.length - 1;
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to) return null;
  for (let at = 0; at < keys.length; at += 1) {
    const token = tokens[first + at];
    if (!token || !lookupKeys(token).includes(keys[at] ?? '')) return null;
    const before = tokens[first + at - 1];
    if (at > 0 && before && separatorOf(text.slice(before.end, token.start)) !== separators[at - 1])
      return null;
  }
  const [start, end] = [from.start - prefix.length, to.end + suffix.length];
  if (text.slice(start, from.start) !== prefix || text.slice(to.end, end) !== suffix) return null;
  if (prefix === '.' && /^\p{Ll}/u.test(from.text) && /\w$/.test(text.slice(0, start))) return null; // "looms.net"
  // "C" does not match "C++", "Node" does not match "Node.js".
  if (/^(?:\+\+|#|\+(?![\p{L}\p{N}])|\.(?:js|net)\b)/iu.test(text.slice(end))) return null;
  if (certainty !== 'sure' && ![exact, `${exact}s`].includes(from.text)) return null;
  // "GitHub's sales team".
  if (VENDOR.has(from.key) && /^['’]s(?!\p{L})/u.test(text.slice(to.end))) return null;
  // The number of a course: "SOC 101".
  if (/^\p{Lu}{2,4}$/u.test(from.text) && /^[ -]\d{3}(?!\d)/.test(text.slice(end))) return null;
  // "R&D", "C-level", "Go-to-market".
  const isPart = /[-&'’.@]$/.test(text.slice(0, start)) || /^(?:[-&'’]|\.\p{L})/u.test(text.slice(end));
  const isUncertain = certainty === 'common' || certainty === 'everyday';
  if (isPart && isUncertain && !OF_PROFESSION.test(text.slice(end))) return null;
  return { pattern, first, last, start, end };
}

function acceptedOf(
  found: readonly Match[],
  text: string,
  tokens: readonly Token[],
  context: Context,
): Match[] {
  const titled = isTitle(tokens, found);
  const sure = new Set(
    found.filter(({ pattern: { certainty, keys }, first, last, start, end }) => {
      if (certainty === 'sure' || certainty === 'exact') return true;
      // A list entry that is only the name.
      if (first === 0 && last === tokens.length - 1) return true;
      const words = CONFIRMED.get(keys[0] ?? '');
      if (words?.before.test(text.slice(0, start)) || words?.behind.test(text.slice(end))) return true;
      if (context === 'role' && isOfProfession(text, start, end)) return !QUALIFYING.has(keys[0] ?? '');
      if (certainty === 'everyday' && first > 0 && !titled) return true;
      return !titled && (PROGRAMMED_IN.test(text.slice(0, start)) || PROGRAM.test(text.slice(end)));
    }),
  );
  // A sentence with several certain technologies is about technologies, also where a name is its first word.
  const isTechnology = ({ pattern: { certainty, exact }, start, end }: Match) =>
    certainty === 'sure' && [exact, text.slice(start, end)].some((name) => CANONICAL.has(name.toLowerCase()));
  if (found.filter(isTechnology).length >= FEWEST_CERTAIN)
    for (const match of found) if (match.pattern.certainty === 'everyday') sure.add(match);
  const inList = (one: Match | undefined, other: Match | undefined): boolean => {
    if (!one || !other) return false;
    const between = text.slice(one.end, other.start);
    return between.trim() !== '' && LISTED.test(between);
  };
  // Uncertain names in one list confirm each other, as does a certain name next to them.
  for (const [at, match] of found.entries()) {
    const next = found[at + 1];
    if (!next || sure.has(match) || sure.has(next) || match.pattern.id === next.pattern.id) continue;
    if (inList(match, next) && /[,/、・]/.test(text.slice(match.end, next.start))) sure.add(match).add(next);
  }
  for (const order of [found, found.toReversed()]) {
    for (const match of order) {
      const at = found.indexOf(match);
      const neighbours = [
        [found[at - 1], match],
        [match, found[at + 1]],
      ] as const;
      const certain = neighbours.some(
        ([one, other]) =>
          inList(one, other) &&
          ((one && one !== match && sure.has(one)) || (other && other !== match && sure.has(other))),
      );
      if (certain) sure.add(match);
    }
  }
  return found.filter((match) => sure.has(match) && !DENIED.test(text.slice(0, match.start)));
}

/** "Senior Ruby Developer", "Software Engineer (Go)"; not "Developer Express Store". */
const isOfProfession = (text: string, start: number, end: number): boolean =>
  OF_PROFESSION.test(text.slice(end)) ||
  (PROFESSION_OF.test(text.slice(0, start)) && /^\s*(?:$|[),|/–&+-])/u.test(text.slice(end)));

/** Whether most long words are capitalized, as in a heading. A capital letter is no evidence there. */
function isTitle(tokens: readonly Token[], found: readonly Match[]): boolean {
  const named = new Set(found.flatMap(({ first, last }) => tokens.slice(first, last + 1)));
  const words = tokens.filter((token) => !named.has(token) && token.text.length >= TITLE_LETTERS);
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text));
  return capitals.length > 1 && capitals.length * 5 >= words.length * 3;
}
