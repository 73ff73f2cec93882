import sharp from 'sharp';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import type { ContentFile } from '../../resume/model/portfolio-settings';
import { encodedPicture, findDamaged } from './pictures';

/**
 * A photo of a phone in portrait format: stored in landscape format with an orientation, a camera and a
 * location.
 */
const photo = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'teal' } })
  .withMetadata({ orientation: 6 })
  .withExifMerge({
    IFD0: { Make: 'Camera', Artist: 'Ada' },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '40/1 25/1 0/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '3/1 42/1 0/1',
    },
  })
  .withXmp(
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta>',
  )
  .jpeg()
  .toBuffer();

/** A file of the content folder, with an empty cache. */
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
] as const)('%s: rotated upright, scaled down, without metadata', async (format, name) => {
  const { file, cache } = given(photo, { width: 20, format });
  const made = await sharp(await encodedPicture(file, cache)).metadata();
  expect(made).toMatchObject({ format: name, width: 20, height: 40 });
  for (const note of [made.exif, made.xmp, made.iptc]) expect(note).toBeUndefined();
  expect(made.orientation).toBeUndefined();
});

test('reads an encoded picture from the cache', async () => {
  const { file, cache } = given(photo, { width: 20, format: 'webp' });
  const first = await encodedPicture(file, cache);
  expect(readdirSync(cache)).toEqual(['photo.bin']);
  expect(first.equals(readFileSync(join(cache, 'photo.bin')))).toBe(true);
  writeFileSync(join(cache, 'photo.bin'), 'kept');
  expect(String(await encodedPicture(file, cache))).toBe('kept');
});

test('reports a truncated photo and does not cache it', async () => {
  const { file, cache } = given(photo.subarray(0, -40), { width: 20, format: 'webp' });
  await expect(encodedPicture(file, cache)).rejects.toThrow(
    /photo\.jpg: expected a picture, got a damaged file \(.+\)$/,
  );
  expect(() => readdirSync(cache)).toThrow('ENOENT');
});

test('a cache that cannot be written makes no picture a damaged one', async () => {
  const { file } = given(photo, { width: 20, format: 'webp' });
  await expect(findDamaged([file], '/dev/null/cache')).rejects.toThrow('ENOTDIR');
});
