import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { PACKED } from './packed';

/** The drawings that can be shown: those in colour, and those that are filled with a tint. */
const DRAWING = /^(?<stem>.+)_(?:20|24)_(?:color|filled)\.svg$/;

/** The drawings in one file of the package, by their names. */
export const PACKED_ICONS = 'icons.json';

let known: Readonly<Record<string, string>> | undefined;
const packed = (folder: string): Readonly<Record<string, string>> =>
  (known ??= JSON.parse(readFileSync(join(folder, PACKED_ICONS), 'utf8')) as Record<string, string>);

const iconFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@fluentui/svg-icons/package.json')), 'icons');

/** A drawing by its file's name, such as `person_24_filled.svg`; null where there is none. */
export function iconDrawing(file: string): string | null {
  if (PACKED) return packed(PACKED)[file] ?? null;
  const path = join(iconFolder(), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The names of all drawings' files with the icon that each belongs to: `person_24_filled.svg`, `person`. */
export function iconFiles(): [file: string, icon: string][] {
  const files = PACKED ? Object.keys(packed(PACKED)) : readdirSync(iconFolder());
  return files.flatMap((file) => {
    const stem = DRAWING.exec(file)?.groups?.['stem'];
    return stem ? [[file, stem.replaceAll('_', '-')] as [string, string]] : [];
  });
}
