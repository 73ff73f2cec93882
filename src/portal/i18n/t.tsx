import { createContext, use, useMemo, type ReactNode } from 'react';

import { defaultLanguage, languages, type Language } from '~/portal/addresses/languages';
import { addressOf, type Slug } from '~/portal/addresses/screens';

import { catalogueOf, type Catalogue, type FormKey, type SomeTexts, type TextKey } from './catalogues';
import type { English } from './english';

type Gaps<Text extends string> = Text extends `${string}{${infer Gap}}${infer Rest}`
  ? Gap | Gaps<Rest>
  : never;

/** Looks up a text and replaces its placeholders. A missing or surplus value is a type error. */
export type T = <Key extends TextKey>(
  key: Key,
  ...values: [Gaps<English[Key]>] extends [never]
    ? []
    : [Readonly<Record<Gaps<English[Key]>, string | number>>]
) => string;

/** The placeholders that select the plural form: the first of them in the text. */
export const COUNTED = ['count', 'years', 'pages'] as const;

/** The key of a plural form. The plain key has the form `other`. */
export const pluralKey = (key: string, form: string): FormKey => `${key}#${form}`;

/** Creates the `t()` of a language. */
export function createT(words: Catalogue, code: string): T {
  let rules: Intl.PluralRules | undefined;
  return (key, ...[given]) => {
    const values: Readonly<Record<string, unknown>> = given ?? {};
    const counted = COUNTED.find((name) => name in values);
    const form = counted && (rules ??= new Intl.PluralRules(code)).select(Number(values[counted]));
    const own = form && words[pluralKey(key, form)];
    return (own ?? words[key]).replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
  };
}

/** The `t()` of a language by its code. */
export const tOf = (code: string): T => createT(catalogueOf(code), code);

const wordsIn = (language: Language, owner: string) => ({ t: tOf(language.code), language, owner });

type Words = ReturnType<typeof wordsIn>;

const WordsContext = createContext<Words | null>(null);

function useWords(): Words {
  const words = use(WordsContext);
  if (!words) throw new Error('No WordsProvider');
  return words;
}

/** Provides the texts of a language and the name of the owner to its descendants. */
export function WordsProvider({
  language,
  owner,
  children,
}: {
  language: string;
  owner: string;
  children: ReactNode;
}) {
  const words = useMemo(
    () => wordsIn(languages.find(({ code }) => code === language) ?? defaultLanguage, owner),
    [language, owner],
  );
  return <WordsContext value={words}>{children}</WordsContext>;
}

/** The `t()` of the page's language. */
export const useT = (): T => useWords().t;

export const useLanguage = (): Language => useWords().language;

/** The name of the portal's owner, for texts about permissions. */
export const useOwner = (): string => useWords().owner;

/** The `t()` of a screen whose texts are in its slice. */
export function useScreenT(texts: SomeTexts): T {
  const { code } = useLanguage();
  return useMemo(() => createT({ ...catalogueOf(code), ...texts }, code), [code, texts]);
}

/** Addresses of screens in the page's language. */
export function useAddress(): (slug: Slug) => string {
  const language = useLanguage();
  return (slug) => addressOf(slug, language);
}
