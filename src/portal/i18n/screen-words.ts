import type { Slug } from '~/portal/lib/screens';

import { catalogueOf, type Catalogue } from './catalogues';

/** Screens whose texts come with their slices, so that the pages of the other screens do not load them. */
const APART: readonly Slug[] = ['activity'];

/** What other pages say of a screen. */
const NAMES = /\.(?:label|title|about|snippet)$/;

const isOf = (slug: Slug, key: string): boolean => key.startsWith(`${slug}.`) && !NAMES.test(key);

/** Some of a language's texts. */
export type SomeTexts = Partial<Catalogue>;

const some = (texts: Catalogue, wanted: (key: string) => boolean): SomeTexts =>
  Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));

/** The texts that every page loads. */
export const sharedTexts = (texts: Catalogue): SomeTexts =>
  some(texts, (key) => APART.every((slug) => !isOf(slug, key)));

/** A screen's own texts, for its slice. */
export const screenTexts = (slug: Slug, { code }: { code: string }): SomeTexts =>
  some(catalogueOf(code), (key) => isOf(slug, key));
