import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { PACKED } from '../resume/read/packed';

/** Their folder in the package, which has them by their last names. */
export const PACKED_STYLES = 'styles';

/** Stylesheets of the repository as one text. */
export const styleSheets = (files: readonly string[]): string =>
  files
    .map((file) => readFileSync(PACKED ? join(PACKED, PACKED_STYLES, basename(file)) : file, 'utf8'))
    .join('\n');
