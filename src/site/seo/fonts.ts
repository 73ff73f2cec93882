import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Font } from 'satori';

/** Open fonts of a similar design, one package for each group of scripts. An owner may install more. */
const SCOPE = '@fontsource';
const FIRST = 'noto-sans';
/**
 * Noto's Arabic letters compose their dots as marks, which satori places too high. Plex has composed letters.
 */
const BUNDLED = /^(?:noto-sans(?:-(?!arabic)[a-z]+)?|ibm-plex-sans-arabic)$/;

const WEIGHTS = [400, 600] as const;

/** Characters without a glyph: spaces, joiners, direction marks. */
const UNSEEN = /[\p{White_Space}\p{Cf}\p{Cc}]/u;

/** The font packages for scripts, for the message to the owner. */
const PACKAGE_OF = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'noto-sans-jp'],
  [/\p{Script=Hangul}/u, 'noto-sans-kr'],
  [/\p{Script=Han}/u, 'noto-sans-sc'],
  [/\p{Script=Armenian}/u, 'noto-sans-armenian'],
  [/\p{Script=Bengali}/u, 'noto-sans-bengali'],
  [/\p{Script=Georgian}/u, 'noto-sans-georgian'],
  [/\p{Script=Tamil}/u, 'noto-sans-tamil'],
] as const;

type Range = readonly [from: number, to: number];
/** A file with a part of a font's letters. */
type Subset = { stem: string; ranges: readonly Range[] };

/** `U+0600-06FF,U+0750` */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** The folders to look for packages: the owner's folder, and the folder of this program. */
function packageFolders(): string[] {
  const besideThis = createRequire(import.meta.url).resolve.paths(`${SCOPE}/${FIRST}`) ?? [];
  return [join(process.cwd(), 'node_modules'), ...besideThis].map((folder) => join(folder, SCOPE));
}

/** The subsets of all installed packages, from the lists in the packages. */
function installedSubsets(folders: readonly string[]): Subset[] {
  const places = new Map<string, string>();
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder))
      if (BUNDLED.test(name) && !places.has(name)) places.set(name, folder);
  return [...places]
    .toSorted(([one], [other]) => Number(other === FIRST) - Number(one === FIRST) || one.localeCompare(other))
    .flatMap(([name, folder]) => {
      const list = JSON.parse(readFileSync(join(folder, name, 'unicode.json'), 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(list).map(([subset, ranges]) => ({
        // The lists write numbered subsets with brackets, the file names without.
        stem: join(folder, name, 'files', `${name}-${subset.replaceAll(/[[\]]/g, '')}`),
        ranges: rangesOf(ranges),
      }));
    });
}

const hasLetter = ({ ranges }: Subset, letter: number): boolean =>
  ranges.some(([from, to]) => from <= letter && letter <= to);

const fontsIn = (stem: string, at: number): Font[] =>
  WEIGHTS.map((weight) => ({
    // Each subset has its own name, so that satori looks for a missing letter in the next one.
    name: `letters-${at}`,
    data: readFileSync(`${stem}-${weight}-normal.woff`),
    weight,
    style: 'normal',
  }));

/** The letters of the installed fonts. */
export type Fonts = {
  /** The first letter of a text that no font contains; null if there is none. */
  missingLetters: (text: string) => string | null;
  /** The files with the letters of texts, without their endings. */
  stemsFor: (texts: readonly string[]) => readonly string[];
  /** Reads these files. */
  load: (stems: readonly string[]) => Font[];
};

/** The fonts in folders of packages. */
export function installedFonts(folders: readonly string[] = packageFolders()): Fonts {
  const subsets = installedSubsets(folders);
  const subsetOf = (letter: string) => subsets.find((one) => hasLetter(one, letter.codePointAt(0) ?? 0));
  // satori parses the fonts of an array once.
  const loaded = new Map<string, Font[]>();
  const seen = (text: string) => [...new Set(text)].filter((letter) => !UNSEEN.test(letter));
  return {
    missingLetters: (text) => seen(text).find((letter) => !subsetOf(letter)) ?? null,
    stemsFor: (texts) =>
      [...new Set(texts.flatMap(seen).flatMap((letter) => subsetOf(letter)?.stem ?? []))].toSorted(),
    load(stems) {
      const key = stems.join('\n');
      const fonts = loaded.get(key) ?? stems.flatMap(fontsIn);
      loaded.set(key, fonts);
      return fonts;
    },
  };
}

/** The font package for the letters of a text; null if none is known. */
export const packageFor = (text: string): string | null => {
  const [, name = null] = PACKAGE_OF.find(([script]) => script.test(text)) ?? [];
  return name && `@fontsource/${name}`;
};
