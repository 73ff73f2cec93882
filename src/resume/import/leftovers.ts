import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { shown } from '../standard/problems';
import type { Imported } from './entry';
import { backUp, writeAtOnce } from './write-files';

const FILE = 'import-leftovers.json';

/** The maximum number of values of a group. More are combined in one line. */
const MOST_VALUES = 6;
const MOST_LINES = 25;

/** `sections.work.items[0].id` → `sections` */
const groupOf = (path: string): string => /^[^.[]*/.exec(path)?.[0] ?? path;

/** The leftovers as lines: each value, or the number of values in a group. */
export function leftoverLines(leftovers: Readonly<Record<string, unknown>>): string[] {
  const groups = new Map<string, [string, unknown][]>();
  for (const [path, value] of Object.entries(leftovers))
    groups.set(groupOf(path), [...(groups.get(groupOf(path)) ?? []), [path, value]]);
  const lines = [...groups].flatMap(([group, values]) =>
    values.length > MOST_VALUES
      ? [
          `${group}: ${values.length} values, such as ${values
            .slice(0, 3)
            .map(([path]) => path)
            .join(', ')}`,
        ]
      : values.map(([path, value]) => `${path}: ${shown(value)}`),
  );
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
