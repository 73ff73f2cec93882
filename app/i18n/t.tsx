import { createContext, use, useMemo, type ReactNode } from 'react';

import { en } from './en';

type English = typeof en;
type WordKey = keyof English;

/** A language's words: exactly the keys of English. */
export type Catalogue = Readonly<Record<WordKey, string>>;

type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | Gaps<Rest>
  : never;

/** Looks up a text and fills its gaps; a missing or surplus value is a type error. */
export type T = <Key extends WordKey>(
  key: Key,
  ...values: [Gaps<English[Key]>] extends [never]
    ? []
    : [Readonly<Record<Gaps<English[Key]>, string | number>>]
) => string;

/** Makes the `t()` of a language. */
export function createT(words: Catalogue): T {
  return (key, ...[values]) =>
    words[key].replace(/\{(\w+)\}/g, (gap, name: string) =>
      String((values as Record<string, unknown>)[name] ?? gap),
    );
}

const catalogues: Readonly<Record<string, Catalogue>> = { en };

/** The `t()` of a language by its code; English where there is no such catalogue. */
export const tOf = (code: string): T => createT(catalogues[code] ?? en);

const WordsContext = createContext<T>(createT(en));

/** Gives everything below it the words of one language. */
export function WordsProvider({ language, children }: { language: string; children: ReactNode }) {
  const t = useMemo(() => tOf(language), [language]);
  return <WordsContext value={t}>{children}</WordsContext>;
}

/** The `t()` of the page's language. */
export const useT = (): T => use(WordsContext);
