import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { portfolioOf, readFolder } from '../../resume/read/folder-for-test';
import { encodedPicture } from './pictures';

const RASTER = 'expected a file that holds an AVIF, GIF, JPEG, PNG or WebP picture';

/** A picture of one colour. */
const raster = (
  format: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp',
  width: number,
  height: number,
  orientation?: number,
) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();

/** Reads a folder with this file as the owner's photo. */
const readPhoto = (name: string, content: string | Uint8Array) =>
  readFolder({ 'resume.json': { basics: { name: 'A', image: name } }, [name]: content });

const photoOf = (name: string, content: string | Uint8Array) =>
  readPhoto(name, content).portfolio?.owner.photo;

/** The widths in a srcset. */
const widthsOf = (srcset: string | undefined) =>
  [...(srcset ?? '').matchAll(/ (?<width>\d+)w/g)].map(({ groups }) => Number(groups?.['width']));

test('a large photo has its size, two formats of three widths, and a fallback in its own format', async () => {
  const { portfolio } = readPhoto('me.JPG', await raster('jpeg', 1200, 600));
  const photo = portfolio?.owner.photo;
  expect(photo).toMatchObject({ width: 1200, height: 600, alt: '' });
  expect(photo?.src).toMatch(/^\/pictures\/me-[0-9a-f]{8}\.jpg$/);
  expect(photo?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
  for (const { srcset } of photo?.sources ?? []) expect(widthsOf(srcset)).toEqual([320, 640, 960]);
  const addressed = [
    photo?.src,
    ...(photo?.sources ?? []).flatMap(({ srcset }) => srcset.split(/ \d+w,? ?/)),
  ];
  expect(portfolio?.files.map(({ path }) => path).toSorted()).toEqual(addressed.filter(Boolean).toSorted());
  expect(portfolio?.files).toHaveLength(7);
  expect(portfolio?.files.find(({ path }) => path === photo?.src)).toMatchObject({
    width: 960,
    format: 'jpeg',
  });
});

test.each([
  [200, [200]],
  [500, [320, 500]],
])('a picture %i pixels wide is not enlarged', async (width, widths) => {
  const photo = photoOf('me.png', await raster('png', width, 100));
  for (const { srcset } of photo?.sources ?? []) expect(widthsOf(srcset)).toEqual(widths);
});

test.each([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['gif', 'png'],
] as const)('%s: the fallback is a .%s', async (format, ending) => {
  const photo = photoOf(`me.${format}`, await raster(format, 64, 48));
  expect(photo).toMatchObject({ width: 64, height: 48 });
  expect(photo?.src).toMatch(new RegExp(`\\.${ending}$`));
});

test('measures a rotated photo upright', async () => {
  expect(photoOf('me.jpg', await raster('jpeg', 64, 48, 6))).toMatchObject({ width: 48, height: 64 });
  expect(photoOf('me.jpg', await raster('jpeg', 64, 48, 3))).toMatchObject({ width: 64, height: 48 });
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a turned %s has the size of its encoding', async (format) => {
  const { portfolio } = readPhoto('me.jpg', await raster(format, 64, 48, 6));
  const { src, width, height } = portfolio?.owner.photo ?? {};
  const file = portfolio?.files.find(({ path }) => path === src);
  const encoded = file && (await encodedPicture(file, mkdtempSync(join(tmpdir(), 'cache-'))));
  expect(await sharp(encoded).metadata()).toMatchObject({ width, height });
});

test('recognizes a file by its content instead of its extension', async () => {
  expect(photoOf('me.png', await raster('jpeg', 64, 48))?.src).toMatch(/\.jpg$/);
});

test.each([
  ['<svg width="640" height="360.4"/>', 640, 360],
  ["<?xml version='1.0'?><!-- <svg width='1'> -->\n<svg\n  width='2in' height='72pt'/>", 192, 96],
  ['<svg viewBox="0 0 16 9"/>', 16, 9],
  ['<svg height="90" viewBox="0 0 16 9"/>', 160, 90],
  ['<svg width="100" viewBox="-1 -1 16 9"/>', 100, 56],
  ['<svg xmlns="http://www.w3.org/2000/svg"><rect width="5" height="5"/></svg>', null, null],
])('publishes and measures the drawing %s', (svg, width, height) => {
  const { portfolio } = readPhoto('me.svg', svg);
  expect(portfolio?.owner.photo).toMatchObject({ width, height, sources: [] });
  expect(portfolio?.files).toEqual([
    expect.objectContaining({ path: portfolio?.owner.photo?.src, width: null, format: null }),
  ]);
});

test('does not copy a picture of another host', () => {
  const portfolio = portfolioOf({ basics: { name: 'A', image: 'https://img.example.org/a.jpg' } });
  expect(portfolio.owner.photo).toMatchObject({ width: null, height: null, sources: [] });
  expect(portfolio.files).toEqual([]);
});

test.each([
  ['me.png', 'not really a picture', RASTER],
  ['me.webp', '<svg width="1" height="1"/>', RASTER],
  [
    'me.svg',
    'not really a drawing',
    'expected a file that holds a whole SVG drawing of no more than 20000 elements, at most 64 inside each other',
  ],
])('warns about %s with the content "%s"', (name, content, expected) => {
  expect(readPhoto(name, content).warnings).toEqual([
    `resume.json:4:5 basics.image: ${expected}, got "${name}"; your initials stand in.`,
  ]);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'warns about a %s that ends within its header',
  async (format) => {
    const name = `me.${format}`;
    expect(readPhoto(name, (await raster(format, 64, 48)).subarray(0, 7)).warnings).toEqual([
      `resume.json:4:5 basics.image: ${RASTER}, got "${name}"; your initials stand in.`,
    ]);
  },
);

test('reports a picture with too many pixels as too large', () => {
  // The size is in the header of the PNG. The picture is not decoded.
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452000075300000753008060000000000000000', 'hex');
  const { warnings } = readPhoto('me.png', head);
  expect(warnings.join('\n')).toContain(
    'expected a picture of no more than 268 megapixels (this one has 900; save a smaller copy), got "me.png"',
  );
});
