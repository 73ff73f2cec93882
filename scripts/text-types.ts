import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the type of the English catalogue with its texts: TypeScript widens the texts of a JSON file to `string`,
 * but `t()` reads their placeholders (https://github.com/microsoft/TypeScript/issues/32063).
 */
const OUT = '.cache/types/portal/i18n/english.d.ts';
mkdirSync(dirname(OUT), { recursive: true });
writeFileSync(OUT, `export type English = ${readFileSync('src/portal/i18n/en.json', 'utf8').trim()};\n`);
