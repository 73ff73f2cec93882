/** What begins a line: a capital letter, a sign of a script without capitals, or a mark of Markdown. */
const START = String.raw`(?=[\p{Lu}\p{Lo}¿¡«“]|[-*+•–] |-{3}|\*\*|#{1,6} |\d{1,2}[.)] )`;
/**
 * Line breaks that are written as a backslash and a letter. Behind a letter or another backslash they are a part
 * of a path: "D:\new", "\\nas". At the end of a text only punctuation proves them: "divided by \n".
 */
const ESCAPED = new RegExp(
  [
    String.raw`(?<=^|[.!?…。:;,)\]}"'”’»*_#>\s-])(?<!(?:^|[^\p{L}])\p{L}:)(?:(?:\\r)?\\n[ \t]*){1,6}${START}`,
    String.raw`(?<=[.!?…。;)\]”»*])(?:(?:\\r)?\\n[ \t]*){1,6}(?=\n|$)`,
  ].join('|'),
  'gu',
);
/** A line between two sentences: "Wove cloth. --- Mended looms." */
const RULE = new RegExp(String.raw`(?<=[.!?…。)”»*])\s+-{3,}\s+${START}`, 'gu');
/** Code is kept as it is. */
const CODE = /(`[^`]*`)/;

/** A text with line breaks instead of those that are written as `\n`, and with a paragraph for each `---`. */
export const withLineBreaks = (text: string): string =>
  text
    .split(CODE)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replaceAll(ESCAPED, (breaks) => (breaks.indexOf('n') < breaks.lastIndexOf('n') ? '\n\n' : '\n'))
            .replaceAll(RULE, '\n\n'),
    )
    .join('');
