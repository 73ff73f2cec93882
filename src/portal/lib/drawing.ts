/**
 * Elements as plain data: drawn while building, sent with a page's slice, made into elements again by `features/drawn`.
 * Whatever stands in a drawing needs no script of its own, however much of it there is.
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
