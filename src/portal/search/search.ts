import UFuzzy from '@leeoniya/ufuzzy';
import { KINDS, type Entry, type Kind, type YearSpan } from './search-index';
import { isShort, plain, wordsOf, textParts } from '~/portal/text/text-search';

/** The years that a word names, also while it is typed: `2013`, and for `20` every year with that prefix. */
export function namedYears(word: string): YearSpan | null {
  if (!/^[12]\d{1,3}$/.test(word)) return null;
  const tens = 10 ** (4 - word.length);
  return [Number(word) * tens, (Number(word) + 1) * tens - 1];
}

/** Whether two spans of years overlap. */
export const ranThen = ([first, last]: YearSpan, [from, to]: YearSpan): boolean =>
  first <= to && last >= from;

/** Pairs of synonyms. */
export type Synonyms = readonly (readonly [from: readonly string[], to: readonly string[]])[];

/** One interpretation of a query. Each position has alternative words. */
export type QueryReading = {
  words: readonly (readonly string[])[];
  /** The query as one text, to compare with titles. */ text: string;
  /** True if a synonym replaced a word. */ isSynonym: boolean;
  /** The spans of the words that may be years. */ years: ReadonlyMap<string, YearSpan>;
  /** The words that match only at the beginning of a word. */ short: ReadonlySet<string>;
};

/** Creates a reading from the alternatives of each word. */
const reading = (words: QueryReading['words'], isSynonym = false): QueryReading => ({
  words,
  text: words.map(([word]) => word).join(' '),
  isSynonym,
  years: new Map(
    words.flat().flatMap((word) => {
      const years = namedYears(word);
      return years ? [[word, years] as const] : [];
    }),
  ),
  short: new Set(words.flat().filter(isShort)),
});

/**
 * The endings of plurals in the languages of the interface (degrees, universidades, Sprachen, Zertifikate), each with
 * the shortest stem that it leaves: "theme" is no plural of "them".
 */
const PLURALS = [
  ['s', 3],
  ['es', 5],
  ['n', 5],
  ['en', 5],
  ['e', 6],
] as const;

const stems = (word: string): readonly string[] =>
  PLURALS.filter(
    ([ending, shortest]) => word.endsWith(ending) && word.length - ending.length >= shortest,
  ).map(([ending]) => word.slice(0, -ending.length));

/** The query as typed, its variants with synonyms, and the query with plurals reduced to their stems. */
function readings(words: readonly string[], synonyms: Synonyms): readonly QueryReading[] {
  const others = synonyms.flatMap(([from, to]) => {
    const at = words.findIndex((_, start) => from.every((word, next) => words[start + next] === word));
    return at === -1 ? [] : [[...words.slice(0, at), ...to, ...words.slice(at + from.length)]];
  });
  const alone = (query: readonly string[]) => query.map((word) => [word]);
  const stemmed = words.map((word) => [word, ...stems(word)]);
  return [
    reading(alone(words)),
    ...others.map((query) => reading(alone(query), true)),
    ...(stemmed.some((alternatives) => alternatives.length > 1) ? [reading(stemmed, true)] : []),
  ];
}

/** The library's settings for all scripts, with one typo per word. */
const SETTINGS: UFuzzy.Options = {
  unicode: true,
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
};

/** A typo in a shorter word makes another word. Longer words do not occur. */
const [SHORTEST, LONGEST] = [3, 32];
const MOST = 8;

let fuzzy: UFuzzy | null = null;

/** The words of a vocabulary that are similar to a mistyped one, most likely first. */
function similarWords(word: string, vocabulary: readonly string[]): readonly string[] {
  const letters = word.replaceAll(/[^\p{L}\p{N}]/gu, '');
  if (letters.length < SHORTEST || letters.length > LONGEST) return [];
  fuzzy ??= new UFuzzy(SETTINGS);
  const difference = (other: string) => Math.abs(other.length - letters.length);
  return (fuzzy.filter(vocabulary as string[], letters) ?? [])
    .map((at) => vocabulary[at] ?? '')
    .toSorted((one, other) => difference(one) - difference(other))
    .slice(0, MOST);
}

/** Entries with their normalized texts. */
export type Searchable = ReturnType<typeof searchable>;

/** Hits of one kind, best first. */
export type Group = { kind: Kind; hits: readonly Entry[] };

export type Found = {
  /** `similar`: no entry has all the words as typed. */
  is: 'exact' | 'similar' | 'none';
  /** Best kind first. */
  groups: readonly Group[];
  total: number;
  /** The words to highlight. */
  words: readonly string[];
  /** Indexes of the hits in all entries. */
  at: readonly number[];
};

/** ASCII without its two accents. `toLowerCase` is enough to normalize it. */
const SIMPLE = /^[\n -\]_a-~]*$/;
const plainText = (text: string) => (SIMPLE.test(text) ? text.toLowerCase() : plain(text));

const textOf = ({ title, detail, more }: Entry): string => `${title}\n${detail}\n${more}`;

