import type { en } from './en';

/** A language's texts: exactly the keys of English. */
export type Catalogue = Readonly<Record<keyof typeof en, string>>;

/** Some of a language's texts, and their plural forms (`tags.years#few`). */
export type OwnTexts = Readonly<Record<string, string>>;

const catalogues = new Map<string, Catalogue>();
const own = new Map<string, Catalogue>();

/** Makes the texts of a language known: all of them while a site is built, the page's own in the browser. */
export const addCatalogue = (code: string, texts: Catalogue): void => void catalogues.set(code, texts);

const languageOf = (code: string): string => code.split('-')[0] ?? code;

/** A new language follows English, a variant (`es-MX`) its language. */
const rankOf = (code: string): number => (code === 'en' ? 0 : code === languageOf(code) ? 1 : 2);

/** Puts the words of a site's owner over those of the program, in place of any set before. */
export function setOwnTexts(texts: ReadonlyMap<string, OwnTexts>): void {
  own.clear();
  for (const [code, words] of [...texts].toSorted(([one], [other]) => rankOf(one) - rankOf(other))) {
    const base = [code, languageOf(code), 'en']
      .map((one) => own.get(one) ?? catalogues.get(one))
      .find(Boolean);
    own.set(code, { ...base, ...words } as Catalogue);
  }
}

/**
 * The texts of a language.
 * @throws for a language whose catalogue is not known here
 */
export function catalogueOf(code: string): Catalogue {
  const texts = own.get(code) ?? catalogues.get(code);
  if (!texts) throw new Error(`There are no texts of the language "${code}".`);
  return texts;
}
