import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { CACHE_FOLDER } from '../resume/read/packed';
import { keepFile } from './keep-file';

const COMPRESSIBLE = /\.(?:css|html|js|json|md|svg|txt|vcf|webmanifest|xml)$/;

/** What two builds have in common is compressed once; by its hash. */
const CACHE = join(CACHE_FOLDER, 'compressed');
/** What no build has used for so long is forgotten, ms. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000;

/** Smaller than this, a file is compressed sooner than it is found, bytes. */
const SMALLEST_KEPT = 1024;

type Compressed = { brotli: Buffer; gzip: Buffer };

// Not the synchronous ones: these use every processor.
async function compressed(bytes: Buffer): Promise<Compressed> {
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { brotli, gzip: gzipped };
}

async function compressedBefore(bytes: Buffer): Promise<Compressed> {
  if (bytes.length < SMALLEST_KEPT) return compressed(bytes);
  const kept = join(CACHE, createHash('sha256').update(bytes).digest('hex'));
  const files = [`${kept}.br`, `${kept}.gz`] as const;
  // The second one is written last: where it stands, both are whole.
  if (existsSync(files[1]) && existsSync(files[0])) {
    const now = new Date();
    for (const file of files) utimesSync(file, now, now);
    return { brotli: readFileSync(files[0]), gzip: readFileSync(files[1]) };
  }
  const made = await compressed(bytes);
  keepFile(files[0], made.brotli);
  keepFile(files[1], made.gzip);
  return made;
}

function forgetUnused(): void {
  if (!existsSync(CACHE)) return;
  const oldest = Date.now() - KEPT_MS;
  for (const name of readdirSync(CACHE)) {
    const file = join(CACHE, name);
    if ((statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? oldest) < oldest)
      rmSync(file, { force: true });
  }
}

/** Writes `file.br` and `file.gz` beside every file that gains by it and has none among `files`. */
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
  forgetUnused();
}
