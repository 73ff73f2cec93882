import type { en } from './en';

/** A language's texts: exactly the keys of English. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

const catalogues = new Map<string, Catalogue>();

/** Makes the texts of a language known: all of them while a site is built, the page's own in the browser. */
export const addCatalogue = (code: string, texts: Catalogue): void => void catalogues.set(code, texts);

/**
 * The texts of a language.
 * @throws for a language whose catalogue is not known here
 */
export function catalogueOf(code: string): Catalogue {
  const texts = catalogues.get(code);
  if (!texts) throw new Error(`There are no texts of the language "${code}".`);
  return texts;
}
