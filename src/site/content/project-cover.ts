import { createHash } from 'node:crypto';

import { iconSvg, DEFAULT_ICONS } from '../../resume/model/icons';

/** In pixels. */
export const COVER_SIZE = { width: 640, height: 360 } as const;
const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
/** The edge length of the icon in the middle, px. The drawing itself is 24 wide. */
const ICON_EDGE = 132;
const ICON_GRID = 24;

/** The circles on the background, in translucent white. */
const CIRCLES = 7;
const LARGEST_RADIUS = 130;

/** Numbers from 0 to 1 that a text determines. */
const numbersOf = (text: string): readonly number[] =>
  [...createHash('sha256').update(text).digest()].map((byte) => byte / 255);

/** The shape of an icon without its size and colour. */
function shapeOf(icon: string): string {
  const filledIcon = (name: string) => iconSvg(`${name.replaceAll('-', '_')}_24_filled.svg`);
  const text = filledIcon(icon) ?? filledIcon(DEFAULT_ICONS.resource) ?? '';
  const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? [];
  return inside;
}

/**
 * A cover for a project without a picture, generated from its name, its tags and its icon. The first tag
 * determines the colour, which has enough contrast to the white icon.
 */
export function coverOf(name: string, tags: readonly string[], icon: string): string {
  const numbers = numbersOf([name, ...tags].join('\n'));
  const [hue = 0] = numbersOf((tags[0] ?? name).toLowerCase());
  const color = (lightness: number) => `hsl(${Math.round(hue * 360)},45%,${lightness}%)`;
  const circles = Array.from({ length: CIRCLES }, (_, at) => {
    const [x = 0, y = 0, size = 0] = numbers.slice(at * 3);
    const [left, top, radius] = [x * WIDTH, y * HEIGHT, (0.25 + size * 0.75) * LARGEST_RADIUS].map(Math.round);
    return `<circle cx="${left}" cy="${top}" r="${radius}" fill-opacity=".1"/>`;
  });
  const [left, top] = [(WIDTH - ICON_EDGE) / 2, (HEIGHT - ICON_EDGE) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${color(38)}"/><stop offset="1" stop-color="${color(24)}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    `<g fill="#fff">${circles.join('')}</g>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${ICON_EDGE * 0.82}" fill="${color(24)}" fill-opacity=".5"/>`,
    `<g fill="#fff" transform="translate(${left} ${top}) scale(${ICON_EDGE / ICON_GRID})">${shapeOf(icon)}</g>`,
    '</svg>',
  ].join('');
}
