/** Characters that people type as list markers. Japanese has no space behind them. */
const BULLETS = /^[ \t]*(?:[•‣▪◦●·–－・■◆○►➢➤][^\S\n]+|[•・](?=[\p{L}\p{N}]))/gmu;
/** A list in one line: `• Built a model. • Ran it.` */
const LIST_IN_LINE = /^[ \t]*([•‣▪◦●])[ \t]+\S.*[ \t]\1[ \t].*$/gm;
/** A number of a list without a space behind it, as in Chinese and Japanese. */
const NUMBER =
  /^[ \t]*(\d{1,2})[.．、)）][ \t]*(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/gmu;
/** A marker of Markdown with another space behind it. */
const OTHER_SPACE = /^([ \t]*[-*+])[^\S\n\t ]+/gm;
/** Dashes that mark a list only where several lines have one: "— Ada" alone is the end of a quotation. */
const DASHES = [/^([ \t]*)[—−‐‑‒][^\S\n]*(?=\p{L})/gmu, /^([ \t]*)-[ \t]*(?=\p{L})/gmu];
/** A line that announces the list below it, right behind an item of the list above. */
const ANNOUNCED = /^([ \t]*[-*+][ \t].*)\n(?=[^\s*+-].*:[ \t]*\n[ \t]*[-*+][ \t])/gm;

const INDENTED_ITEM = /^(\s*)(?:[-*+]|\d{1,2}[.)])\s/;
/** Markdown takes a line with so many spaces for the text of a paragraph. */
const DEEP = 4;

/** Lists that begin with an indented item start at the margin. */
function outdented(text: string): string {
  let base: number | null = null;
  return text
    .split('\n')
    .map((line) => {
      const indent = line.length - line.trimStart().length;
      if (line.trim() === '') return line;
      if (INDENTED_ITEM.test(line)) base ??= indent < DEEP && !line.startsWith('\t') ? 0 : indent;
      else if (indent === 0) base = null;
      return line.slice(Math.min(base ?? 0, indent));
    })
    .join('\n');
}

/** The lists of a text in the notation of Markdown. */
export function withLists(text: string): string {
  const marked = text
    .replaceAll(LIST_IN_LINE, (line, bullet: string) => line.replaceAll(` ${bullet} `, `\n${bullet} `))
    .replaceAll(BULLETS, '- ')
    .replaceAll(NUMBER, '$1. ')
    .replaceAll(OTHER_SPACE, '$1 ');
  const dashed = DASHES.reduce(
    (lines, dash) => ((lines.match(dash) ?? []).length > 1 ? lines.replaceAll(dash, '$1- ') : lines),
    marked,
  );
  return outdented(dashed).replaceAll(ANNOUNCED, '$1\n\n');
}

/** The lists of a text in its lines, with semicolons: for places that have no lists. */
export const listsInLine = (text: string): string =>
  withLists(text)
    .replace(/^\s*[-*+][ \t]+/, '')
    .replaceAll(/:\s*\n\s*[-*+][ \t]+/g, ': ')
    .replaceAll(/[.;,]?\s*\n\s*[-*+][ \t]+/g, '; ');
