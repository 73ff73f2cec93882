import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import type { RenderedImage } from '@resvg/resvg-js';
import type { ReactNode } from 'react';

import { CACHE_FOLDER } from '../../resume/read/packed';
import { cacheFile, cachedFile } from '../cache/cache-file';
import type { Fonts } from './fonts';

/** The cache of rendered pictures by content hash. */
const CACHE = join(CACHE_FOLDER, 'drawn');

/** Increase this number when the same content should result in a different picture. */
const RECIPE = 2;

export type PictureSource = {
  width: number;
  height: number;
  node: ReactNode;
  /** All texts of the picture. */ texts: readonly string[];
};

/** The hash of a drawing's content and fonts, for its name. */
export function pictureHash({ width, height, node, texts }: PictureSource, fonts: Fonts): string {
  const fact = JSON.stringify([
    RECIPE,
    width,
    height,
    node,
    fonts.stemsFor(texts).map((stem) => basename(stem)),
  ]);
  return createHash('sha256').update(fact).digest('hex').slice(0, 16);
}

/** Compresses a picture to a palette, which saves two thirds of its bytes. */
async function small({ pixels, width, height }: RenderedImage): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
    .toBuffer();
}

async function renderPng({ width, height, node, texts }: PictureSource, fonts: Fonts): Promise<Buffer> {
  // Loaded on demand, since most builds find all pictures in the cache.
  const [{ default: satori }, { renderAsync }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
  ]);
  const missing: string[] = [];
  const svg = await satori(node, {
    width,
    height,
    // satori needs a font even for a picture without text.
    fonts: fonts.load(fonts.stemsFor([...texts, 'A'])),
    loadAdditionalAsset: async (_script, segment) => {
      missing.push(segment);
      return [];
    },
  });
  if (missing.length > 0) throw new Error(`no font has “${missing.join('”, “')}”`);
  // Drawn by another core, while this one prepares the next picture.
  return small(await renderAsync(svg, { font: { loadSystemFonts: false } }));
}

/**
 * Renders a drawing as PNG.
 * @throws when this fails
 */
export async function renderPicture(picture: PictureSource, fonts: Fonts): Promise<Buffer> {
  const file = join(CACHE, `${pictureHash(picture, fonts)}.png`);
  const cached = cachedFile(file);
  if (cached) return cached;
  const bytes = await renderPng(picture, fonts);
  cacheFile(file, bytes);
  return bytes;
}
