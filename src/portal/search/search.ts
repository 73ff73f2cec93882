import UFuzzy from '@leeoniya/ufuzzy';

import { isShort, plain, textParts, wordsOf } from '~/portal/text/text-search';
import { keysOf } from '~/portal/text/keys-of';
import { KINDS, type Entry, type Kind } from './search-index';

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

/** A word, and the words whose plural it may be. */
const withStems = (word: string): readonly string[] => [
  word,
  ...PLURALS.flatMap(([ending, shortest]) =>
    word.endsWith(ending) && word.length - ending.length >= shortest ? word.slice(0, -ending.length) : [],
  ),
];

/** The settings of the library for all scripts, with one typo per word. */
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
const MOST_WORDS = 8;

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
    .slice(0, MOST_WORDS);
}

/** ASCII without its two accents. `toLowerCase` is enough to normalize it. */
const SIMPLE = /^[\n -\]_a-~]*$/;
const plainText = (text: string) => (SIMPLE.test(text) ? text.toLowerCase() : plain(text));

const entryText = ({ title, detail, more }: Entry): string => `${title}\n${detail}\n${more}`;

/** Where a capital begins inside a word, with as many letters as a short word has: the AI of OpenAI. */
const CAPITALS_INSIDE =
  /(?<=[\p{L}\p{N}\p{M}])(?<!\p{Lu})(?=(\p{Lu}.{0,5}))|(?<=\p{Lu})(?=(\p{Lu}\p{Ll}.{0,4}))/gu;

const yearsOfEntry = ({ years: [first, last] = [0, -1] }: Entry): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Normalizes entries for searching. */
export function normalizedEntries(
  entries: readonly Entry[],
  stopWords = '',
  families: Readonly<Record<string, string>> = {},
) {
  const searched = entries.map((entry) => ({
    entry,
    names: [entry.title, ...(entry.also ?? '').split('\n')].map((name) => wordsOf(name).join(' ')),
    calls: [entry.calls ? ` ${plain(entry.calls)}` : '', ...yearsOfEntry(entry)].join(' '),
    text: plainText(entryText(entry)),
    inside: Array.from(
      entryText(entry).matchAll(CAPITALS_INSIDE),
      ([, one, other = '']) => ` ${plain(one ?? other)}`,
    ).join('\n'),
  }));
  let words: readonly string[] | null = null;
  return {
    searched,
    stopWords: new Set(wordsOf(stopWords)),
    families: new Map(Object.entries(families)),
    /** Every word of every text, computed when a word may be mistyped. */
    vocabulary: () =>
      (words ??= [
        ...new Set(
          searched
            .map(({ text, calls }) => text + calls)
            .join('\n')
            .match(/[\p{L}\p{N}]+/gu) ?? [],
        ),
      ]),
  };
}

type NormalizedEntries = ReturnType<typeof normalizedEntries>;
type Searched = NormalizedEntries['searched'][number];
/** The words of a query. Each has alternatives. */
type Query = readonly (readonly string[])[];

const [SPACE, LETTER_A, LETTER_Z] = [32, 97, 122];
const INSIDE_WORD = /[\p{L}\p{N}\p{M}]$/u;

/** Whether a word stands in a text, not in the middle of another word. */
function beginsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    // Most texts are separated by spaces, and regular expressions are slow.
    const before = text.charCodeAt(at - 1);
    if (before <= SPACE) return true;
    if (before >= LETTER_A && before <= LETTER_Z) continue;
    // Two code units, because of surrogate pairs.
    if (at === 0 || !INSIDE_WORD.test(text.slice(Math.max(0, at - 2), at))) return true;
  }
  return false;
}

/** Whether a text has a word: a short one at the beginning of a word or at a capital inside one, others anywhere. */
export const hasWord = (text: string, word: string): boolean =>
  textParts(text, [word], isShort).some(({ hit }) => hit);

/**
 * The rank of an entry; 0 is best, null if it does not match: by its names, by hidden names, by words of its texts,
 * then by middles of words ("formación" in "información").
 */
