import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import type { ContentFile } from '../app/content/portfolio';
import { encodedPicture, pictureType } from './encode-picture';

/** A phone's photo: held upright, stored on its side, with a note of what took it. */
const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
  .withExif({ IFD0: { Make: 'Camera' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer();

/** A file of the content folder, and an empty cache beside it. */
function given(bytes: Uint8Array, made: Partial<ContentFile>) {
  const directory = mkdtempSync(join(tmpdir(), 'picture-'));
  const source = join(directory, 'photo.jpg');
  writeFileSync(source, bytes);
  const file: ContentFile = { source, path: '/pictures/photo.bin', width: null, format: null, ...made };
  return { file, cache: join(directory, 'cache') };
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
  ['png', 'png'],
] as const)('%s: upright, narrower, without metadata', async (format, called) => {
  const { file, cache } = given(photo, { width: 20, format });
  const made = await sharp(await encodedPicture(file, cache)).metadata();
  expect(made).toMatchObject({ format: called, width: 20, height: 40 });
  expect(made.exif).toBeUndefined();
  expect(made.orientation).toBeUndefined();
});

test('nothing is enlarged', async () => {
  const { file, cache } = given(photo, { width: 960, format: 'webp' });
  expect(await sharp(await encodedPicture(file, cache)).metadata()).toMatchObject({ width: 40, height: 80 });
});

test('what is only copied keeps its bytes, and is kept nowhere else', async () => {
  const { file, cache } = given(photo, {});
  expect(photo.equals(await encodedPicture(file, cache))).toBe(true);
  expect(() => readdirSync(cache)).toThrow('ENOENT');
});

test('what was encoded once is read from the cache', async () => {
  const { file, cache } = given(photo, { width: 20, format: 'webp' });
  const first = await encodedPicture(file, cache);
  expect(readdirSync(cache)).toEqual(['photo.bin']);
  expect(first.equals(readFileSync(join(cache, 'photo.bin')))).toBe(true);
  writeFileSync(join(cache, 'photo.bin'), 'kept');
  expect(String(await encodedPicture(file, cache))).toBe('kept');
});

test('a photo that ends in the middle is named in a sentence, and not kept', async () => {
  const { file, cache } = given(photo.subarray(0, -40), { width: 20, format: 'webp' });
  await expect(encodedPicture(file, cache)).rejects.toThrow(
    /photo\.jpg: expected a whole picture, got a damaged one \(.+\)$/,
  );
  expect(() => readdirSync(cache)).toThrow('ENOENT');
});

test('a server calls each file by its type', () => {
  expect(pictureType({ format: 'avif' })).toBe('image/avif');
  expect(pictureType({ format: null })).toBe('image/svg+xml');
});
