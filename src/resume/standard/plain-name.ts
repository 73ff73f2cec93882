const MARKDOWN_LINK = /\[([^[\]]+)\]\(https?:\/\/[^()\s]+\)/g;
/** An asterisk behind a letter is part of the name, such as a grade: "6A*, 2D*". */
const EMPHASIS = /(?<![\p{L}\p{N}*])(\*\*?)(\S(?:[^*]*\S)?)\1/gu;
const CODE = /(`+)([^`]+)\1/g;
/** Separators before or behind which nothing is said: "Owner – / –". */
const SEPARATORS_AT_END = /^(?:[-–—/|·]+\s+)+|(?<=[^\s,\-–—/|·])(?:[\s,]+[-–—/|·]+)+$/gu;

/** A name without the marks of code: "`Node.js`". */
export const withoutCode = (name: string): string => name.replaceAll(CODE, '$2');

/** A name without Markdown, the addresses of its links and without separators at its ends. */
export const plainNameOf = (text: string): string =>
  withoutCode(text)
    .replaceAll(MARKDOWN_LINK, '$1')
    .replaceAll(EMPHASIS, '$2')
    .replaceAll(SEPARATORS_AT_END, '');
