import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import type { Sharp } from 'sharp';

import { CACHE_FOLDER } from '../resume/read/packed';
import { cleanDrawing, drawingText } from '../resume/read/clean-drawing';
import type { ContentFile, PictureFormat } from '../resume/read/portfolio-files';

/** Encoded pictures wait here for the next build. A name holds its picture's hash, so that none grows stale. */
const CACHE = join(CACHE_FOLDER, 'pictures');

/** How each format is written. Raise `RECIPE` in src/resume/read/pictures.ts with every change. */
const WRITE: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 80 }),
  jpeg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9 }),
};

/** What a server calls the file. Only drawings keep their shape; they are cleaned. */
export const pictureType = ({ format }: Pick<ContentFile, 'format'>): string =>
  format === null ? 'image/svg+xml' : `image/${format}`;

async function encode(source: string, width: number | null, format: PictureFormat): Promise<Buffer> {
  // Loaded here: who has drawings only never starts the encoder.
  const { default: sharp } = await import('sharp');
  // From bytes, not by name: the encoder remembers files by name, and in development they change.
  const picture = sharp(await readFile(source), { failOn: 'error' }).autoOrient();
  if (width !== null) picture.resize({ width, withoutEnlargement: true });
  // Metadata is left out unless asked for: it may tell where the owner lives.
  return WRITE[format](picture).toBuffer();
}

/**
 * The bytes of a picture as the site serves it: turned upright, resized, re-encoded, without metadata.
 * @throws an error whose message names the file when it cannot be decoded
 */
export async function encodedPicture(
  { source, path, width, format, drawing }: ContentFile,
  cache = CACHE,
): Promise<Buffer> {
  if (drawing !== undefined) return Buffer.from(drawing);
  if (format === null) return Buffer.from(cleanDrawing(drawingText(await readFile(source)))?.svg ?? '');
  const kept = join(cache, basename(path));
  const earlier = await readFile(kept).catch(() => null);
  if (earlier) return earlier;
  const bytes = await encode(source, width, format).catch((error: unknown) => {
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n');
    const sentence = `${relative(process.cwd(), source)}: expected a picture, got a damaged file (${reason})`;
    // The sentence is all that its reader needs: no cause, whose trace would be printed with it.
    throw new Error(sentence);
  });
  await mkdir(cache, { recursive: true });
  // In one step: another build may be reading.
  const half = `${kept}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, kept);
  return bytes;
}
