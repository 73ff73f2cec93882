import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { create } from 'fontkit';

import { packageFolder } from '../program-id';
import type { FontPackage } from './font-packages';

/** The folders of the regular and the bold weight in the packages. */
const WEIGHTS = ['400Regular', '700Bold'];

export type InstalledFont = {
  /** Whether the font has a glyph for a code point. */ has: (codePoint: number) => boolean;
  /** The files, regular first. */ files: readonly string[];
};

const known = new Map<string, InstalledFont | null>();

function read({ name }: FontPackage): InstalledFont | null {
  const folder = packageFolder(name);
  if (folder === null) return null;
  const inside = readdirSync(folder);
  const files = WEIGHTS.filter((weight) => inside.includes(weight)).flatMap((weight) =>
    readdirSync(join(folder, weight))
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => join(folder, weight, file)),
  );
  const [regular] = files;
  if (regular === undefined) return null;
  const font = create(readFileSync(regular));
  if (!('characterSet' in font)) return null;
  const letters = new Set(font.characterSet);
  return { has: (codePoint) => letters.has(codePoint), files };
}

/** The font of a package; null if it is not installed. */
export function installedFont(font: FontPackage): InstalledFont | null {
  const found = known.get(font.name);
  if (found !== undefined) return found;
  const installed = read(font);
  known.set(font.name, installed);
  return installed;
}
