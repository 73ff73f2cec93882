import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file of a cache that parallel builds share. It is renamed at the end, so that readers never see a
 * part of it.
 */
export function keepFile(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const written = `${path}.${process.pid}`;
  writeFileSync(written, content);
  renameSync(written, path);
}
