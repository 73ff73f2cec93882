import type { en } from './en';

/** A language's words: exactly the keys of English. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

const files = import.meta.glob<Record<string, Catalogue>>(['./??.ts', './??-??.ts'], { eager: true });

/**
 * The words of a language: `i18n/es.ts` exports `es`. In the browser's build this module is another one, which knows
 * the page's own language and no other (`tools/vite-words.ts`).
 */
export function wordsOf(code: string): Catalogue {
  const words = files[`./${code}.ts`]?.[code];
  if (!words)
    throw new Error(`app/i18n/${code}.ts: expected the words of the language "${code}", found none.`);
  return words;
}
