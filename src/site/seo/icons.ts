import type { Portfolio } from '../../resume/model/portfolio';
import { inkOn } from '../../portal/styles/brand';
import { box, imageElement as picture } from './card';
import { personFigure, type Unwritten } from './cards';
import type { PictureSource } from './render-picture';

/** The safe zone of an icon that a device may crop, with some space around it. */
const SAFE = 0.66; // https://www.w3.org/TR/appmanifest/#icon-masks: the inner 80 %, as a circle

/**
 * The icons of the site as PNG files. With `whole`, the background fills the square, since the device crops
 * it.
 */
export const icons = [
  { file: 'icon-192.png', size: 192, isMaskable: false, purpose: 'any' },
  { file: 'icon-512.png', size: 512, isMaskable: false, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, isMaskable: true, purpose: 'maskable' },
  { file: 'apple-touch-icon.png', size: 180, isMaskable: true, purpose: null },
] as const;

/** The owner's initials on the brand colour, as in `src/site/site-assets.ts`. */
export function iconPicture(
  { owner, portal }: Pick<Portfolio, 'owner' | 'portal'>,
  { size, isMaskable }: (typeof icons)[number],
  { write }: Unwritten,
): PictureSource {
  const { brandColor } = portal;
  const initials = write(owner.initials);
  const part = size * (isMaskable ? SAFE : 1);
  const node = box(
    {
      width: size,
      height: size,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: brandColor,
      borderRadius: isMaskable ? 0 : size * (6 / 32),
      color: inkOn(brandColor),
      fontSize: part * 0.5,
      fontWeight: 600,
    },
    initials ?? picture(personFigure(inkOn(brandColor)), part * 0.7),
  );
  return { width: size, height: size, node, texts: initials ? [initials] : [] };
}
