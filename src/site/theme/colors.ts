import { blend, formatHex, formatHex8, interpolate, parse, wcagContrast } from 'culori';

import { PAIRS, type Values } from './tokens';

/** The color schemes in the order of `light-dark()`. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The name and the arguments of a function; null for any other value. */
function callOf(value: string): { name: string; inside: string[] } | null {
  const { name, text } = /^(?<name>[a-z-]+)\((?<text>.*)\)$/is.exec(value.trim())?.groups ?? {};
  if (name === undefined || text === undefined) return null;
  const inside = [''];
  let depth = 0;
  for (const sign of text) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) inside.push('');
    else inside[inside.length - 1] += sign;
  }
  return depth === 0 ? { name: name.toLowerCase(), inside: inside.map((one) => one.trim()) } : null;
}

/** Parses a color. The parser throws an error for some texts that are no colors, such as `/0A`. */
function parseColor(written: string): ReturnType<typeof parse> {
  try {
    return parse(written.trim());
  } catch {
    return undefined;
  }
}

/** A color as `#rrggbb`, so that it cannot contain anything else; null for an invalid color. */
function plainColor(written: string): string | null {
  const color = parseColor(written);
  if (color === undefined) return null;
  return (color.alpha ?? 1) < 1 ? formatHex8(color) : formatHex(color);
}

/** The two colors of `light-dark(…)`, or one color for both schemes; null if one is invalid. */
export function colorPair(written: string): Readonly<Record<Scheme, string>> | null {
  const call = callOf(written);
  const [light, dark = light] =
    call?.name === 'light-dark' ? (call.inside.length === 2 ? call.inside : []) : [written];
  const [one, other] = [light, dark].map((color) => (color === undefined ? null : plainColor(color)));
  return one && other ? { light: one, dark: other } : null;
}

/** The resolved color of a token's value. */
function colorOf(written: string, scheme: Scheme, values: Values): string {
  const call = callOf(written);
  const [first = '', second = '', third = ''] = call?.inside ?? [];
  if (call?.name === 'light-dark') return colorOf(scheme === 'light' ? first : second, scheme, values);
  if (call?.name === 'var') return colorOf(values.get(first) ?? second, scheme, values);
  if (call?.name === 'color-mix') {
    const [, color = third, share = '50'] = /^(.*\S)\s+([\d.]+)%$/.exec(third) ?? [];
    const ends = [second, color].map((one) => colorOf(one, scheme, values));
    return formatHex(interpolate(ends, 'rgb')(Number(share) / 100));
  }
  const plain = plainColor(written);
  if (plain === null) throw new Error(`"${written}" is no color of the portal's tokens.`);
  return plain;
}

/**
 * The contrast of a foreground and a background, 1–21. A translucent color is blended with the page's
 * background.
 */
export function contrastOf(front: string, ground: string, scheme: Scheme, values: Values): number {
  const of = (name: string) => colorOf(values.get(name) ?? '', scheme, values);
  const under = blend([of('--page'), of(ground)]);
  return wcagContrast(blend([under, of(front)]), under);
}

/** The number of shades between a color and black or white that are tried. */
const SHADES = 50;

/** The shade of a token's color nearest to it that has the required contrast in every pair; null if there is none. */
export function passingColor(token: string, scheme: Scheme, values: Values): string | null {
  const pairs = PAIRS.filter(([front, ground]) => front === token || ground === token);
  const own = colorOf(values.get(token) ?? '', scheme, values);
  const shades = Array.from({ length: SHADES }, (_, step) =>
    ['#000000', '#ffffff'].map((end) => formatHex(interpolate([own, end], 'oklab')((step + 1) / SHADES))),
  ).flat();
  const passes = (shade: string) => {
    const changed = new Map([...values, [token, shade]]);
    return pairs.every(([front, ground, least]) => contrastOf(front, ground, scheme, changed) >= least);
  };
  return shades.find(passes) ?? null;
}
