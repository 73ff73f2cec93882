import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chooseFonts } from '../../documents/fonts';
import { iconSvg } from '../../resume/model/icons';
import type { Portfolio } from '../../resume/model/portfolio';
import { CACHE_FOLDER } from '../../resume/package-data';
import { figureTitle } from '../../portal/screens/dashboard/data';
import { HEAD_TEXTS } from '../../portal/i18n/page-head';
import { SCREEN_TEXTS } from '../../portal/i18n/search-entries';
import { tOf } from '../../portal/i18n/t';
import { inkOn, readableOn } from '../../portal/styles/brand';
import { cacheFile, cachedFile } from '../cache/cache-file';
import { colorIconFiles } from '../color-icon-files';
import type { SeoPage } from './addresses';

/** The usual size of preview pictures, pixels. */
export const CARD = { width: 1200, height: 630 } as const;
/** The number of figures that fit in a row. */
const FIGURES = 3;
const PHOTO_PIXELS = 304;

/** The safe zone of an icon that a device may crop, with some space around it. */
const SAFE = 0.66; // https://www.w3.org/TR/appmanifest/#icon-masks: the inner 80 %, as a circle

/** The layout of all pictures. */
const TEMPLATE = fileURLToPath(new URL('picture.typ', import.meta.url));
const CACHE = join(CACHE_FOLDER, 'drawn');
/** Increase this number when the same content should result in a different picture. */
const RECIPE = 3;

/** A picture before it is drawn. Texts without a font are left out of `data`. */
export type SharedPicture = {
  width: number;
  height: number;
  /** The values of the template. */ data: object;
  /** The files of its fonts. */ fonts: readonly string[];
  photo: Buffer | null;
};

/** Writes the texts of pictures in the letters of the installed fonts. */
export class Letters {
  private readonly unwritten = new Set<string>();

  constructor(/** The language of the owner's files. */ private readonly language: string) {}

  /** Returns the text as the fonts have it, or null if none has its letters. */
  write = (text: string | null): string | null => {
    if (text === null) return null;
    const fonts = chooseFonts([text], this.language);
    if ('written' in fonts) return fonts.written(text).trim() || null;
    this.unwritten.add(text);
    return null;
  };

  /** A picture with the fonts for its texts. */
  picture(
    { width, height }: Pick<SharedPicture, 'width' | 'height'>,
    content: Readonly<Record<string, unknown>>,
    photo: Buffer | null = null,
  ): SharedPicture {
    const texts = Object.values(content).filter((value) => typeof value === 'string' && value[0] !== '<');
    const chosen = chooseFonts([JSON.stringify([texts, content['figures'], '…'])], this.language);
    const { families, files } = 'files' in chosen ? chosen : { families: [], files: [] };
    const data = { ...content, width, height, fonts: families, photo: photo !== null };
    return { width, height, data, fonts: files, photo };
  }

  /** The message about the texts that are left out; null if there are none. */
  sentence(): string | null {
    const texts = [...this.unwritten];
    const fonts = chooseFonts(texts, this.language);
    if ('files' in fonts) return null;
    const advice = fonts.install === null ? '' : `; \`${fonts.install}\` adds one`;
    return `No installed font has all letters of “${texts.join('”, “')}”: pictures for sharing and icons leave it out${advice}.`;
  }
}

/** The figure of a person, for initials that no font contains. */
const personFigure = (color: string): string =>
  (iconSvg('person_24_filled.svg') ?? '').replace('<svg', `<svg fill="${color}"`);

/** The monogram of a picture. */
function monogram(
  { owner, portal: { brandColor } }: Pick<Portfolio, 'owner' | 'portal'>,
  { write }: Letters,
) {
  const ink = inkOn(brandColor);
  return { brandColor, ink, initials: write(owner.initials), person: personFigure(ink) };
}

