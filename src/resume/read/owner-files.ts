import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { warnerOf, type Findings } from '../standard/problems';
import { readSource, type Source } from './source';

/** The single file of a kind in the folder; null if there is none. */
export function sourceOf(directory: string, names: readonly string[], findings: Findings): Source | null {
  const found = names.filter((name) => existsSync(join(directory, name)));
  const [first] = found;
  if (first === undefined) return null;
  if (found.length > 1)
    warnerOf({ place: () => `${directory}:` }, findings)(
      [],
      `expected one of ${found.join(' and ')}, got both; ${first} was read.`,
    );
  const source = readSource(join(directory, first));
  if (!('problems' in source)) {
    findings.warnings.push(...source.warnings);
    return source;
  }
  findings.problems.push(...source.problems);
  return null;
}

/** The owner's script that is called with the speed figures of each visit (docs/speed.md). */
export function speedFileIn(directory: string): string | null {
  const file = ['speed.js', 'speed.ts'].find((name) => existsSync(join(directory, name)));
  return file ? resolve(directory, file) : null;
}
