import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { PACKED } from '../resume/read/packed';

/** The folder of the stylesheets in the package, without the subfolders of the repository. */
export const PACKED_STYLES = 'styles';

/** The stylesheets of the repository as one text. */
export const styleSheets = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(PACKED ? join(PACKED, PACKED_STYLES, basename(file)) : file, 'utf8'))
    .join('\n');
