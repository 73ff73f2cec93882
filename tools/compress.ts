import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:css|data|html|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** Writes `file.br` and `file.gz` beside every file that gains by it. */
export function compressFiles(directory: string, files: readonly string[]): void {
  for (const file of files.filter((name) => COMPRESSIBLE.test(name))) {
    const path = join(directory, file);
    const bytes = readFileSync(path);
    const brotli = brotliCompressSync(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    const gzip = gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION });
    if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
    if (gzip.length < bytes.length) writeFileSync(`${path}.gz`, gzip);
  }
}
