import { iconSvg } from '../resume/model/icons';

/** The variants of an icon in order of preference: in colour, else filled in one colour. */
const VARIANTS = ['24_color', '20_color', '24_filled', '20_filled'];

function svgOf(name: string): string {
  const stem = name.replaceAll('-', '_');
  for (const variant of VARIANTS) {
    const text = iconSvg(`${stem}_${variant}.svg`);
    if (text !== null) return text;
  }
  throw new Error(`No icon is named "${name}".`);
}

/**
 * The files of the colour icons that the portal shows, by icon name. Icons without a colour variant are
 * filled with `tints[name]`, else with `tint`.
 * @throws when an icon of that name does not exist
 */
export function colorIconFiles(
  names: readonly string[],
  tints: Readonly<Record<string, string>>,
  tint: string,
): Map<string, string> {
  return new Map(
    [...new Set(names)].toSorted().map((name) => {
      const svg = svgOf(name);
      const plain = !svg.includes('fill=');
      return [name, plain ? svg.replace('<svg', `<svg fill="${tints[name] ?? tint}"`) : svg];
    }),
  );
}
