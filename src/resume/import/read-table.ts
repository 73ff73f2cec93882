import Papa from 'papaparse';

import { TABLES, type Column, type TableName } from './tables';

/** A row of a table with all known columns (empty if missing), and its number in a spreadsheet. */
export type Row<Name extends TableName> = Readonly<Record<Column<Name>, string>> & {
  readonly sheetRow: number;
};

/** The tables by name. A missing table has no rows. */
export type Tables = { [Name in TableName]: Row<Name>[] };

/** The rows of a table, and a message for each text that no résumé field takes. */
type ReadTable<Name extends TableName> = { rows: Row<Name>[]; leftOut: string[] };

/** LinkedIn uses commas. A spreadsheet may have saved the file with the separator of a country. */
const DELIMITERS = [',', ';', '\t'];
/** The maximum number of rows before the column names. Some tables start with an explanation (`Notes:`). */
const PREAMBLE_ROWS = 20;
/** The maximum number of columns. LinkedIn's tables have a dozen, and a row with many more would take minutes. */
const MOST_COLUMNS = 1000;

const plain = (header: string): string => header.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** Decodes HTML entities (`R&amp;D`), unifies line breaks, and removes spaces around a text. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g, (match, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? match),
    )
    .replaceAll(/\r\n?/g, '\n')
    .trim();

const cellsOf = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview });

/** Reads a table, after any text before its columns. Columns may have several names. */
export function readTable<Name extends TableName>(table: Name, text: string): ReadTable<Name> {
  const {
    file,
    columns,
    ignored = [],
  } = TABLES[table] as {
    file: string;
    columns: Record<Column<Name>, readonly string[]>;
    ignored?: readonly string[];
  };
  const names = Object.entries<readonly string[]>(columns) as [Column<Name>, readonly string[]][];
  const fieldOf = (header: string) =>
    names.find(([, known]) => known.some((name) => plain(name) === plain(header)))?.[0];
  if (text.trim() === '') return { rows: [], leftOut: [] };

  const candidates = DELIMITERS.flatMap((delimiter) =>
    cellsOf(text, delimiter, PREAMBLE_ROWS).data.map((cells, index) => {
      const hits =
        cells.length > MOST_COLUMNS ? 0 : cells.filter((cell) => fieldOf(cell) !== undefined).length;
      // A note may contain the name of a column as well. A row of columns contains nothing else.
      return { delimiter, index, hits, share: hits / cells.length };
    }),
  );
  const best = candidates
    .filter(({ hits, share }) => hits > 0 && share >= 1 / 3)
    .toSorted((one, other) => other.hits - one.hits || one.index - other.index)[0];
  if (!best)
    return {
      rows: [],
      leftOut: [
        `${file}: none of its columns is known (expected ${names.map(([, [name]]) => name).join(', ')}); it was left out.`,
      ],
    };

  const { data, errors } = cellsOf(text, best.delimiter);
  const headers = (data[best.index] ?? []).map((header) => header.trim());
  const fields = headers.map(fieldOf);
  const leftOut = errors
    .filter(({ type }) => type === 'Quotes')
    .slice(0, 1)
    .map(
      ({ row }) =>
        `${file}, row ${(row ?? 0) + 1}: a quotation mark is not closed; check what was imported after it.`,
    );

  const rows: Row<Name>[] = [];
  const unknownHeaders = new Map<string, number>();
  const tooWide: number[] = [];
  for (const [at, cells] of data.entries()) {
    if (at <= best.index) continue;
    if (cells.length > MOST_COLUMNS) {
      tooWide.push(at + 1);
      continue;
    }
    const row = Object.fromEntries(names.map(([name]) => [name, ''])) as Record<Column<Name>, string>;
    // In a table of one column, a comma is never a separator.
    const joined = headers.length === 1 ? [cells.join(best.delimiter)] : cells;
    joined.forEach((cell, index) => {
      const value = cleaned(cell);
      const field = fields[index];
      if (value === '') return;
      // A duplicate column has the same value, or fills an empty one.
      if (field !== undefined && (row[field] === '' || row[field] === value)) row[field] = value;
      else {
        const header = headers[index] || `column ${index + 1}`;
        unknownHeaders.set(header, (unknownHeaders.get(header) ?? 0) + 1);
      }
    });
    if (Object.values(row).some((value) => value !== '')) rows.push({ ...row, sheetRow: at + 1 });
  }
  if (tooWide.length > 0)
    leftOut.push(
      `${file}, row ${tooWide.join(', ')}: more than ${MOST_COLUMNS} columns; left out. Take the file as the export has it.`,
    );
  const isPrivate = (header: string) => ignored.some((name) => plain(name) === plain(header));
  const named = (wanted: boolean) =>
    [...unknownHeaders]
      .filter(([header]) => isPrivate(header) === wanted)
      .map(([header, count]) => (count > 1 ? `${header} (${count})` : header));
  if (named(true).length > 0) leftOut.push(`${file}: ${named(true).join(', ')} – private, so not imported.`);
  if (named(false).length > 0)
    leftOut.push(`${file}: ${named(false).join(', ')} – a résumé has no field for it.`);
  return { rows, leftOut };
}