/** The owner's portrait; null if it is on another host or cannot be read. */
export async function photoOf({ owner, files }: Pick<Portfolio, 'owner' | 'files'>): Promise<Buffer | null> {
  const file = files.find(({ path }) => owner.photo?.src.endsWith(path));
  if (!file) return null;
  const { default: sharp } = await import('sharp');
  return sharp(readFileSync(file.source))
    .autoOrient()
    .resize({ width: PHOTO_PIXELS, height: PHOTO_PIXELS, fit: 'cover', position: 'top' })
    .png()
    .toBuffer()
    .catch(() => null);
}

/** The header of a screen, or of the résumé. */
function shownOn(page: SeoPage): { title: string; about: string; colorIcon: string } {
  const t = tOf(page.language.code);
  if (page.kind !== 'screen')
    return { title: t('resume.title'), about: t('resume.about'), colorIcon: 'contact-card' };
  const { slug, colorIcon } = page;
  return { title: t(HEAD_TEXTS[slug].title), about: t(SCREEN_TEXTS[slug].about), colorIcon };
}

/** The picture of a page: the portal's bar, the screen, the owner, a few figures. */
export function cardPicture(
  portfolio: Portfolio,
  page: SeoPage,
  photo: Buffer | null,
  letters: Letters,
): SharedPicture {
  const { owner, portal, stats } = portfolio;
  const { write } = letters;
  const t = tOf(page.language.code);
  const { title, about, colorIcon } = shownOn(page);
  const figures = stats.slice(0, FIGURES).flatMap((stat) => {
    const [value, of] = [write(stat.value), write(figureTitle(stat, t))];
    return value && of ? [{ value, title: of }] : [];
  });
  const content = {
    ...monogram(portfolio, letters),
    portalTitle: write(portal.title),
    title: write(title),
    about: write(about),
    colorIcon: colorIconFiles([colorIcon], portal.brandColor).get(colorIcon) ?? '',
    name: write(owner.name),
    headline: write(owner.headline),
    figures,
    figureColor: readableOn(portal.brandColor),
  };
  return letters.picture(CARD, content, photo);
}

/** The owner's initials on the brand colour, as in `src/site/site-assets.ts`. */
export function iconPicture(
  portfolio: Pick<Portfolio, 'owner' | 'portal'>,
  {
    size,
    isMaskable,
  }: { size: number; /** Fills the square, which the device crops. */ isMaskable: boolean },
  letters: Letters,
): SharedPicture {
  const part = size * (isMaskable ? SAFE : 1);
  const radius = isMaskable ? 0 : size * (6 / 32);
  return letters.picture({ width: size, height: size }, { ...monogram(portfolio, letters), part, radius });
}

/** The hash of a picture's content and fonts, for its name. */
function pictureHash({ data, fonts, photo }: SharedPicture): string {
  const facts = JSON.stringify([RECIPE, data, fonts.map((file) => basename(file))]);
  return createHash('sha256')
    .update(facts)
    .update(photo ?? '')
    .digest('hex')
    .slice(0, 16);
}

/** The address of a page's picture. Its name contains a hash, so that it can be cached for ever. */
export const cardAddress = (page: string, picture: SharedPicture): string =>
  `/pictures/card${page.replaceAll('/', '-')}-${pictureHash(picture)}.png`;

/**
 * Draws a picture as PNG.
 * @throws when this fails
 */
export async function renderPicture(picture: SharedPicture): Promise<Buffer> {
  const file = join(CACHE, `${pictureHash(picture)}.png`);
  const cached = cachedFile(file);
  if (cached) return cached;
  // Loaded on demand, since most builds find all pictures in the cache.
  const [{ typesetSvg }, { renderAsync }, { default: sharp }] = await Promise.all([
    import('../../documents/pdf'),
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  const svg = await typesetSvg(TEMPLATE, picture);
  // Drawn by another core, while this one prepares the next picture.
  const { pixels, width, height } = await renderAsync(svg, {
    fitTo: { mode: 'width', value: picture.width },
    font: { loadSystemFonts: false },
  });
  // A palette saves two thirds of the bytes.
  const bytes = await sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .png({ palette: true, colours: 256, effort: 10, compressionLevel: 9 })
    .toBuffer();
  cacheFile(file, bytes);
  return bytes;
}
