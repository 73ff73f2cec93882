import { languages } from '~/domain/languages';

import type { en } from './en';

/** A language's words: exactly the keys of English. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

async function catalogueOf(code: string): Promise<Catalogue> {
  const file = `./${code}.ts`;
  const module = (await import(/* @vite-ignore */ file).catch(() => ({}))) as Record<string, Catalogue>;
  const words = module[code];
  if (!words)
    throw new Error(`app/i18n/${code}.ts: expected the words of the language "${code}", found none.`);
  return words;
}

/** Found by their names, so that a language is one file and one line. Builds name them (`tools/vite-words.ts`). */
const catalogues = new Map(
  await Promise.all(languages.map(async ({ code }) => [code as string, await catalogueOf(code)] as const)),
);

/**
 * The words of a language: `i18n/es.ts` exports `es`. In the browser there is the page's own language and no other.
 * @throws for a language that the portal does not speak
 */
export function wordsOf(code: string): Catalogue {
  const words = catalogues.get(code);
  if (!words) throw new Error(`There are no words of the language "${code}".`);
  return words;
}
