import { catalogueOf, type Catalogue, type SomeTexts } from './catalogues';

/** Screens and parts of screens whose texts are in their slices, so that other pages do not load them. */
const APART = ['activity', 'advisor', 'usage', 'sitemap', 'domain', 'global-presence', 'share'] as const;
type Apart = (typeof APART)[number];

/** Texts of a screen that other pages use. */
const NAMES = /\.(?:label|title|about|snippet)$/;

const isOf = (part: Apart, key: string): boolean => key.startsWith(`${part}.`) && !NAMES.test(key);

const some = (texts: Catalogue, wanted: (key: string) => boolean): SomeTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));

/** Titles outside of the portal, finished sentences, and texts of the search index, which only the build needs. */
const OUTSIDE = /^(?:availability|calls|command)\.|^search\.stopWords$|\.(?:shared|snippet)$/;

/** The texts that every page loads. */
export const sharedTexts = (texts: Catalogue): SomeTexts =>
  some(texts, (key) => !OUTSIDE.test(key) && APART.every((part) => !isOf(part, key)));

/** The texts of screens or parts, for a slice. */
export const textsOf = (parts: readonly Apart[], { code }: { code: string }): SomeTexts =>
  some(catalogueOf(code), (key) => parts.some((part) => isOf(part, key)));
