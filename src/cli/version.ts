import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKED } from '../resume/read/packed';

/** The path of the manifest: the package's, or the repository's. */
const manifest = (): string =>
  PACKED
    ? join(dirname(dirname(PACKED)), 'package.json')
    : fileURLToPath(new URL('../../package.json', import.meta.url));

export function version(): string {
  const own = JSON.parse(readFileSync(manifest(), 'utf8')) as { version: string };
  return own.version;
}
