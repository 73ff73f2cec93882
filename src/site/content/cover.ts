import { iconSvg, DEFAULT_ICONS } from '../../resume/model/icons';

/** In pixels. */
export const COVER_SIZE = { width: 640, height: 360 } as const;
const { width: WIDTH, height: HEIGHT } = COVER_SIZE;
/** The edge length of the icon in the middle, px. The drawing itself is 24 wide. */
const ICON_EDGE = 132;
const ICON_GRID = 24;

/** Background gradients with enough contrast to white, and to light and dark pages. */
const GROUNDS: readonly (readonly [from: string, to: string])[] = [
  ['#2b6cb0', '#1a4480'],
  ['#0f7b6c', '#0a4f57'],
  ['#6b4fbb', '#3f2f86'],
  ['#b4532a', '#7a2f1d'],
  ['#a83a68', '#6a2150'],
  ['#3f7d2f', '#23552f'],
  ['#2f7f9e', '#1d4f73'],
  ['#8a6a1f', '#5a4115'],
  ['#5661b3', '#333c7e'],
  ['#7d4a8c', '#4c2c63'],
];

/** A stable hash of a text. (FNV-1a, 32 bits) */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/** A seeded generator of numbers from 0 to 1. (mulberry32) */
function numbersOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Next = () => number;
const between = (next: Next, low: number, high: number): number => Math.round(low + next() * (high - low));
const times = (count: number, element: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => element(at)).join('');
const opacity = (next: Next): string => (0.06 + next() * 0.1).toFixed(2);

/** The patterns on the background, in translucent white. */
const PATTERNS: readonly ((next: Next) => string)[] = [
  (next) =>
    times(
      7,
      () =>
        `<circle cx="${between(next, 0, WIDTH)}" cy="${between(next, 0, HEIGHT)}" r="${between(next, 30, 130)}" fill-opacity="${opacity(next)}"/>`,
    ),
  (next) => {
    const step = between(next, 44, 90);
    return times(
      14,
      (at) =>
        `<path d="M${at * step - 300} 360L${at * step + 60} 0h${between(next, 10, 34)}L${at * step - 260} 360z" fill-opacity="${opacity(next)}"/>`,
    );
  },
  (next) => {
    const [x, y] = [between(next, 60, 580), between(next, 20, 340)];
    return times(
      6,
      (at) =>
        `<circle cx="${x}" cy="${y}" r="${60 + at * between(next, 52, 76)}" fill="none" stroke="#fff" stroke-width="${between(next, 8, 26)}" stroke-opacity="${opacity(next)}"/>`,
    );
  },
  (next) =>
    times(5, (at) => {
      const [top, swing] = [60 + at * 62 + between(next, -16, 16), between(next, 20, 60)];
      return `<path d="M0 ${top}c160-${swing} 320 ${swing} 640 0V360H0z" fill-opacity="${opacity(next)}"/>`;
    }),
  (next) => {
    const edge = between(next, 52, 80);
    return times(60, () => {
      const [column, row] = [between(next, 0, 12), between(next, 0, 7)];
      return `<rect x="${column * edge}" y="${row * edge}" width="${edge - 8}" height="${edge - 8}" rx="6" fill-opacity="${(0.03 + next() * 0.05).toFixed(2)}"/>`;
    });
  },
  (next) =>
    times(9, () => {
      const [x, y, size] = [between(next, 0, WIDTH), between(next, 0, HEIGHT), between(next, 50, 150)];
      return `<path d="M${x} ${y}l${size} ${between(next, 20, 90)}l-${between(next, 40, 120)} ${size}z" fill-opacity="${opacity(next)}"/>`;
    }),
];

/** The shape of an icon without its size and colour. */
function shapeOf(icon: string): string {
  const filledIcon = (name: string) => iconSvg(`${name.replaceAll('-', '_')}_24_filled.svg`);
  const text = filledIcon(icon) ?? filledIcon(DEFAULT_ICONS.resource) ?? '';
  const [, inside = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? [];
  return inside;
}

/**
 * A cover for a project without a picture, generated from its name, its tags and its icon. The first tag
 * determines the colour.
 */
export function coverOf(name: string, tags: readonly string[], icon: string): string {
  const next = numbersOf(hashOf([name, ...tags].join('\n')));
  const [from, to] = GROUNDS[hashOf((tags[0] ?? name).toLowerCase()) % GROUNDS.length] ?? ['', ''];
  const pattern = PATTERNS[hashOf(name) % PATTERNS.length];
  const scale = ICON_EDGE / ICON_GRID;
  const [left, top] = [(WIDTH - ICON_EDGE) / 2, (HEIGHT - ICON_EDGE) / 2];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>`,
    `<g fill="#fff">${pattern?.(next) ?? ''}</g>`,
    `<circle cx="${WIDTH / 2}" cy="${HEIGHT / 2}" r="${ICON_EDGE * 0.82}" fill="${to}" fill-opacity=".5"/>`,
    `<g fill="#fff" transform="translate(${left} ${top}) scale(${scale})">${shapeOf(icon)}</g>`,
    '</svg>',
  ].join('');
}
