import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { PACKED } from './packed';

/** The usable drawings: those in colour and those that are filled with a tint. */
const ICON_FILE = /^(?<stem>.+)_(?:20|24)_(?:color|filled)\.svg$/;

/** The package's file with all drawings by name. */
export const PACKED_ICONS = 'icons.json';

let known: Readonly<Record<string, string>> | undefined;
const packed = (folder: string): Readonly<Record<string, string>> =>
  (known ??= JSON.parse(readFileSync(join(folder, PACKED_ICONS), 'utf8')) as Record<string, string>);

const iconFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@fluentui/svg-icons/package.json')), 'icons');

/** The drawing with a file name such as `person_24_filled.svg`; null if it does not exist. */
export function iconSvg(file: string): string | null {
  if (PACKED) return packed(PACKED)[file] ?? null;
  const path = join(iconFolder(), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The file names of all drawings with their icon names: `person_24_filled.svg`, `person`. */
export function iconFiles(): [file: string, icon: string][] {
  const files = PACKED ? Object.keys(packed(PACKED)) : readdirSync(iconFolder());
  return files.flatMap((file) => {
    const stem = ICON_FILE.exec(file)?.groups?.['stem'];
    return stem ? [[file, stem.replaceAll('_', '-')] as [string, string]] : [];
  });
}
