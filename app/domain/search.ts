import { nearWords } from './near-words';
import { KINDS, type Entry, type Kind } from './search-entries';
import { namedYears, ranThen, type YearSpan } from './search-years';
import { plain, wordsOf } from './text-search';

/** Entries as they are compared, once. */
export type Searchable = {
  entries: readonly Entry[];
  titles: readonly string[];
  /** Other names as good as the title, by their places. */
  also: ReadonlyMap<number, string>;
  texts: readonly string[];
  /** What few entries are also called, by their places: only beginnings of its words count. */
  calls: ReadonlyMap<number, string>;
  /** Pairs of words that mean the same. */
  synonyms: readonly (readonly [from: readonly string[], to: readonly string[]])[];
  /** Every word of every text, when a mistyped one is looked for. */
  vocabulary: () => readonly string[];
};

/** Hits of one kind, best first. */
export type Group = { kind: Kind; hits: readonly Entry[] };

export type Found = {
  /** `near`: nothing has all the words as they are written. */
  is: 'exact' | 'near' | 'none';
  /** The best kind first. */
  groups: readonly Group[];
  total: number;
  /** What to mark in the hits. */
  words: readonly string[];
  /** Places of the hits among all entries. */
  at: readonly number[];
};

/** ASCII without the two accents that it has: its plain form is its small letters. */
const SIMPLE = /^[\n -\]_a-~]*$/;
const plainText = (text: string) => (SIMPLE.test(text) ? text.toLowerCase() : plain(text));

const spaced = (text: string) => plainText(text).split(/\s+/).filter(Boolean).join(' ');

/** Prepares entries for searching. */
export function searchable(
  entries: readonly Entry[],
  synonyms: Readonly<Record<string, string>>,
): Searchable {
  const texts = entries.map(({ title, detail, more }) => plainText(`${title}\n${detail}\n${more}`));
  const calls = new Map(
    entries.flatMap((entry, at) => (entry.calls ? [[at, ` ${plain(entry.calls)}`]] : [])),
  );
  let words: readonly string[] | null = null;
  const pairs = Object.entries(synonyms).map(([from, to]) => [wordsOf(from), wordsOf(to)] as const);
  return {
    entries,
    titles: entries.map(({ title }) => spaced(title)),
    also: new Map(entries.flatMap(({ also }, at) => (also ? [[at, spaced(also)]] : []))),
    texts,
    calls,
    synonyms: [...pairs, ...pairs.map(([from, to]) => [to, from] as const)].filter(
      ([from, to]) => from.length > 0 && to.length > 0,
    ),
    vocabulary: () =>
      (words ??= [...new Set([...texts, ...calls.values()].join('\n').match(/[\p{L}\p{N}]+/gu) ?? [])]),
  };
}

/** One way to read a query: each of its words may be met by any of some. */
type Reading = {
  words: readonly (readonly string[])[];
  /** As a title would have it. */ whole: string;
  /** By a synonym, and not as it was asked. */ isSynonym: boolean;
  /** Of the words that may be years. */ years: ReadonlyMap<string, YearSpan>;
};

const reading = (words: Reading['words'], isSynonym = false): Reading => ({
  words,
  whole: words.map(([word]) => word).join(' '),
  isSynonym,
  years: new Map(
    words.flat().flatMap((word) => {
      const years = namedYears(word);
      return years ? [[word, years] as const] : [];
    }),
  ),
});

/** The query as it is written, and with what its words also mean. */
function readings(words: readonly string[], synonyms: Searchable['synonyms']): readonly Reading[] {
  const others = synonyms.flatMap(([from, to]) => {
    const at = words.findIndex((_, start) => from.every((word, next) => words[start + next] === word));
    return at === -1 ? [] : [[...words.slice(0, at), ...to, ...words.slice(at + from.length)]];
  });
  return [words, ...others].map((one, at) =>
    reading(
      one.map((word) => [word]),
      at > 0,
    ),
  );
}

/** Whether an entry has a word beside its texts: among what it is called, or by the years it ran. */
function hasBeside(
  { entries, calls }: Searchable,
  at: number,
  word: string,
  years: Reading['years'],
): boolean {
  if (calls.size > 0 && calls.get(at)?.includes(` ${word}`)) return true;
  const asked = years.size > 0 && years.get(word);
  const own = asked && entries[at]?.years;
  return own ? ranThen(own, asked) : false;
}

