import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { counted, shown } from '../standard/problems';
import type { Imported } from './entry';
import { backUp, writeAtOnce } from '../write-files';

const FILE = 'import-leftovers.json';

const MOST_LINES = 25;

/** The sentence for the entries of a list that are left out. */
export const leftOutNote = ([list, count]: readonly [string, number], reason = 'hidden there'): string =>
  `${list}: ${reason}, so not imported: ${counted(count, 'entry', 'entries')}.`;

/** Whether a value has several words: its owner would miss it more than a setting of a program. */
const hasWords = (value: unknown): boolean => typeof value === 'string' && /\p{L}\S*\s+\S*\p{L}/u.test(value);

/**
 * Lists the values that an import leaves out: texts first, then the sentences about entries and tables, then the
 * other values. A hidden entry has its sentence only.
 */
export function leftOutLines({ leftOut, leftovers = {} }: Pick<Imported, 'leftOut' | 'leftovers'>): string[] {
  const values = Object.entries(leftovers).filter(([, value]) => typeof value !== 'object');
  const linesOf = (withWords: boolean) =>
    values.flatMap(([path, value]) => (hasWords(value) === withWords ? `${path}: ${shown(value)}` : []));
  const lines = [...linesOf(true), ...leftOut, ...linesOf(false)];
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `and ${more} more: ${FILE} has them all`] : lines;
}

/**
 * Writes the leftovers to a file next to the résumé. Git ignores it, and no page contains it.
 * @returns the file, if there is one
 */
export function writeLeftovers(
  directory: string,
  from: string,
  { leftOut, leftovers = {} }: Imported,
): string[] {
  if (leftOut.length === 0 && Object.keys(leftovers).length === 0) return [];
  const file = join(directory, FILE);
  const text = `${JSON.stringify({ from: basename(from), notes: leftOut, values: leftovers }, null, 2)}\n`;
  if (existsSync(file)) {
    if (readFileSync(file, 'utf8') === text) return [];
    backUp(file);
  }
  writeAtOnce(file, text);
  return [file];
}
