import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What a folder holds, as a hash: of names and bytes, for times tell nothing of another folder. Hidden files are the machine's. */
export function contentHash(directory: string): string {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(sep).some((step) => step.startsWith('.')))
    .toSorted();
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(directory, file));
    hash.update(`${file.replaceAll(sep, '/')}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
