import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { PACKED_FOLDER } from '../package-data';

let names: ReadonlySet<string> | undefined;

/** The names of all icons that have a colour variant or can be filled with a tint. */
export function iconNames(): ReadonlySet<string> {
  names ??= new Set(iconFiles().map(([, name]) => name));
  return names;
}

/** `Bot Sparkle`, `bot_sparkle` → `bot-sparkle`. */
export const iconNameOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');

/** Icons by words in a resource's type, name and keywords. The first match wins. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:ai|artificial intelligence|machine learning|ml|llm|bot)\b/i, 'bot-sparkle'],
  [/quantum|advanced/i, 'molecule'],
  [/cloud|azure|aws|kubernetes|saas/i, 'cloud'],
  [/governance|security|compliance|risk/i, 'shield-checkmark'],
  [/algorithm|analytics|pricing|forecast/i, 'data-trending'],
  [/data|database|warehouse/i, 'database'],
  [/control tower|tracking|logistics/i, 'location-ripple'],
  [/mobile|app\b/i, 'phone-laptop'],
  [/website|web|portal/i, 'globe'],
  [/team|people|training|community/i, 'people'],
  [/strategy|roadmap|transformation/i, 'arrow-trending-lines'],
  [/code|library|open source|api|software/i, 'code'],
];

export const DEFAULT_ICONS = {
  achievement: 'trophy',
  company: 'building-multiple',
  resource: 'apps-list',
} as const;

/** Chooses an icon from the words about an entry. */
export function guessIcon(words: readonly string[]): string {
  const text = words.join(' ');
  return MEANINGS.find(([meaning]) => meaning.test(text))?.[1] ?? DEFAULT_ICONS.resource;
}

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
  if (PACKED_FOLDER) return packed(PACKED_FOLDER)[file] ?? null;
  const path = join(iconFolder(), file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** The file names of all drawings with their icon names: `person_24_filled.svg`, `person`. */
export function iconFiles(): [file: string, icon: string][] {
  const files = PACKED_FOLDER ? Object.keys(packed(PACKED_FOLDER)) : readdirSync(iconFolder());
  return files.flatMap((file) => {
    const stem = ICON_FILE.exec(file)?.groups?.['stem'];
    return stem ? [[file, stem.replaceAll('_', '-')] as [string, string]] : [];
  });
}
