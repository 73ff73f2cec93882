import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { keepFile } from './keep-file';

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** What two builds have in common, mostly, is compressed once; by its hash. */
const CACHE = join('.cache', 'compressed');
const SHARED = /^assets\//;

function compressed(bytes: Buffer): { brotli: Buffer; gzip: Buffer } {
  return {
    brotli: brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gzip: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }),
  };
}

function compressedBefore(bytes: Buffer): { brotli: Buffer; gzip: Buffer } {
  const kept = join(CACHE, createHash('sha256').update(bytes).digest('hex'));
  // The second one is written last: where it stands, both are whole.
  if (existsSync(`${kept}.gz`))
    return { brotli: readFileSync(`${kept}.br`), gzip: readFileSync(`${kept}.gz`) };
  const made = compressed(bytes);
  keepFile(`${kept}.br`, made.brotli);
  keepFile(`${kept}.gz`, made.gzip);
  return made;
}

/** Writes `file.br` and `file.gz` beside every file that gains by it. */
export function compressFiles(directory: string, files: readonly string[]): void {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(directory, file);
    const bytes = readFileSync(path);
    const { brotli, gzip } = SHARED.test(file) ? compressedBefore(bytes) : compressed(bytes);
    if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
    if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
  }
}
