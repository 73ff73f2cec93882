/** What a spreadsheet would take for a formula (OWASP, CSV injection): full-width forms included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A text that a spreadsheet shows and does not compute. */
export const harmless = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/**
 * A table as RFC 4180 has it: a plain header, then quoted rows, each ended by CR LF. It starts with a byte order mark,
 * without which spreadsheets misread accents.
 */
export function csvOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [header.join(','), ...rows.map((row) => row.map(quoted).join(','))];
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
