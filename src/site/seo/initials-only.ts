import type { Portfolio } from '../../resume/model/portfolio';
import { inkOn } from '../../portal/styles/brand';
import { escapeHtml } from '../escape-html';
import type { PictureSource } from './render-picture';

/** The initials in a font of this machine, as a fallback when satori or its fonts fail. */
export async function initialsOnly(
  { owner, portal }: Pick<Portfolio, 'owner' | 'portal'>,
  { width, height }: Pick<PictureSource, 'width' | 'height'>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const size = Math.min(width, height) / 2;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${portal.brandColor}"/>`,
    `<text x="${width / 2}" y="${height / 2 + size * 0.35}" font-family="sans-serif" font-size="${size}" `,
    `font-weight="700" text-anchor="middle" fill="${inkOn(portal.brandColor)}">${escapeHtml(owner.initials)}</text></svg>`,
  ].join('');
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
