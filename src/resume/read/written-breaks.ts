/** What begins a line: a capital letter, a sign of a script without capitals, or a mark of Markdown. */
const START = String.raw`(?=[\p{Lu}\p{Lo}¿¡«“]|[-*+•–] |-{3}|\*\*|#{1,6} |\d{1,2}[.)] )`;
/** A mark of a list directly before its item. In "\n- and \t-separated" it is a hyphen. */
const ITEM = String.raw`(?=(?:[-*+•–]|#{1,6}|\d{1,2}[.)]) [\p{Lu}\p{Lo}]|\*\*\p{L})`;
/**
 * Line breaks that are written as a backslash and a letter. Behind a letter or another backslash they are a part
 * of a path: "D:\new", "\\nas". Behind a blank they may be the subject: "normalised \n CRLF", unless a
 * sentence ends before it or an item follows. At the end of a text only punctuation proves them: "divided by \n".
 */
const ESCAPED = new RegExp(
  [
    String.raw`(?<=^|[.!?…。:;,)\]}"'”’»*_#>\n-])(?<!(?:^|[^\p{L}])\p{L}:)(?:(?:\\r)?\\n[ \t]*){1,6}${START}`,
    String.raw`(?<=[.!?…。:;]["'”’»)*_]{0,2}[ \t]{1,3})(?:(?:\\r)?\\n[ \t]*){1,6}${START}`,
    String.raw`(?<=[ \t])(?:(?:\\r)?\\n){1,6}${ITEM}`,
    String.raw`(?<=[.!?…。;)\]”»*])(?:(?:\\r)?\\n[ \t]*){1,6}(?=\n|$)`,
  ].join('|'),
  'gu',
);
/**
 * A line between two sentences: "Wove cloth. --- Mended looms." Behind a name, a title or an abbreviation it is
 * a dash: "Mill Inc. --- Berlin". On a line of its own it is none.
 */
const RULE = new RegExp(
  [
    String.raw`(?<=(?:(?<![\p{L}\p{N}])\p{Ll}{4,30}[.!?]|[。！？…])["'”’»)*]{0,3})\s+-{3,}\s+${START}`,
    String.raw`(?<=[.!?…。)”»*])[ \t]*\n\s*-{3,}[ \t]*\n\s*${START}`,
  ].join('|'),
  'gu',
);
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
