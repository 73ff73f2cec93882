/** A font name, which cannot contain anything else. */
const NAME = /^[\p{L}\p{N} ._-]+$/u;
const GENERIC = /^(?:serif|sans-serif|monospace|system-ui|ui-[a-z-]+|-apple-system)$/i;
const BARE = /^-?[A-Za-z][A-Za-z0-9-]*$/;
/** The pixels of a rem. */
const ROOT_FONT_SIZE = 16;

type Refused = { expected: string };

/** A validated list of fonts, with a generic font at its end. */
export function plainFonts(written: string): string | Refused {
  const names = written.split(',').map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2'));
  if (names.some((name) => !NAME.test(name) || name.trim() === ''))
    return { expected: "expected names of fonts, such as Georgia, 'Noto Serif', serif" };
  const fonts = names.map((name) => (GENERIC.test(name) || BARE.test(name) ? name : `'${name}'`));
  return (GENERIC.test(fonts.at(-1) ?? '') ? fonts : [...fonts, 'sans-serif']).join(',');
}

/** A length in rem within limits. */
export function plainLength(
  written: string,
  [least, most]: readonly [least: number, most: number],
): string | Refused {
  const { number, unit } = /^(?<number>\d*\.?\d+)(?<unit>px|rem)?$/.exec(written.trim())?.groups ?? {};
  const rem = Number(number) / (unit === 'px' ? ROOT_FONT_SIZE : 1);
  return (unit !== undefined || rem === 0) && rem >= least && rem <= most
    ? `${rem}rem`
    : { expected: `expected a length from ${least}rem to ${most}rem, in rem or px` };
}
