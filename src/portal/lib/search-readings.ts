import { namedYears, type YearSpan } from './search-years';
import { isShort } from './text-search';

/** Pairs of synonyms. */
export type Synonyms = readonly (readonly [from: readonly string[], to: readonly string[]])[];

/** One interpretation of a query. Each position has alternative words. */
export type Reading = {
  words: readonly (readonly string[])[];
  /** The query as one text, to compare with titles. */ text: string;
  /** True if a synonym replaced a word. */ isSynonym: boolean;
  /** The spans of the words that may be years. */ years: ReadonlyMap<string, YearSpan>;
  /** The words that match only at the beginning of a word. */ short: ReadonlySet<string>;
};

/** Creates a reading from the alternatives of each word. */
export const reading = (words: Reading['words'], isSynonym = false): Reading => ({
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

/** The query as typed, and its variants with synonyms. */
export function readings(words: readonly string[], synonyms: Synonyms): readonly Reading[] {
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
