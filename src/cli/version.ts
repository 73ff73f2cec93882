import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKED } from '../resume/read/packed';

/** The folder of the package, or of the repository. */
const packageFolder = (): string =>
  PACKED ? dirname(dirname(PACKED)) : fileURLToPath(new URL('../../../..', import.meta.url));

/** The version of this program. */
export function version(): string {
  const own = JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string };
  return own.version;
}
