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
