import { downloadText } from '~/portal/browser/copy-and-download';
import { notify } from '~/portal/browser/notifications';
import type { Column } from './columns';

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

type Fields<Row> = readonly Pick<Column<Row>, 'fields'>[];

/** The header and the rows of an export: all fields, in the order of the columns. */
export function exportOf<Row>(columns: Fields<Row>, rows: readonly Row[]) {
  const fields = columns.flatMap((column) => Object.entries(column.fields ?? {}));
  return {
    header: fields.map(([title]) => title),
    rows: rows.map((row) => fields.map(([, value]) => value(row))),
  };
}

/** Downloads the rows of a table, and notifies the visitor. */
export function saveCsv<Row>(name: string, columns: Fields<Row>, rows: readonly Row[]): void {
  const { header, rows: lines } = exportOf(columns, rows);
  downloadText(name, 'text/csv;charset=utf-8', csvOf(header, lines));
  notify('exported', name);
}

/** Downloads the rows of a table as a list of objects, and notifies the visitor. */
export function saveJson<Row>(name: string, columns: Fields<Row>, rows: readonly Row[]): void {
  const { header, rows: lines } = exportOf(columns, rows);
  const objects = lines.map((line) => Object.fromEntries(line.map((value, at) => [header[at], value])));
  downloadText(name, 'application/json', JSON.stringify(objects, null, 2));
  notify('exported', name);
}
