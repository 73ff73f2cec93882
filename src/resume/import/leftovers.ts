import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { counted, shown } from '../standard/problems';
import { isGroup, type Group } from '../standard/resume';
import { isNothing } from '../tidy/rule';
import type { Imported } from './entry';
import { isHidden, type Leftovers } from './formats/part';
import { backUp, writeAtOnce } from '../write-files';

const FILE = 'import-leftovers.json';

const MOST_LINES = 25;

/** Whether a value has several words: its owner would miss it more than a setting of a program. */
const hasWords = (value: unknown): boolean => typeof value === 'string' && /\p{L}\S*\s+\S*\p{L}/u.test(value);

/** The number of entries in a part that is left out as a whole. A hidden section may be empty. */
const entriesIn = (path: string, part: Group): number =>
  Array.isArray(part['items'])
    ? part['items'].length
    : Number(path.endsWith(']') || !isNothing(part['content'] ?? part['url'] ?? path));

/** The sentences about the entries of each list that are hidden or part of a template. */
function entryLines(leftovers: Leftovers): string[] {
  const counts = new Map<string, number>();
  for (const [path, value] of Object.entries(leftovers)) {
    if (!isGroup(value)) continue;
    const reason = isHidden(value) ? 'hidden there' : 'part of a template';
    const line = `${path.replace(/\[\d+\]$/, '')}: ${reason}, so not imported`;
    counts.set(line, (counts.get(line) ?? 0) + entriesIn(path, value));
  }
  return [...counts].flatMap(([line, count]) =>
    count > 0 ? `${line}: ${counted(count, 'entry', 'entries')}.` : [],
  );
}

/**
 * Lists the values that an import leaves out: texts first, then the sentences about tables and entries, then the
 * other values.
 */
export function leftOutLines({ leftOut, leftovers = {} }: Pick<Imported, 'leftOut' | 'leftovers'>): string[] {
  const linesOf = (withWords: boolean) =>
    Object.entries(leftovers).flatMap(([path, value]) =>
      !isGroup(value) && hasWords(value) === withWords ? `${path}: ${shown(value)}` : [],
    );
  const lines = [...linesOf(true), ...leftOut, ...entryLines(leftovers), ...linesOf(false)];
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