/** Whether it has all that a reading asks for. */
function meets(index: Searchable, at: number, { words, years }: Reading): boolean {
  const text = index.texts[at] ?? '';
  return words.every((alternatives) =>
    alternatives.some((word) => text.includes(word) || hasBeside(index, at, word, years)),
  );
}

/** How many ranks there are: 0 is best. */
const RANKS = 5;

/** How good a hit is, by its title. What is called as it was asked stands before what only means the same. */
function rank(title: string, way: Reading): number {
  if (title.startsWith(way.whole)) return title === way.whole && !way.isSynonym ? 0 : 1;
  if (!way.words.every((alternatives) => alternatives.some((word) => title.includes(word)))) return 4;
  const begins = (word: string) => title.startsWith(word) || title.includes(` ${word}`);
  return way.words.every((alternatives) => alternatives.some(begins)) ? 2 : 3;
}

/** What was asked for by a whole year is listed from the newest on. */
function byYears(ways: readonly Reading[], hits: readonly Entry[]): readonly Entry[] {
  const asked = ways.flatMap(({ years }) => [...years.values()]).some(([from, to]) => from === to);
  if (!asked) return hits;
  const [last, first] = [(entry: Entry) => entry.years?.[1] ?? 0, (entry: Entry) => entry.years?.[0] ?? 0];
  return hits.toSorted((one, other) => last(other) - last(one) || first(other) - first(one));
}

/** Finds what meets any of the readings. Ten thousand entries pass here with every key. */
function collect(
  index: Searchable,
  ways: readonly Reading[],
  is: 'exact' | 'near',
  among: Iterable<number> = index.entries.keys(),
): Found {
  const { entries, titles, also } = index;
  const ofKind = new Map<Kind, Entry[][]>();
  const hitsAt: number[] = [];
  for (const at of among) {
    const entry = entries[at];
    if (!entry) continue;
    let best = RANKS;
    for (const way of ways) {
      if (!meets(index, at, way)) continue;
      best = Math.min(best, rank(titles[at] ?? '', way));
      const other = also.get(at);
      if (other !== undefined) best = Math.min(best, rank(other, way));
    }
    if (best === RANKS) continue;
    hitsAt.push(at);
    let ranked = ofKind.get(entry.kind);
    if (!ranked) ofKind.set(entry.kind, (ranked = Array.from({ length: RANKS }, () => [])));
    ranked[best]?.push(entry);
  }
  const bestOf = (kind: Kind) => ofKind.get(kind)?.findIndex((hits) => hits.length > 0) ?? RANKS;
  const groups = KINDS.filter((kind) => ofKind.has(kind))
    .toSorted((one, other) => bestOf(one) - bestOf(other))
    .map((kind) => ({ kind, hits: (ofKind.get(kind) ?? []).flatMap((hits) => byYears(ways, hits)) }));
  const words = [...new Set(ways.flatMap((way) => way.words.flat()))];
  const total = hitsAt.length;
  return { is: total === 0 ? 'none' : is, groups, total, words, at: hitsAt };
}

const NOTHING: Found = { is: 'none', groups: [], total: 0, words: [], at: [] };

/** What a query finds: all of its words in any order; else what was probably meant. */
export function search(index: Searchable, query: string, among?: Iterable<number>): Found {
  const words = wordsOf(query);
  if (words.length === 0) return NOTHING;
  const found = collect(index, readings(words, index.synonyms), 'exact', among);
  if (found.total > 0) return found;
  const known = (word: string) => {
    const way = reading([[word]]);
    return index.entries.some((_, at) => meets(index, at, way));
  };
  const likely = words
    .map((word) => (known(word) ? [word] : nearWords(word, index.vocabulary())))
    .filter((alternatives) => alternatives.length > 0);
  if (likely.length === 0) return NOTHING;
  const near = collect(index, [reading(likely)], 'near');
  if (near.total > 0) return near;
  return collect(
    index,
    likely.map((alternatives) => reading([alternatives])),
    'near',
  );
}

/** Searches while somebody types: what goes on from the query before is among what that one found. */
export function searcher(index: Searchable): (query: string) => Found {
  let last: { words: readonly string[]; found: Found } | null = null;
  return (query) => {
    const words = wordsOf(query);
    const continues = (word: string, before: string) =>
      word.startsWith(before) && (!namedYears(word) || namedYears(before) !== null);
    const goesOn =
      last?.found.is === 'exact' &&
      last.words.every((before) => words.some((word) => continues(word, before))) &&
      readings(words, index.synonyms).length === 1;
    const found = search(index, query, goesOn ? last?.found.at : undefined);
    last = { words, found };
    return found;
  };
}