function rankOf({ names, calls, text, inside }: Searched, query: Query): number | null {
  const everyWord = (has: (word: string) => boolean) => query.every((alternatives) => alternatives.some(has));
  const isCalled = (word: string) => calls.includes(` ${word}`);
  if (!everyWord((word) => text.includes(word) || isCalled(word))) return null;
  const written = query.map(([word]) => word).join(' ');
  if (names.includes(written)) return 0;
  if (names.some((name) => name.startsWith(written))) return 1;
  if (names.some((name) => everyWord((word) => beginsIn(name, word)))) return 2;
  const isNamed = (word: string) => isCalled(word) || names.some((name) => beginsIn(name, word));
  if (everyWord(isNamed)) return 3;
  if (everyWord((word) => isNamed(word) || beginsIn(text, word))) return 4;
  const hasAnywhere = (word: string) =>
    isShort(word) ? inside.includes(` ${word}`) || beginsIn(text, word) : text.includes(word);
  return everyWord((word) => isCalled(word) || hasAnywhere(word)) ? 5 : null;
}

/** Hits of one kind, best first. */
export type HitGroup = { kind: Kind; title: (typeof KINDS)[Kind]['title']; hits: readonly Entry[] };

export type SearchHits = {
  /** `similar`: no entry has all the words as typed. */
  is: 'exact' | 'similar' | 'none';
  /** Best kind first. */
  groups: readonly HitGroup[];
  total: number;
  /** The words to highlight. */
  words: readonly string[];
};

/** Orders entries by the ends of their periods, the latest first, then by their beginnings. */
function byNewest({ years: [first, last] = [0, 0] }: Entry, { years = [0, 0] }: Entry): number {
  return years[1] - last || years[0] - first;
}

/** The maximum number of approximate hits. */
const MOST_SIMILAR = 3;

/** The entries that match any of the queries. It runs for every keystroke on up to ten thousand entries. */
function collect(
  { searched }: NormalizedEntries,
  queries: readonly Query[],
  is: 'exact' | 'similar',
): SearchHits {
  const words = [...new Set(queries.flat(2))];
  // Entries of a year are listed from the newest.
  const hasYear = words.some((word) => /^\d{4}$/.test(word));
  const ranked = searched.flatMap((one) => {
    const ranks = queries.flatMap((query) => rankOf(one, query) ?? []);
    if (ranks.length === 0) return [];
    return [{ entry: one.entry, rank: Math.min(...ranks) }];
  });
  const best = ranked.toSorted(
    (one, other) => one.rank - other.rank || (hasYear ? byNewest(one.entry, other.entry) : 0),
  );
  const hits = (is === 'similar' ? best.slice(0, MOST_SIMILAR) : best).map(({ entry }) => entry);
  // The kinds of equally good hits keep their order.
  const rankOfKind = new Map(best.toReversed().map(({ entry, rank }) => [entry.kind, rank]));
  const groups = keysOf(KINDS)
    .toSorted((one, other) => (rankOfKind.get(one) ?? 0) - (rankOfKind.get(other) ?? 0))
    .map((kind) => ({ kind, title: KINDS[kind].title, hits: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ hits: ofKind }) => ofKind.length > 0);
  return { is: hits.length === 0 ? 'none' : is, groups, total: hits.length, words };
}

const NOTHING: SearchHits = { is: 'none', groups: [], total: 0, words: [] };

/**
 * Searches for all words of a query in any order; without hits for those that are no stop words ("where did she
 * work in 2015"), then for the family of a skill, then for similar words.
 */
export function search(index: NormalizedEntries, query: string): SearchHits {
  const typed = wordsOf(query);
  if (typed.length === 0) return NOTHING;
  const meaningful = typed
    .map((word) => word.replaceAll(/^[¿¡]+|[?!]+$/g, ''))
    .filter((word) => word !== '' && !index.stopWords.has(word));
  const words = meaningful.length > 0 ? meaningful : typed;
  for (const exact of words.join(' ') === typed.join(' ') ? [typed] : [typed, words]) {
    const found = collect(index, [exact.map(withStems)], 'exact');
    if (found.total > 0) return found;
  }
  const family = index.families.get(words.join(' '));
  if (family) return collect(index, [wordsOf(family).map((word) => [word])], 'similar');
  const isKnown = (word: string) => index.searched.some((one) => rankOf(one, [[word]]) !== null);
  const likely = words
    .map((word) => (isKnown(word) ? [word] : similarWords(word, index.vocabulary())))
    .filter((alternatives) => alternatives.length > 0);
  if (likely.length === 0) return NOTHING;
  const similar = collect(index, [likely], 'similar');
  return similar.total > 0
    ? similar
    : collect(
        index,
        likely.map((alternatives) => [alternatives]),
        'similar',
      );
}
