/**
 * An element tree as plain data. The build creates it, the page's slice contains it, and `features/drawn`
 * renders it. Its content needs no scripts of its own.
 */
export type Drawing =
  | string
  | readonly [
      tag: string,
      attributes: Readonly<Record<string, string | number | boolean>> | null,
      ...inside: Drawing[],
    ];

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

export const isRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A text of the owner's for the middle of a sentence, which it must not turn around (U+2068 … U+2069). */
export const isolated = (text: string): string => (isRightToLeft(text) ? `\u2068${text}\u2069` : text);
