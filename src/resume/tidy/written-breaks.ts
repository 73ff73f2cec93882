/**
 * Line breaks that are written as a backslash and a letter: "Wove cloth.\\nMended looms." They stand directly behind
 * punctuation or a mark of Markdown, and before a capital letter, a mark of Markdown or the end. Elsewhere they
 * are a part of a path, "D:\new", or the subject, "divided by \n".
 */
const BREAKS =
  /(?<=[.!?…。:;,)\]}"'”’»*_])(?<!(?:^|[^\p{L}])\p{L}:)(?:(?:\\r)?\\n[ \t]*){1,6}(?=[\p{Lu}\p{Lo}¿¡«“]|[-*+•–] |\*\*|#{1,6} |\d{1,2}[.)] |\n|$)/gu;
/** Code is kept as it is. */
const CODE = /(`[^`]*`)/;

/** A text with line breaks instead of those that are written as `\n`. Two of them begin a paragraph. */
export const withLineBreaks = (text: string): string =>
  text
    .split(CODE)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(BREAKS, (breaks) =>
            breaks.indexOf('n') < breaks.lastIndexOf('n') ? '\n\n' : '\n',
          ),
    )
    .join('');
