import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);
const ICONS = join(dirname(require.resolve('@fluentui/svg-icons/package.json')), 'icons');

/** Edge of one cell of the sprite, in SVG units: the icons' own size. */
const CELL = 24;

/** The best drawing of an icon: its colour variant, else the filled one in one colour. */
function fileOf(name: string): string {
  const stem = name.replaceAll('-', '_');
  for (const variant of ['24_color', '20_color', '32_color', '24_filled', '20_filled']) {
    const file = join(ICONS, `${stem}_${variant}.svg`);
    if (existsSync(file)) return file;
  }
  throw new Error(`No icon is named "${name}".`);
}

/**
 * All the colour icons that the portal shows, as one SVG whose views are called like the icons:
 * `<img src="glyphs.svg#board">`. Icons without a colour variant are filled with `tints[name]`.
 * @throws when no drawing of a name exists
 */
export function glyphSprite(
  names: readonly string[],
  tints: Readonly<Record<string, string>>,
  tint: string,
): string {
  const cells = [...new Set(names)].toSorted().map((name, index) => {
    const y = index * CELL;
    const file = fileOf(name);
    const fill = file.endsWith('_filled.svg') ? ` fill="${tints[name] ?? tint}"` : '';
    const drawing = readFileSync(file, 'utf8')
      .replace(/ (?:xmlns|width|height)="[^"]*"/g, (attribute, at: number) => (at < 120 ? '' : attribute))
      .replace('<svg', `<svg y="${y}" width="${CELL}" height="${CELL}"${fill}`);
    return `<view id="${name}" viewBox="0 ${y} ${CELL} ${CELL}"/>${drawing}`;
  });
  const height = cells.length * CELL;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CELL} ${height}">${cells.join('')}</svg>`;
}
