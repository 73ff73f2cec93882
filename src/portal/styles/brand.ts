/** The default primary colour (spec §9), which is in the tokens. */
const DEFAULT_BRAND = '#0078d4';
/** The backgrounds with the lowest contrast for links: a selected row, light and dark. */
const LIGHT_GROUND = '#edebe9';
const DARK_GROUND = '#3b3a39';
const INK = '#1b1a19';
const PAPER = '#ffffff';
const BLACK = '#000000';
/** WCAG 2.2 AA for text */
export const READABLE = 4.5;

type Rgb = readonly [number, number, number];

const mapped = ([red, green, blue]: Rgb, change: (part: number, index: number) => number): Rgb => [
  change(red, 0),
  change(green, 1),
  change(blue, 2),
];
const rgbOf = (hex: string): Rgb => mapped([1, 3, 5], (at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (rgb: Rgb): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = mapped(rgb, (part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours `#rrggbb` as defined by WCAG, 1–21. */
export function contrast(one: string, other = PAPER): number {
  const [darker, lighter] = [luminance(rgbOf(one)), luminance(rgbOf(other))].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The colour, mixed with `end` just enough to be readable on `ground`. */
export function readableOn(color: string, ground = PAPER, end = BLACK): string {
  const [from, to] = [rgbOf(color), rgbOf(end)];
  for (let step = 0; step < 20; step += 1) {
    const moved = hexOf(mapped(from, (part, index) => part + ((to[index]! - part) * step) / 20));
    if (contrast(moved, ground) >= READABLE) return moved;
  }
  return end;
}

/** The text colour on a background: white if it is readable. */
export function inkOn(ground: string): string {
  return contrast(ground, PAPER) >= READABLE ? PAPER : readableOn(INK, ground);
}

/**
 * The owner's brand colour as custom properties that override the tokens, each with sufficient contrast. Null
 * for the default colour.
 */
export function brandStyle(brand: string): string | null {
  const color = brand.toLowerCase();
  if (color === DEFAULT_BRAND) return null;
  const ink = inkOn(color);
  const shade = ink === PAPER ? '#000000' : PAPER;
  return `:root{--brand:${color};--on-brand:${ink};--brand-shade:${shade};--brand-text:${readableOn(color, LIGHT_GROUND)};--brand-text-dark:${readableOn(color, DARK_GROUND, PAPER)}}`;
}
