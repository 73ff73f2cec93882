import { readFileSync } from 'node:fs';

import { iconSvg } from '../../resume/model/icons';
import type { Portfolio } from '../../resume/model/portfolio';
import type { Language } from '../../portal/addresses/languages';
import { screens } from '../../portal/addresses/screens';
import { tOf } from '../../portal/i18n/t';
import { inkOn } from '../../portal/styles/brand';
import { colorIconFiles } from '../color-icon-files';
import type { Page } from './addresses';
import { CARD, cardNode, type Card } from './card';
import { pictureHash, type PictureSource } from './render-picture';
import { packageFor, type Fonts } from './fonts';

/** The number of figures that fit in a row. */
const FIGURES = 3;
const PHOTO_PIXELS = 304;

const dataOf = (type: string, bytes: string | Buffer): string =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;

/** The figure of a person, for initials that no font contains. */
export function personFigure(color: string): string {
  const svg = iconSvg('person_24_filled.svg') ?? '';
  return dataOf('image/svg+xml', svg.replace('<svg', `<svg fill="${color}"`));
}

function colorIconOf(name: string, tint: string): string {
  return dataOf('image/svg+xml', colorIconFiles([name], {}, tint).get(name) ?? '');
}

/** The owner's portrait as a data URL; null if it is on another host or cannot be read. */
export async function photoOf({ owner, files }: Pick<Portfolio, 'owner' | 'files'>): Promise<string | null> {
  const file = files.find(({ path }) => owner.photo?.src.endsWith(path));
  if (!file) return null;
  const { default: sharp } = await import('sharp');
  const picture = sharp(readFileSync(file.source)).autoOrient();
  const square = picture.resize({ width: PHOTO_PIXELS, height: PHOTO_PIXELS, fit: 'cover', position: 'top' });
  return square
    .png()
    .toBuffer()
    .then(
      (bytes) => dataOf('image/png', bytes),
      () => null,
    );
}

/** The fonts have no emoji. */
const withoutEmoji = (text: string): string =>
  text
    .replaceAll(/[\p{Extended_Pictographic}\p{Regional_Indicator}\uFE0F\u20E3]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Collects texts that no font contains, for one message. */
export class Unwritten {
  private readonly texts = new Set<string>();
  private readonly packages = new Set<string>();

  constructor(private readonly fonts: Fonts) {}

  /** Returns the text, or null if no font has its letters. */
  write = (text: string | null): string | null => {
    const words = withoutEmoji(text ?? '');
    const letter = this.fonts.missingLetters(words);
    if (letter !== null) {
      this.texts.add(words);
      const name = packageFor(words);
      if (name) this.packages.add(name);
    }
    return letter === null ? words || null : null;
  };

  /** The message about all texts; null if there are none. */
  sentence(): string | null {
    if (this.texts.size === 0) return null;
    const advice =
      this.packages.size > 0
        ? `\`npm install --save-dev ${[...this.packages].join(' ')}\` adds one`
        : 'a package @fontsource/noto-sans-… may add one';
    return `No installed font has all letters of “${[...this.texts].join('”, “')}”: pictures for sharing and icons leave it out; ${advice}.`;
  }
}

/** The subject of a picture: a screen or a document. */
type Shown = { title: string; about: string; colorIcon: string };

/** The header of a screen. */
export function screenShown({ slug, language }: Pick<Page, 'slug' | 'language'>): Shown {
  const t = tOf(language.code);
  const colorIcon = screens.find((screen) => screen.slug === slug)?.colorIcon ?? '';
  return { title: t(`${slug}.shared`), about: t(`${slug}.about`), colorIcon };
}

/** The header of the résumé. */
export function resumeShown({ code }: Pick<Language, 'code'>): Shown {
  const t = tOf(code);
  return { title: t('resume.title'), about: t('resume.about'), colorIcon: 'contact-card' };
}

/** The picture of a page as an element tree. */
export function cardPicture(
  portfolio: Portfolio,
  { title, about, colorIcon, language, photo }: Shown & { language: Language; photo: string | null },
  { write }: Unwritten,
): PictureSource {
  const { owner, portal, stats } = portfolio;
  const t = tOf(language.code);
  const figures = stats.slice(0, FIGURES).flatMap((stat) => {
    const counted = stat.measure === 'other' ? null : t(`dashboard.${stat.measure}`);
    const [value, of] = [write(stat.value), write(stat.title ?? counted)];
    return value && of ? [{ value, title: of }] : [];
  });
  const card: Card = {
    brandColor: portal.brandColor,
    portalTitle: write(portal.title),
    title: write(title),
    about: write(about),
    colorIcon: colorIconOf(colorIcon, portal.brandColor),
    name: write(owner.name),
    headline: write(owner.headline),
    initials: write(owner.initials),
    photo,
    person: personFigure(inkOn(portal.brandColor)),
    figures,
  };
  const texts = [card.portalTitle, card.title, card.about, card.name, card.headline, card.initials];
  const allTexts = [...texts, ...figures.flatMap((figure) => [figure.value, figure.title]), '…'];
  return { ...CARD, node: cardNode(card), texts: allTexts.filter((text) => text !== null) };
}

/** The address of a page's picture. Its name contains a hash, so that it can be cached for ever. */
export const cardAddress = (page: string, picture: PictureSource, fonts: Fonts): `/${string}` =>
  `/pictures/card${page.replaceAll('/', '-')}-${pictureHash(picture, fonts)}.png`;
