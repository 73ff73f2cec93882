import Papa from 'papaparse';

import { TABLES, type Column, type TableName } from './tables';

/** A row of a table by its columns: every known one, empty where the export says nothing; and its number in a spreadsheet. */
export type Row<Name extends TableName> = Readonly<Record<Column<Name>, string>> & {
  readonly sheetRow: number;
};

/** Every table by its name; one that the export lacks has no rows. */
export type Tables = { [Name in TableName]: Row<Name>[] };

/** A table as it was read, and a sentence for each text of it that no résumé takes. */
type ReadTable<Name extends TableName> = { rows: Row<Name>[]; leftOut: string[] };

/** LinkedIn writes commas; a spreadsheet may have saved the file anew with its country's own sign. */
const DELIMITERS = [',', ';', '\t'];
/** Where some tables explain themselves first (`Notes:`), their columns are named within so many rows. */
const PREAMBLE_ROWS = 20;
/** LinkedIn's tables have a dozen columns; a row of so many is none of theirs, and would be read for minutes. */
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

/** Exports escape some texts as web pages do: `R&amp;D`. Lines end one way, and blanks around a text go. */
const cleaned = (text: string): string =>
  text
    .replaceAll(/&(amp|lt|gt|quot|apos|nbsp|#\d{1,6});/g, (whole, name: string) =>
      name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? whole),
    )
    .replaceAll(/\r\n?/g, '\n')
    .trim();

const cellsOf = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview });

/** Reads a table's text: past what stands before its columns, under whatever names it has for them. */
export function readTable<Name extends TableName>(table: Name, text: string): ReadTable<Name> {
  const {
    file,
    columns,
    kept = [],
  } = TABLES[table] as {
    file: string;
    columns: Record<Column<Name>, readonly string[]>;
    kept?: readonly string[];
  };
  const names = Object.entries<readonly string[]>(columns) as [Column<Name>, readonly string[]][];
  const fieldOf = (header: string) =>
    names.find(([, known]) => known.some((name) => plain(name) === plain(header)))?.[0];
  if (text.trim() === '') return { rows: [], leftOut: [] };

  const candidates = DELIMITERS.flatMap((delimiter) =>
    cellsOf(text, delimiter, PREAMBLE_ROWS).data.map((cells, index) => {
      const hits =
        cells.length > MOST_COLUMNS ? 0 : cells.filter((cell) => fieldOf(cell) !== undefined).length;
      // Of what a note says, a word may be a column's name; a row of columns has nothing else.
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
  const strangers = new Map<string, number>();
  const tooWide: number[] = [];
  for (const [at, cells] of data.entries()) {
    if (at <= best.index) continue;
    if (cells.length > MOST_COLUMNS) {
      tooWide.push(at + 1);
      continue;
    }
    const row = Object.fromEntries(names.map(([name]) => [name, ''])) as Record<Column<Name>, string>;
    // In a table of one column a comma parts nothing, quoted or not.
    const said = headers.length === 1 ? [cells.join(best.delimiter)] : cells;
    said.forEach((cell, index) => {
      const value = cleaned(cell);
      const field = fields[index];
      if (value === '') return;
      // A column that appears twice says the same twice, or fills what the first left empty.
      if (field !== undefined && (row[field] === '' || row[field] === value)) row[field] = value;
      else {
        const header = headers[index] || `column ${index + 1}`;
        strangers.set(header, (strangers.get(header) ?? 0) + 1);
      }
    });
    if (Object.values(row).some((value) => value !== '')) rows.push({ ...row, sheetRow: at + 1 });
  }
  if (tooWide.length > 0)
    leftOut.push(
      `${file}, row ${tooWide.join(', ')}: more than ${MOST_COLUMNS} columns; left out. Take the file as the export has it.`,
    );
  const isPrivate = (header: string) => kept.some((name) => plain(name) === plain(header));
  const named = (wanted: boolean) =>
    [...strangers]
      .filter(([header]) => isPrivate(header) === wanted)
      .map(([header, count]) => (count > 1 ? `${header} (${count})` : header));
  if (named(true).length > 0) leftOut.push(`${file}: ${named(true).join(', ')} – private, so not imported.`);
  if (named(false).length > 0)
    leftOut.push(`${file}: ${named(false).join(', ')} – a résumé has no field for it.`);
  return { rows, leftOut };
}
