import { basename } from 'node:path';

import Papa from 'papaparse';

import { anyTextOf } from '../read/file-text';
import { counted } from '../standard/problems';
import type { Imported } from './entry';
import { openExport, type ArchiveFile } from './export-files';
import { convert } from './formats/field-map';
import { COLUMNS, LINKEDIN, TABLES } from './formats/linkedin';

/** The essential tables. A missing one causes a message. */
const EXPECTED = ['Profile.csv', 'Positions.csv', 'Education.csv', 'Skills.csv', 'Languages.csv'];
/**
 * Tables about the owner that are not read: the numbers are private, the others have no field in a résumé.
 */
const NAMED_UNREAD = /^(?:phone ?numbers|whatsapp phone numbers|patents|organizations|test[ _]scores)\.csv$/i;

const list = (names: readonly string[]) => names.join(', ');

/** The name of a table or a column without case, spaces, marks and figures: `Skills (1).csv` is `skills`. */
const nameKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.csv$/, '')
    .replaceAll(/[^\p{L}]/gu, '');

/** The table of an export's file; null if it does not belong to a profile. */
function tableOf(path: string): string | null {
  const name = basename(path);
  // macOS adds files to archives that have the same names.
  if (!/\.csv$/i.test(name) || name.startsWith('._') || path.includes('__MACOSX/')) return null;
  return TABLES.has(nameKey(name)) ? nameKey(name) : null;
}

/** LinkedIn uses commas. A spreadsheet may have saved a file with other separators; one column has none. */
const DELIMITERS = [Papa.UNIT_SEP, ',', ';', '\t'];
/** The most rows of remarks before the names of the columns. */
const MOST_REMARKS = 20;
/** The tables of LinkedIn have a dozen columns. */
const MOST_COLUMNS = 1000;

const cellsOf = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, preview, skipEmptyLines: 'greedy' });

/** The rows of a table by the names of its columns, each once, and notes about what is not read. */
function rowsOf(text: string): { rows: object[]; notes: string[] } {
  const [best] = DELIMITERS.flatMap((delimiter) =>
    cellsOf(text, delimiter, MOST_REMARKS).data.map((cells, at) => {
      const known = cells.slice(0, MOST_COLUMNS).filter((cell) => COLUMNS.has(nameKey(cell))).length;
      // Remarks may name a column as well.
      return { delimiter, at, hits: known * 3 < cells.length ? 0 : known };
    }),
  ).toSorted((one, other) => other.hits - one.hits);
  const { delimiter = ',', at = 0 } = best?.hits ? best : {};
  const { data, errors } = cellsOf(text, delimiter);
  const columns = (data[at] ?? []).map(nameKey);
  const rows = new Map<string, object>();
  let tooWide = 0;
  for (const cells of data.slice(at + 1)) {
    if (cells.length > MOST_COLUMNS) {
      tooWide++;
      continue;
    }
    const row: Record<string, string> = {};
    for (const [index, cell] of cells.entries()) {
      const column = columns[index] ?? '';
      // A column may stand twice, with the same text.
      const isFree = column !== '' && ['', cell].includes(row[column] ?? '');
      if (cell.trim() !== '') row[isFree ? column : `${column}${index + 1}`] = cell;
    }
    rows.set(JSON.stringify(row), row);
  }
  return {
    rows: [...rows.values()],
    notes: [
      ...(errors.some(({ type }) => type === 'Quotes')
        ? ['a quotation mark is not closed; check what was imported after it.']
        : []),
      ...(tooWide > 0 ? [`${counted(tooWide, 'row')} with over ${MOST_COLUMNS} columns left out.`] : []),
    ],
  };
}

/**
 * Reads a LinkedIn export from its ZIP or its folder. Only the tables of a profile are opened, not
 * connections, messages and other files.
 * @throws an error whose message is a sentence
 */
export async function readExport(file: string): Promise<Imported> {
  const { files, close } = await openExport(file);
  try {
    const found = new Map<string, ArchiveFile>();
    const leftOut: string[] = [];
    // The export may be in a subfolder. Of two files with the same name, the upper one counts.
    const depth = ({ path }: ArchiveFile) => path.split('/').length;
    for (const candidate of files.toSorted((one, other) => depth(one) - depth(other))) {
      const table = tableOf(candidate.path);
      if (table === null) continue;
      const known = found.get(table);
      if (known) leftOut.push(`${candidate.path}: not imported, because ${known.path} is the same table.`);
      else found.set(table, candidate);
    }
    if (found.size === 0) {
      const got = files.length === 0 ? 'nothing' : list(files.slice(0, 3).map(({ path }) => basename(path)));
      throw new Error(
        `${file}: expected a LinkedIn data export (Profile.csv, Positions.csv, …), found ${got}${files.length > 3 ? ', …' : ''}.`,
      );
    }
    const tables: Record<string, unknown> = {};
    for (const [table, { path, read }] of found) {
      const { rows, notes } = rowsOf(anyTextOf(await read()).replaceAll(/\r\n?/g, '\n'));
      tables[table] = rows;
      leftOut.push(...notes.map((note) => `${path}: ${note}`));
    }
    const { resume, leftovers } = convert(LINKEDIN, tables);
    const missing = EXPECTED.filter((name) => !found.has(nameKey(name)));
    const unread = files.map(({ path }) => basename(path)).filter((name) => NAMED_UNREAD.test(name));
    if (unread.length > 0) leftOut.push(`${list(unread)} – not imported.`);
    return {
      resume,
      notes: [
        `Read ${found.size} of ${files.length} files; connections, messages and similar files are not imported.`,
        ...(missing.length > 0 ? [`Not in this export: ${list(missing)}.`] : []),
      ],
      leftOut,
      leftovers,
    };
  } finally {
    close();
  }
}
