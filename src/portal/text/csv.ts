/** Texts that a spreadsheet evaluates as a formula (OWASP, CSV injection), including full-width forms. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Prefixes a text so that a spreadsheet does not evaluate it. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/**
 * A table in the format of RFC 4180: a plain header, then quoted rows, each ended by CR LF. It starts with a
 * byte order mark, because spreadsheets otherwise misread accents.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header.join(','), ...rows.map((row) => row.map(quoted).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
