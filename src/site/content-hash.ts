import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { contentFiles } from './content-files';

/** The hash of a folder's file names and contents. Times are left out, since they differ between copies. */
export function contentHash(directory: string): string {
  const hash = createHash('sha256');
  for (const file of contentFiles(directory)) {
    const bytes = readFileSync(join(directory, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
