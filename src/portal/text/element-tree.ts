import type { Markup } from '~/resume/model/portfolio-sections';

/**
 * An element tree as plain data. The build creates it, the page's slice contains it, and
 * `features/static-markup` renders it. Its content needs no scripts.
 */
export type ElementTree = Markup;

/** Letters of right-to-left scripts. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/**
 * Isolates an owner's text inside a sentence, so that it does not change the sentence's direction (U+2068 …
 * U+2069).
 */
export const isolated = (text: string): string => (isRightToLeft(text) ? `\u2068${text}\u2069` : text);
