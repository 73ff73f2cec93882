import { basename } from 'node:path';

import Papa from 'papaparse';

import { anyTextOf } from '../read/file-text';
import type { Imported } from './entry';
import { openExport, type ExportFile } from './export-files';
import { convert } from './formats/field-map';
import { LINKEDIN, TABLES } from './formats/linkedin';

/** The essential tables. A missing one causes a message. */
const EXPECTED = ['Profile.csv', 'Positions.csv', 'Education.csv', 'Skills.csv', 'Languages.csv'];
/**
 * Tables about the owner that are not read: the numbers are private, the others have no field in a résumé.
 */
const NAMED_UNREAD = /^(?:phone ?numbers|whatsapp phone numbers|patents|organizations|test[ _]scores)\.csv$/i;

const list = (names: readonly string[]) => names.join(', ');

/** The name of a table or a column without case, spaces, marks and figures: `Skills (1).csv` is `skills`. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.csv$/, '')
    .replaceAll(/[^\p{L}]/gu, '');

/** The table of an export's file; null if it does not belong to a profile. */
function tableOf(path: string): string | null {
  const name = basename(path);
  // macOS adds files to archives that have the same names.
  if (!/\.csv$/i.test(name) || name.startsWith('._') || path.includes('__MACOSX/')) return null;
  return TABLES.has(plain(name)) ? plain(name) : null;
}

/** The rows of a table by the names of its columns. A spreadsheet may have saved it with other separators. */
function rowsOf(text: string) {
  const [columns = ''] = text.split('\n', 1);
  // In a table of one column, a comma is no separator.
  const delimiter = [',', ';', '\t'].find((one) => columns.includes(one)) ?? Papa.UNIT_SEP;
  return Papa.parse(text.replaceAll(/\r\n?/g, '\n'), {
    delimiter,
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: plain,
  });
}

/**
 * Reads a LinkedIn export from its ZIP or its folder. Only the tables of a profile are opened, not
 * connections, messages and other files.
 * @throws an error whose message is a sentence
 */
export async function readExport(file: string): Promise<Imported> {
  const { files, close } = await openExport(file);
  try {
    const found = new Map<string, ExportFile>();
    const leftOut: string[] = [];
    // The export may be in a subfolder. Of two files with the same name, the upper one counts.
    const depth = ({ path }: ExportFile) => path.split('/').length;
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
      const { data, errors } = rowsOf(anyTextOf(await read()));
      tables[table] = data;
      if (errors.some(({ type }) => type === 'Quotes'))
        leftOut.push(`${path}: a quotation mark is not closed; check what was imported after it.`);
    }
    const { resume, leftovers, notes } = convert(LINKEDIN, tables);
    const missing = EXPECTED.filter((name) => !found.has(plain(name)));
    const unread = files.map(({ path }) => basename(path)).filter((name) => NAMED_UNREAD.test(name));
    if (unread.length > 0) leftOut.push(`${list(unread)} – not imported.`);
    return {
      resume,
      notes: [
        `Read ${found.size} of ${files.length} files; connections, messages and similar files are not imported.`,
        ...(missing.length > 0 ? [`Not in this export: ${list(missing)}.`] : []),
      ],
      leftOut: [...leftOut, ...notes],
      leftovers,
    };
  } finally {
    close();
  }
}
