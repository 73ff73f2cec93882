/** The longest line in octets, without its line break (RFC 6350 §3.2). */
const LONGEST_LINE = 75;

/** Characters that a parser may treat as a line break, and control characters that no text needs. */
export const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
export const CONTROLS = /[^\P{Cc}\t]/gu;

/** Escapes a text as a value with backslashes (RFC 6350 §3.4). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(LINE_ENDS, String.raw`\n`)
    .replaceAll(CONTROLS, '')
    .replaceAll(',', String.raw`\,`);

/** Folds a long line, but never inside a character. Continuation lines begin with a space. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let [row, size] = ['', 0];
  for (const character of line) {
    const octets = encoder.encode(character).length;
    if (size + octets > LONGEST_LINE) {
      rows.push(row);
      [row, size] = [' ', 1];
    }
    row += character;
    size += octets;
  }
  return [...rows, row].join('\r\n');
}
