import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { ContentFile } from '../resume/model/portfolio-settings';

export type DocumentPhoto = { bytes: Buffer; format: 'jpg' | 'png'; width: number; height: number };

/** In pixels: three times the size on a screen, so that it is sharp on paper. */
const MOST = { width: 360, height: 450 };
/** The colour of the paper. */
const GROUND = '#ffffff';

/** Rendered without the fonts of the machine, so that the bytes are the same everywhere. */
async function svgPhoto(svg: string): Promise<DocumentPhoto> {
  const { Resvg } = await import('@resvg/resvg-js');
  const { width, height } = new Resvg(svg);
  const isWide = width / height > MOST.width / MOST.height;
  const image = new Resvg(svg, {
    fitTo: isWide ? { mode: 'width', value: MOST.width } : { mode: 'height', value: MOST.height },
    background: GROUND,
    font: { loadSystemFonts: false },
  }).render();
  return { bytes: image.asPng(), format: 'png', width: image.width, height: image.height };
}

/** Rotated upright and without metadata, which may contain the owner's location. */
async function pixelPhoto(source: Buffer): Promise<DocumentPhoto> {
  const { default: sharp } = await import('sharp');
  const { data, info } = await sharp(source)
    .autoOrient()
    .resize({ ...MOST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .jpeg({ quality: 88, mozjpeg: true })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, format: 'jpg', width: info.width, height: info.height };
}

let last: { hash: string; photo: Promise<DocumentPhoto | null> } | null = null;

/** The photo from an owner's file; null if it cannot be decoded. The languages of a site share it. */
export function documentPhoto(
  file: Pick<ContentFile, 'source' | 'svg'> | null,
): Promise<DocumentPhoto | null> {
  if (file === null) return Promise.resolve(null);
  const { svg } = file;
  const source = svg === undefined ? readFileSync(file.source) : Buffer.from(svg);
  const hash = createHash('sha256').update(source).digest('hex');
  if (last?.hash !== hash) {
    const photo = svg === undefined ? pixelPhoto(source) : svgPhoto(svg);
    last = { hash, photo: photo.catch(() => null) };
  }
  return last.photo;
}
