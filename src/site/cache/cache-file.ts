import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { PACKED_FOLDER } from '../../resume/package-data';
import { packageFolder } from '../../documents/font-packages';
import { contentHash } from '../content/content-files';

/** The time after which an unused file of a cache is removed, ms. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * Writes a file of a cache that parallel builds share. It is renamed at the end, so that readers never see a
 * part of it.
 */
export function cacheFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, path);
}

/** Reads a file of a cache and marks it as used; null if it does not exist. */
export function cachedFile(path: string): Buffer | null {
  try {
    const bytes = readFileSync(path);
    const now = new Date();
    utimesSync(path, now, now);
    return bytes;
  } catch {
    return null;
  }
}

/** Removes the files of a cache that no build has used for two weeks. */
export function removeUnused(cache: string): void {
  if (!existsSync(cache)) return;
  const oldest = Date.now() - LIFETIME_MS;
  for (const name of readdirSync(cache)) {
    const file = join(cache, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest)
      rmSync(file, { force: true });
  }
}

/** The file of the package with the hash of its program. */
export const PACKED_PROGRAM = 'program.txt';

/** The version of an installed package; null if it is not installed. */
export function installedVersion(name: string): string | null {
  const folder = packageFolder(name);
  if (folder === null) return null;
  return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

/** The libraries that make documents, and are not part of the program. */
const LIBRARIES = ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'sharp'];

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

let known: string | undefined;

/**
 * Identifies the program, its libraries and Node: a part of the key of every cached result, so that a cache
 * never returns what another version has made.
 */
export function programId(): string {
  known ??= JSON.stringify([
    PACKED_FOLDER
      ? readFileSync(join(PACKED_FOLDER, PACKED_PROGRAM), 'utf8')
      : [contentHash('src'), hashOf('package-lock.json')],
    LIBRARIES.map(installedVersion),
    process.version,
  ]);
  return known;
}
