import { namedYears, type YearSpan } from './search-years';
import { isShort } from '~/portal/text/text-search';

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
export const reading = (words: QueryReading['words'], isSynonym = false): QueryReading => ({
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
export function readings(words: readonly string[], synonyms: Synonyms): readonly QueryReading[] {
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