const spaced = (text: string) => plainText(text).split(/\s+/).filter(Boolean).join(' ');

/** Normalizes entries for searching. */
export function searchable(
  entries: readonly Entry[],
  synonyms: Readonly<Record<string, string>>,
  { stopWords = '', families = {} }: { stopWords?: string; families?: Readonly<Record<string, string>> } = {},
) {
  const texts = entries.map((entry) => plainText(textOf(entry)));
  const calls = new Map(
    entries.flatMap((entry, at) => (entry.calls ? [[at, ` ${plain(entry.calls)}`]] : [])),
  );
  let words: readonly string[] | null = null;
  const pairs = Object.entries(synonyms)
    .map(([from, to]) => [wordsOf(from), wordsOf(to)] as const)
    .filter((pair) => pair.every(({ length }) => length > 0));
  return {
    entries,
    titles: entries.map(({ title }) => spaced(title)),
    /** Names that rank like the title, by index. */
    also: new Map(
      entries.flatMap(({ also }, at) =>
        also ? [[at, also.split('\n').map(spaced).filter(Boolean)] as const] : [],
      ),
    ),
    texts,
    /** Synonyms of some entries, by index. Only beginnings of words match. */
    calls,
    synonyms: [...pairs, ...pairs.map(([from, to]) => [to, from] as const)],
    /** Words of questions that say nothing of a career. */
    stopWords: new Set(wordsOf(stopWords)),
    /** Plain names of skills that the career does not have, with the words of one of their family that it has. */
    families: new Map(Object.entries(families).map(([name, family]) => [name, wordsOf(family)])),
    /** Every word of every text, computed when a word may be mistyped. */
    vocabulary: () =>
      (words ??= [...new Set([...texts, ...calls.values()].join('\n').match(/[\p{L}\p{N}]+/gu) ?? [])]),
  };
}

/** Whether a word matches the synonyms or years of an entry. */
function hasBeside(
  { entries, calls }: Searchable,
  at: number,
  word: string,
  years: QueryReading['years'],
): boolean {
  if (calls.size > 0 && calls.get(at)?.includes(` ${word}`)) return true;
  const span = years.size > 0 && years.get(word);
  const own = span && entries[at]?.years;
  return own ? ranThen(own, span) : false;
}

/** Whether an entry matches a reading. */
function matches(index: Searchable, at: number, { words, years, short }: QueryReading): boolean {
  const text = index.texts[at] ?? '';
  const has = (word: string) => {
    if (!short.has(word)) return text.includes(word);
    const entry = index.entries[at];
    return entry !== undefined && text.includes(word) && hasWord(text, word, textOf(entry), true);
  };
  return words.every((alternatives) =>
    alternatives.some((word) => has(word) || hasBeside(index, at, word, years)),
  );
}

/** The number of ranks; 0 is best. */
const RANKS = 7;

const SPACE = 32;

/** Whether a word stands in a text, not in the middle of another word. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    // Most texts are separated by spaces and line breaks, and regular expressions are slow.
    if (at === 0 || text.charCodeAt(at - 1) <= SPACE) return true;
    // Two code units, because of surrogate pairs.
    if (!/[\p{L}\p{N}\p{M}]$/u.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/**
 * The rank of a hit: by its title, by its other names, by words of its texts, then by middles of words ("formación"
 * in "información"). An exact match ranks before a synonym.
 */
function rank(
  index: Searchable,
  at: number,
  title: string,
  interpretation: QueryReading,
  written = title,
): number {
  if (title.startsWith(interpretation.text))
    return title === interpretation.text && !interpretation.isSynonym ? 0 : 1;
  const everyWord = (has: (word: string) => boolean) =>
    interpretation.words.every((alternatives) => alternatives.some(has));
  if (everyWord((word) => beginsIn(title, word))) return 2;
  const isNamed = (word: string) => beginsIn(title, word) || hasBeside(index, at, word, interpretation.years);
  if (everyWord(isNamed)) return 3;
  if (everyWord((word) => isNamed(word) || beginsIn(index.texts[at] ?? '', word))) return 4;
  return everyWord((word) => hasWord(title, word, written, interpretation.short.has(word))) ? 5 : 6;
}

/** Sorts hits by year, newest first, if the query has a full year. */
function byYears(interpretations: readonly QueryReading[], hits: readonly Entry[]): readonly Entry[] {
  const hasYear = interpretations
    .flatMap(({ years }) => [...years.values()])
    .some(([from, to]) => from === to);
  if (!hasYear) return hits;
  const [last, first] = [(entry: Entry) => entry.years?.[1] ?? 0, (entry: Entry) => entry.years?.[0] ?? 0];
  return hits.toSorted((one, other) => last(other) - last(one) || first(other) - first(one));
}

/** The maximum number of approximate hits. */
const MOST_SIMILAR = 3;

/** The best hits of all kinds. */
function nearest(ofKind: ReadonlyMap<Kind, Entry[][]>): ReadonlySet<Entry> {
  const ranks = Array.from({ length: RANKS }, (_, place) =>
    KINDS.flatMap((kind) => ofKind.get(kind)?.[place] ?? []),
  );
  return new Set(ranks.flat().slice(0, MOST_SIMILAR));
}

