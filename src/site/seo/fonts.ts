import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Font } from 'satori';

/** Open fonts that look alike, a package for each group of scripts. More may be installed than the house brings. */
const SCOPE = '@fontsource';
const FIRST = 'noto-sans';
/** Noto's Arabic letters carry their dots as marks, which the drawing library puts too high: Plex's are whole. */
const OURS = /^(?:noto-sans(?:-(?!arabic)[a-z]+)?|ibm-plex-sans-arabic)$/;

const WEIGHTS = [400, 600] as const;

/** What has no letter of its own: blanks, joiners, directions. */
const UNSEEN = /[\p{White_Space}\p{Cf}\p{Cc}]/u;

/** A package for the letters of a script, for whoever needs one. */
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
/** Some of a font's letters, in files of their own. */
type Subset = { stem: string; ranges: readonly Range[] };

/** `U+0600-06FF,U+0750` */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((part) => {
    const [from = '', to = from] = part.replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

/** Where packages are: beside the owner's files, and beside this program. */
function packageFolders(): string[] {
  const besideThis = createRequire(import.meta.url).resolve.paths(`${SCOPE}/${FIRST}`) ?? [];
  return [join(process.cwd(), 'node_modules'), ...besideThis].map((folder) => join(folder, SCOPE));
}

/** The subsets of every installed package, by the packages' own lists. */
function installedSubsets(folders: readonly string[]): Subset[] {
  const places = new Map<string, string>();
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder))
      if (OURS.test(name) && !places.has(name)) places.set(name, folder);
  return [...places]
    .toSorted(([one], [other]) => Number(other === FIRST) - Number(one === FIRST) || one.localeCompare(other))
    .flatMap(([name, folder]) => {
      const list = JSON.parse(readFileSync(join(folder, name, 'unicode.json'), 'utf8')) as Record<
        string,
        string
      >;
      return Object.entries(list).map(([subset, ranges]) => ({
        // Numbered subsets stand in brackets there and without them in the names of files.
        stem: join(folder, name, 'files', `${name}-${subset.replaceAll(/[[\]]/g, '')}`),
        ranges: rangesOf(ranges),
      }));
    });
}

const holds = ({ ranges }: Subset, letter: number): boolean =>
  ranges.some(([from, to]) => from <= letter && letter <= to);

/** What can be written with the installed fonts. */
export type Fonts = {
  /** The first letter of a text that no font holds; null when it can be written. */
  lacking: (text: string) => string | null;
  /** Files that hold the letters of texts, by the beginnings of their names. */
  stemsFor: (texts: readonly string[]) => readonly string[];
  /** Those files, read. */
  load: (stems: readonly string[]) => Font[];
};

/** The fonts below folders of packages. */
export function installedFonts(folders: readonly string[] = packageFolders()): Fonts {
  const subsets = installedSubsets(folders);
  const subsetOf = (letter: string) => subsets.find((one) => holds(one, letter.codePointAt(0) ?? 0));
  const seen = (text: string) => [...new Set(text)].filter((letter) => !UNSEEN.test(letter));
  return {
    lacking: (text) => seen(text).find((letter) => !subsetOf(letter)) ?? null,
    stemsFor: (texts) =>
      [...new Set(texts.flatMap(seen).flatMap((letter) => subsetOf(letter)?.stem ?? []))].toSorted(),
    load: (stems) =>
      stems.flatMap((stem, at) =>
        WEIGHTS.map((weight) => ({
          // Each its own name: what one lacks is looked for in the next.
          name: `letters-${at}`,
          data: readFileSync(`${stem}-${weight}-normal.woff`),
          weight,
          style: 'normal' as const,
        })),
      ),
  };
}

/** The package that would help with a text, where one is known. */
export const packageFor = (text: string): string | null => {
  const [, name = null] = PACKAGE_OF.find(([script]) => script.test(text)) ?? [];
  return name && `@fontsource/${name}`;
};
