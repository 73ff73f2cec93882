import { imageSize } from 'image-size';

import type { PictureFormat } from '../../resume/model/portfolio-settings';

type Size = { width: number; height: number };

/** The EXIF tag of the orientation, and the first value that swaps width and height. */
const ORIENTATION_TAG = 0x0112;
const FIRST_SIDEWAYS = 5;

/** CSS pixels per SVG unit. `%` and `em` depend on the page and are ignored. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
};

/** The picture format by file type. A GIF becomes a still PNG without loss. */
const FORMATS: Readonly<Record<string, PictureFormat>> = {
  avif: 'avif',
  // The generic brand of the AVIF container, which some encoders write first.
  heif: 'avif',
  gif: 'png',
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
};

/** The value of the EXIF orientation tag in the first directory. */
function orientationOf(tiff: Buffer): number {
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const two = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < two(directory); entry++) {
    const at = directory + 2 + entry * 12;
    if (two(at) === ORIENTATION_TAG) return two(at + 8);
  }
  return 1;
}

/** The EXIF block of a PNG or WebP, where its name stands. */
function exifOf(bytes: Buffer, type: 'png' | 'webp'): Buffer | null {
  const [name, rest] = type === 'png' ? ['eXIf', 4] : ['EXIF', 8];
  const at = bytes.indexOf(name, 0, 'latin1');
  if (at === -1) return null;
  const block = bytes.subarray(at + rest);
  // Some encoders repeat the prefix that only JPEG needs.
  return block.toString('latin1', 0, 4) === 'Exif' ? block.subarray(6) : block;
}

/** Whether the orientation swaps width and height. `image-size` returns it for JPEG only. */
function isSideways(bytes: Buffer, type: string | undefined, orientation: number | undefined): boolean {
  if (type === 'avif' || type === 'heif') {
    // The `irot` box of the container contains quarter turns in its lowest two bits.
    const box = bytes.indexOf('\0\0\0\u0009irot', 0, 'latin1');
    return box !== -1 && ((bytes[box + 8] ?? 0) & 1) === 1;
  }
  if (type !== 'png' && type !== 'webp') return (orientation ?? 1) >= FIRST_SIDEWAYS;
  const exif = exifOf(bytes, type);
  if (!exif) return false;
  try {
    return orientationOf(exif) >= FIRST_SIDEWAYS;
  } catch {
    // Damaged metadata in a valid picture.
    return false;
  }
}

/** The displayed size and format of a raster picture; null if it is not one. */
export function rasterSize(bytes: Buffer): (Size & { format: PictureFormat }) | null {
  try {
    // Copied, since for a truncated file the library reads on into the pool of small buffers.
    const { width, height, type, orientation } = imageSize(new Uint8Array(bytes));
    const format = FORMATS[type ?? ''];
    if (!format || !(width > 0 && height > 0)) return null;
    return isSideways(bytes, type, orientation)
      ? { width: height, height: width, format }
      : { width, height, format };
  } catch {
    return null;
  }
}

/** Not a regular expression: in a text with many comment starts it would take quadratic time. */
const withoutComments = (xml: string): string =>
  xml
    .split('<!--')
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf('-->');
      return end === -1 ? '' : part.slice(end + 3);
    })
    .join('');

/**
 * The size of an SVG drawing, from `width` and `height`, else from `viewBox`; null if it is not a drawing.
 */
export function svgSize(svg: string): Size | { width: null; height: null } | null {
  const root = /<(?:\w+:)?svg(?=[\s>/])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(withoutComments(svg))?.[0];
  if (root === undefined) return null;
  const length = (name: string): number | null => {
    const [, figure, unit] =
      new RegExp(`\\s${name}\\s*=\\s*["']\\s*(\\d*\\.?\\d+(?:e[+-]?\\d+)?)([a-z]*)\\s*["']`, 'i').exec(
        root,
      ) ?? [];
    const pixels = Number(figure) * (UNITS[unit ?? ''] ?? Number.NaN);
    return pixels > 0 ? pixels : null;
  };
  const box = /\sviewBox\s*=\s*["']([^"']+)["']/
    .exec(root)?.[1]
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [boxWidth = 0, boxHeight = 0] = box?.length === 4 ? box.slice(2) : [];
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : null;
  const [width, height] = [length('width'), length('height')];
  const rounded = (one: number, other: number): Size => ({
    width: Math.max(1, Math.round(one)),
    height: Math.max(1, Math.round(other)),
  });
  if (width && height) return rounded(width, height);
  if (ratio === null) return { width: null, height: null };
  if (width) return rounded(width, width / ratio);
  return height ? rounded(height * ratio, height) : rounded(boxWidth, boxHeight);
}
