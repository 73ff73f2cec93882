import type { ReactElement, ReactNode } from 'react';

import { clipped } from '../../portal/text/clipped';
import { inkOn, readableOn } from '../../portal/styles/brand';

/** The usual size of preview pictures, pixels. */
export const CARD = { width: 1200, height: 630 } as const;

/** The content of a page's picture. A text without a suitable font is null. */
export type Card = {
  brandColor: string;
  portalTitle: string | null;
  /** The title of the screen. */
  title: string | null;
  about: string | null;
  /** Pictures are data URLs. */
  colorIcon: string;
  name: string | null;
  headline: string | null;
  initials: string | null;
  photo: string | null;
  /** Replaces initials that no font contains. */
  person: string;
  figures: readonly { value: string; title: string }[];
};

type Style = Readonly<Record<string, string | number>>;

const element = (type: string, props: object): ReactElement => ({ type, props, key: null });

/** An element for satori. It is not part of a page, so the page's rules on styles do not apply. */
export const box = (style: Style, ...children: readonly (ReactNode | string)[]): ReactNode =>
  element('div', { style: { display: 'flex', ...style }, children });

export const imageElement = (src: string, size: number, style: Style = {}): ReactNode =>
  element('img', { src, width: size, height: size, style });

/** The colors of the portal's light theme (src/portal/styles/tokens.css). */
const TEXT_STYLES = {
  ground: '#faf9f8',
  card: '#ffffff',
  line: '#e1dfdd',
  text: '#323130',
  quiet: '#605e5c',
  space: 56,
} as const;

const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** A text with a maximum number of lines. */
const text = (words: string, style: Style, lines = 1): ReactNode =>
  box(
    {
      display: 'block',
      lineClamp: lines,
      lineHeight: 1.25,
      direction: RIGHT_TO_LEFT.test(words) ? 'rtl' : 'ltr',
      ...style,
    },
    words,
  );

/** The circle with the initials or a figure of a person. */
function monogram({ initials, person, brandColor }: Card, size: number, paint: Style): ReactNode {
  return box(
    {
      width: size,
      height: size,
      borderRadius: '50%',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      backgroundColor: brandColor,
      color: inkOn(brandColor),
      fontSize: size * 0.4,
      fontWeight: 600,
      ...paint,
    },
    initials ?? imageElement(person, size * 0.6),
  );
}

function bar(card: Card): ReactNode {
  const ink = inkOn(card.brandColor);
  const line = () => box({ width: 30, height: 4, borderRadius: 2, backgroundColor: ink });
  return box(
    {
      height: 80,
      padding: `0 ${TEXT_STYLES.space}px`,
      alignItems: 'center',
      justifyContent: 'space-between',
      backgroundColor: card.brandColor,
      color: ink,
    },
    box(
      { alignItems: 'center', gap: 28 },
      box({ flexDirection: 'column', gap: 7 }, line(), line(), line()),
      card.portalTitle && text(clipped(card.portalTitle, 48), { fontSize: 32, fontWeight: 600 }),
    ),
    monogram(card, 48, { border: `2px solid ${ink}`, fontSize: 20 }),
  );
}

function heading({ colorIcon, title, about }: Card): ReactNode {
  return box(
    { alignItems: 'center', gap: 24, height: 96 },
    imageElement(colorIcon, 64),
    box(
      { flexDirection: 'column', width: 1000 },
      title && text(title, { fontSize: 42, fontWeight: 600, color: TEXT_STYLES.text }),
      about && text(about, { fontSize: 25, color: TEXT_STYLES.quiet }),
    ),
  );
}

/** Long names have a smaller font size, and the longest have two lines. */
const nameSize = (name: string): number => (name.length <= 24 ? 58 : name.length <= 34 ? 46 : 36);

function who(card: Card): ReactNode {
  const { name, headline, photo } = card;
  return box(
    { alignItems: 'center', gap: 40, flexGrow: 1 },
    photo
      ? imageElement(photo, 152, { borderRadius: 76, flexShrink: 0, objectFit: 'cover' })
      : monogram(card, 152, {}),
    box(
      { flexDirection: 'column', gap: 8, width: 800 },
      name && text(name, { fontSize: nameSize(name), fontWeight: 600, color: TEXT_STYLES.text }, 2),
      headline && text(headline, { fontSize: headline.length <= 60 ? 29 : 26, color: TEXT_STYLES.quiet }, 2),
    ),
  );
}

function figuresRow({ figures, brandColor }: Card): ReactNode {
  const color = readableOn(brandColor, TEXT_STYLES.card, '#000000');
  return box(
    { borderTop: `2px solid ${TEXT_STYLES.line}`, paddingTop: 18, gap: 24 },
    ...figures.map(({ value, title }) =>
      box(
        { flexDirection: 'column', width: 320 },
        text(value, { fontSize: 50, fontWeight: 600, color }),
        text(title, { fontSize: 24, color: TEXT_STYLES.quiet }),
      ),
    ),
  );
}

/** The picture of a page: the portal's bar, the screen, the owner, a few figures. */
export function cardNode(card: Card): ReactNode {
  return box(
    { flexDirection: 'column', ...CARD, backgroundColor: TEXT_STYLES.ground },
    bar(card),
    box(
      { flexDirection: 'column', flexGrow: 1, padding: `26px ${TEXT_STYLES.space}px 48px`, gap: 22 },
      heading(card),
      box(
        {
          flexDirection: 'column',
          flexGrow: 1,
          padding: '24px 40px',
          backgroundColor: TEXT_STYLES.card,
          border: `2px solid ${TEXT_STYLES.line}`,
          borderRadius: 6,
        },
        who(card),
        card.figures.length > 0 && figuresRow(card),
      ),
    ),
  );
}
