import { namedYears, type YearSpan } from './search-years';
import { isShort } from './text-search';

/** Pairs of words that mean the same. */
export type Synonyms = readonly (readonly [from: readonly string[], to: readonly string[]])[];

/** One way to read a query: each of its words may be met by any of some. */
export type Reading = {
  words: readonly (readonly string[])[];
  /** As a title would have it. */ whole: string;
  /** By a synonym, and not as it was asked. */ isSynonym: boolean;
  /** Of the words that may be years. */ years: ReadonlyMap<string, YearSpan>;
  /** Those of which only beginnings count. */ short: ReadonlySet<string>;
};

/** A reading in which each word may be met by any of some. */
export const reading = (words: Reading['words'], isSynonym = false): Reading => ({
  words,
  whole: words.map(([word]) => word).join(' '),
  isSynonym,
  years: new Map(
    words.flat().flatMap((word) => {
      const years = namedYears(word);
      return years ? [[word, years] as const] : [];
    }),
  ),
  short: new Set(words.flat().filter(isShort)),
});

/** The query as it is written, and with what its words also mean. */
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
