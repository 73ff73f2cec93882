/** Octets of a line without its end (RFC 6350 §3.2). */
const LONGEST_LINE = 75;

/** Whatever a reader may take for the end of a line, and what no text has a use for. */
export const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
export const CONTROLS = /[^\P{Cc}\t]/gu;

/** A text as a value: what would end it or the line is written with a backslash (RFC 6350 §3.4). */
export const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(LINE_ENDS, String.raw`\n`)
    .replaceAll(CONTROLS, '')
    .replaceAll(',', String.raw`\,`);

/** Breaks a line that is too long, never inside a character; what follows begins with a blank. */
export function folded(line: string): string {
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
