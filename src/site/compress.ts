import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { CACHE_FOLDER } from '../resume/package-data';
import { removeUnused, cacheFile, cachedFile } from './cache/cache-file';

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** The cache of compressed files by content hash, for files that are the same in two builds. */
const CACHE = join(CACHE_FOLDER, 'compressed');
/** The qualities of Brotli and gzip. Tests build many sites and set `COMPRESSION=quick`. */
const [BROTLI, GZIP] =
  process.env['COMPRESSION'] === 'quick'
    ? [4, constants.Z_BEST_SPEED]
    : [constants.BROTLI_MAX_QUALITY, constants.Z_BEST_COMPRESSION];
/** A smaller file is faster to compress than to find in the cache, bytes. */
const SMALLEST_CACHED = 1024;

type Compressed = { brotli: Buffer; gzip: Buffer };

// The asynchronous functions use all processor cores.
async function compressed(bytes: Buffer): Promise<Compressed> {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI } }),
    promisify(gzip)(bytes, { level: GZIP }),
  ]);
  return { brotli, gzip: gzipped };
}

async function compressedBefore(bytes: Buffer): Promise<Compressed> {
  if (bytes.length < SMALLEST_CACHED) return compressed(bytes);
  const cached = join(CACHE, `${createHash('sha256').update(bytes).digest('hex')}-${BROTLI}`);
  const files = [`${cached}.br`, `${cached}.gz`] as const;
  const [brotli, gzipped] = [cachedFile(files[0]), cachedFile(files[1])];
  if (brotli && gzipped) return { brotli, gzip: gzipped };
  const made = await compressed(bytes);
  cacheFile(files[0], made.brotli);
  cacheFile(files[1], made.gzip);
  return made;
}

/**
 * Writes `file.br` and `file.gz` for every file that becomes smaller and has no compressed version among
 * `files`.
 */
export async function compressFiles(directory: string, files: readonly string[]): Promise<void> {
  const given = new Set(files);
  const wanted = files.filter((name) => COMPRESSIBLE.test(name) && !given.has(`${name}.gz`));
  await Promise.all(
    wanted.map(async (name) => {
      const path = join(directory, name);
      const bytes = readFileSync(path);
      const { brotli, gzip: gzipped } = await compressedBefore(bytes);
      if (brotli.length < bytes.length) writeFileSync(`${path}.br`, brotli);
      if (gzipped.length < bytes.length) writeFileSync(`${path}.gz`, gzipped);
    }),
  );
  removeUnused(CACHE);
}