/** Collects the entries that match any reading. It runs for every keystroke on up to ten thousand entries. */
function collect(
  index: Searchable,
  interpretations: readonly QueryReading[],
  is: 'exact' | 'similar',
  among: Iterable<number> = index.entries.keys(),
): Found {
  const { entries, titles, also } = index;
  const ofKind = new Map<Kind, Entry[][]>();
  const hitsAt: number[] = [];
  for (const at of among) {
    const entry = entries[at];
    if (!entry) continue;
    let best = RANKS;
    for (const interpretation of interpretations) {
      if (!matches(index, at, interpretation)) continue;
      best = Math.min(best, rank(index, at, titles[at] ?? '', interpretation, entry.title));
      for (const other of also.get(at) ?? []) best = Math.min(best, rank(index, at, other, interpretation));
    }
    if (best === RANKS) continue;
    hitsAt.push(at);
    let ranked = ofKind.get(entry.kind);
    if (!ranked) ofKind.set(entry.kind, (ranked = Array.from({ length: RANKS }, () => [])));
    ranked[best]?.push(entry);
  }
  const mostSimilar = is === 'similar' ? nearest(ofKind) : null;
  const bestOf = (kind: Kind) => ofKind.get(kind)?.findIndex((hits) => hits.length > 0) ?? RANKS;
  const groups = KINDS.filter((kind) => ofKind.has(kind))
    .toSorted((one, other) => bestOf(one) - bestOf(other))
    .map((kind) => ({
      kind,
      hits: (ofKind.get(kind) ?? [])
        .flatMap((hits) => byYears(interpretations, hits))
        .filter((hit) => mostSimilar?.has(hit) ?? true),
    }))
    .filter(({ hits }) => hits.length > 0);
  const words = [...new Set(interpretations.flatMap((interpretation) => interpretation.words.flat()))];
  const total = mostSimilar?.size ?? hitsAt.length;
  return { is: total === 0 ? 'none' : is, groups, total, words, at: hitsAt };
}

const NOTHING: Found = { is: 'none', groups: [], total: 0, words: [], at: [] };

/**
 * Searches for all words of a query in any order; without hits for those that are no stop words ("where did she
 * work in 2015"), then for similar words.
 */
export function search(index: Searchable, query: string, among?: Iterable<number>): Found {
  const typed = wordsOf(query);
  if (typed.length === 0) return NOTHING;
  const found = collect(index, readings(typed, index.synonyms), 'exact', among);
  if (found.total > 0) return found;
  const asked = typed.map((word) => word.replaceAll(/^[¿¡]+|[?!]+$/g, '')).filter(Boolean);
  const rest = asked.filter((word) => !index.stopWords.has(word));
  const words = rest.length > 0 ? rest : typed;
  if (words !== typed) {
    const foundRest = collect(index, readings(words, index.synonyms), 'exact');
    if (foundRest.total > 0) return foundRest;
  }
  const family = index.families.get(words.join(' '));
  if (family) return collect(index, [reading(family.map((word) => [word]))], 'similar');
  const known = (word: string) => {
    const interpretation = reading([[word]]);
    return index.entries.some((_, at) => matches(index, at, interpretation));
  };
  const likely = words
    .map((word) => (known(word) ? [word] : similarWords(word, index.vocabulary())))
    .filter((alternatives) => alternatives.length > 0);
  if (likely.length === 0) return NOTHING;
  const similar = collect(index, [reading(likely)], 'similar');
  if (similar.total > 0) return similar;
  return collect(
    index,
    likely.map((alternatives) => reading([alternatives])),
    'similar',
  );
}

/** Searches incrementally: a query that extends the previous one searches only its hits. */
export function searcher(index: Searchable): (query: string) => Found {
  let last: { words: readonly string[]; found: Found } | null = null;
  return (query) => {
    const words = wordsOf(query);
    const continues = (word: string, before: string) =>
      word.startsWith(before) &&
      (!namedYears(word) || namedYears(before) !== null) &&
      (!isShort(before) || isShort(word));
    const extendsLast =
      last?.found.is === 'exact' &&
      last.words.every((before) => words.some((word) => continues(word, before))) &&
      readings(words, index.synonyms).length === 1;
    const found = search(index, query, extendsLast ? last?.found.at : undefined);
    last = { words, found };
    return found;
  };
}

const CAPITAL_INSIDE = /[\p{Ll}\p{Lo}\p{N}\p{M}]\p{Lu}|\p{Lu}\p{Lu}\p{Ll}/u;

/** Whether a text contains a word: a short one at the beginning of a word, others anywhere. */
export function hasWord(compared: string, word: string, text: string, short = isShort(word)): boolean {
  if (!compared.includes(word)) return false;
  if (!short || beginsIn(compared, word)) return true;
  return CAPITAL_INSIDE.test(text) && textParts(text, [word], isShort).some(({ hit }) => hit);
}
