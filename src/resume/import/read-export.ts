import { basename } from 'node:path';

import type { Imported } from './entry';
import { openExport, type ExportFile } from './export-files';
import { readTable, type Tables } from './read-table';
import { resumeOf } from './resume-of';
import { TABLES, tableOf, type TableName } from './tables';
import { textOf } from './web';

/** The essential tables. A missing one causes a message. */
const EXPECTED: readonly TableName[] = ['profile', 'positions', 'education', 'skills', 'languages'];
/**
 * Tables about the owner that are not read: the numbers are private, the others have no field in a résumé.
 */
const NAMED_UNREAD = /^(?:phone ?numbers|whatsapp phone numbers|patents|organizations|test[ _]scores)\.csv$/i;

const list = (names: readonly string[]) => names.join(', ');

/**
 * Reads a LinkedIn export from its ZIP or its folder. Only the tables of a profile are opened, not
 * connections, messages and other files.
 * @throws an error whose message is a sentence
 */
export async function readExport(file: string): Promise<Imported> {
  const { files, close } = await openExport(file);
  try {
    const found = new Map<TableName, ExportFile>();
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
    // An empty list is a table of every type.
    const tables = Object.fromEntries<unknown>(Object.keys(TABLES).map((name) => [name, []])) as Tables;
    const texts = new Map<TableName, string>();
    for (const [name, { read }] of found) texts.set(name, textOf(await read()));
    for (const [name, text] of texts) {
      const table = readTable(name, text);
      (tables as Record<TableName, unknown>)[name] = table.rows;
      leftOut.push(...table.leftOut);
    }
    const missing = EXPECTED.filter((name) => !found.has(name)).map((name) => TABLES[name].file);
    const unread = files.map(({ path }) => basename(path)).filter((name) => NAMED_UNREAD.test(name));
    if (unread.length > 0) leftOut.push(`${list(unread)} – not imported.`);
    return {
      resume: resumeOf(tables, leftOut),
      notes: [
        `Read ${found.size} of ${files.length} files; connections, messages and similar files are not imported.`,
        ...(missing.length > 0 ? [`Not in this export: ${list(missing)}.`] : []),
      ],
      leftOut,
    };
  } finally {
    close();
  }
}
