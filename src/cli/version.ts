import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKED } from '../resume/read/packed';

/** Of the package, or of the repository. */
const manifest = (): string =>
  PACKED
    ? join(dirname(dirname(PACKED)), 'package.json')
    : fileURLToPath(new URL('../../package.json', import.meta.url));

/** The version of this program. */
export function version(): string {
  const own = JSON.parse(readFileSync(manifest(), 'utf8')) as { version: string };
  return own.version;
}
