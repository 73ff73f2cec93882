import { screens } from '../portal/addresses/screens';
import { IAM_SECTIONS } from '../portal/career/sections';
import { KINDS } from '../portal/search/search-index';
import { ICON_SHEETS, sheetOf } from '../portal/site-data';
import { iconSvg } from '../resume/model/icons';

/**
 * The colour icons of the interface. Content may use any other icon of the set. The build includes only the
 * used ones (see `components/color-icon`).
 */
export const interfaceColorIcons: readonly string[] = [
  ...screens.map(({ colorIcon }) => colorIcon),
  ...[...Object.values(KINDS), ...Object.values(IAM_SECTIONS)].map(({ icon }) => icon),
  'add-circle',
  'building-multiple',
  'contact-card',
  'guest',
  'laptop',
  'lock-shield',
  'people',
  'person-available',
  'search-sparkle',
  'shield',
  'wrench-screwdriver',
];

/** Tints of icons with a single colour. Keys are amber in the portal; others are in the brand's blue. */
const TINTS: Readonly<Record<string, string>> = { key: '#d9920c' };
const DEFAULT_TINT = '#4a90d9';

/** The variants of an icon in order of preference: in colour, else filled in one colour. */
export const VARIANTS = ['24_color', '20_color', '24_filled', '20_filled'];

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
 * filled with `tint`, else with the portal's tint.
 * @throws when an icon of that name does not exist
 */
export function colorIconFiles(names: readonly string[], tint?: string): Map<string, string> {
  return new Map(
    [...new Set(names)].toSorted().map((name) => {
      const svg = svgOf(name);
      const plain = !svg.includes('fill=');
      return [name, plain ? svg.replace('<svg', `<svg fill="${tint ?? TINTS[name] ?? DEFAULT_TINT}"`) : svg];
    }),
  );
}

/** The edge of an icon's cell in the sheet, which is the largest edge of an icon. */
const CELL = 24;

/** One picture of several icons. A fragment with the name of an icon shows this icon only. */
function colorIconSheet(icons: readonly (readonly [name: string, svg: string])[]): string {
  const cells = icons.map(([name, svg], at) => {
    const x = at * CELL;
    return `<view id="${name}" viewBox="${x} 0 ${CELL} ${CELL}"/>${svg.replace('<svg', `<svg x="${x}"`).replace(/width="\d+" height="\d+"/, `width="${CELL}" height="${CELL}"`)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL}" height="${CELL}" viewBox="0 0 ${CELL * icons.length} ${CELL}">${cells.join('')}</svg>`;
}

/** The sheets of all icons, in the order of their numbers. */
export const colorIconSheets = (icons: ReadonlyMap<string, string>): string[] =>
  Array.from({ length: ICON_SHEETS }, (_, sheet) =>
    colorIconSheet([...icons].filter(([name]) => sheetOf(name) === sheet)),
  );
