import type sharpOf from 'sharp';
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Sharp } from 'sharp';

import { CACHE_FOLDER } from '../../resume/read/packed';
import { rememberDamaged } from './pictures';
import type { ContentFile, PictureFormat } from '../../resume/model/portfolio-settings';

/** The cache of encoded pictures. A file name contains the hash of the picture, so no entry becomes stale. */
const CACHE = join(CACHE_FOLDER, 'pictures');

/** The encoder of each format. Increase `RECIPE` in pictures.ts with every change. */
const WRITE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** A picture that cannot be decoded. */
class DamagedPicture extends Error {}

async function encode(
  sharp: typeof sharpOf,
  source: string,
  width: number | null,
  format: PictureFormat,
): Promise<Buffer> {
  // Read as bytes, since sharp caches files by name, and files change during development.
  const picture = sharp(await readFile(source), { failOn: 'error' }).autoOrient();
  if (width !== null) picture.resize({ width, withoutEnlargement: true });
  // sharp removes the metadata by default. It may contain the owner's location.
  return WRITE[format](picture).toBuffer();
}

/**
 * The bytes of a picture as the site serves it: upright, resized, encoded again, without metadata.
 * @throws DamagedPicture with a message that names the file when it cannot be decoded
 */
export async function encodedPicture(
  { source, path, width, format, svg }: ContentFile,
  cache = CACHE,
): Promise<Buffer> {
  if (format === null) return Buffer.from(svg ?? '');
  const cached = join(cache, basename(path));
  const earlier = await readFile(cached).catch(() => null);
  if (earlier) return earlier;
  // Loaded on demand, since owners with drawings only do not need it.
  const { default: sharp } = await import('sharp');
  const bytes = await encode(sharp, source, width, format).catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    const sentence = `${relative(process.cwd(), source)}: expected a picture, got a damaged file (${reason})`;
    // The message is sufficient. A cause would print its stack trace as well.
    throw new DamagedPicture(sentence);
  });
  await mkdir(cache, { recursive: true });
  // Written in one step, since another build may read the file.
  const half = `${cached}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, cached);
  return bytes;
}

/**
 * Encodes the pictures into the cache, and remembers damaged ones.
 * @returns whether a picture is damaged, so that the content has to be read again without it
 */
export async function findDamaged(files: readonly ContentFile[], cache = CACHE): Promise<boolean> {
  const found = await Promise.all(
    files.map(async (file) => {
      if (file.format === null) return false;
      try {
        await encodedPicture(file, cache);
        return false;
      } catch (error) {
        if (!(error instanceof DamagedPicture)) throw error;
        rememberDamaged(await readFile(file.source));
        return true;
      }
    }),
  );
  return found.includes(true);
}
