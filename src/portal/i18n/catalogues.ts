import type { English } from './english';

/** The key of a plural form: `tags.years#few`. */
export type FormKey = `${string}#${string}`;

/** The key of a text, which is also its form for all numbers without a form of their own. */
export type TextKey = Exclude<keyof English, FormKey>;

type Forms = { readonly [form: FormKey]: string };

/** The texts of a language, with exactly the keys of English, and the plural forms that the language needs. */
export type Catalogue = Readonly<Record<TextKey, string>> & Forms;

/** Some of a language's texts. */
export type SomeTexts = Readonly<Partial<Record<TextKey, string>>> & Forms;

/** Some of a language's texts, and their plural forms (`tags.years#few`). */
export type OwnTexts = Readonly<Record<string, string>>;

const catalogues = new Map<string, Catalogue>();
const own = new Map<string, Catalogue>();

/** Registers the texts of a language: all of them during the build, the page's own in the browser. */
export const addCatalogue = (code: string, texts: Catalogue): void => void catalogues.set(code, texts);

/** Whether the program has texts of a language. */
export const hasCatalogue = (code: string): boolean => catalogues.has(code);

const languageOf = (code: string): string => code.split('-')[0] ?? code;

/** A new language is based on English, a variant (`es-MX`) on its language. */
const rankOf = (code: string): number => (code === 'en' ? 0 : code === languageOf(code) ? 1 : 2);

/** Overrides texts of the program with those of the site's owner. It replaces all earlier overrides. */
export function setOwnTexts(texts: ReadonlyMap<string, OwnTexts>): void {
  own.clear();
  for (const [code, words] of [...texts].toSorted(([one], [other]) => rankOf(one) - rankOf(other))) {
    const base = [code, languageOf(code), 'en']
      .map((one) => own.get(one) ?? catalogues.get(one))
      .find(Boolean);
    // A replaced text keeps no plural form of the one that it replaces.
    const inherited = Object.entries(base ?? {}).filter(
      ([key]) => words[key.replace(/#.*/, '')] === undefined,
    );
    own.set(code, { ...(Object.fromEntries(inherited) as Catalogue), ...words });
  }
}

/**
 * The texts of a language.
 * @throws if its catalogue is not registered
 */
export function catalogueOf(code: string): Catalogue {
  const texts = own.get(code) ?? catalogues.get(code);
  if (!texts) throw new Error(`No texts: ${code}`);
  return texts;
}

/** Screens and parts of screens whose texts are in their slices, so that other pages do not load them. */
const APART = ['activity', 'advisor', 'usage', 'sitemap', 'domain', 'global-presence', 'share'] as const;
type Apart = (typeof APART)[number];

/** Texts of a screen that other pages use. */
const NAMES = /\.(?:label|title|about|snippet)$/;

const isOf = (part: Apart, key: string): boolean => key.startsWith(`${part}.`) && !NAMES.test(key);

const some = (texts: Catalogue, wanted: (key: string) => boolean): SomeTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));

/** Titles outside of the portal, finished sentences, and texts of the search index, which only the build needs. */
const OUTSIDE =
  /^(?:availability|calls|command|privacy)\.|^search\.stopWords$|\.(?:destinations|shared|snippet)$/;

/** The texts that every page loads. */
export const sharedTexts = (texts: Catalogue): SomeTexts =>
  some(texts, (key) => !OUTSIDE.test(key) && APART.every((part) => !isOf(part, key)));

/** The texts of screens or parts, for a slice. */
export const textsOfParts = (parts: readonly Apart[], { code }: { code: string }): SomeTexts =>
  some(catalogueOf(code), (key) => parts.some((part) => isOf(part, key)));
