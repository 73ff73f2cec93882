import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A package of static fonts with one weight per file. */
export type FontPackage = {
  name: string;
  /** The family name in the font. */ family: string;
  /** The letters that the font is needed for, unless it is installed with the portal. */ letters?: RegExp;
  /** Letters that the font has, and that no text may be set in. */ unfit?: RegExp;
};

const scope = '@expo-google-fonts';

/** The fonts that are installed with the portal: Latin, Greek and Cyrillic letters, and symbols. */
const OWN_FONTS: readonly FontPackage[] = [
  { name: `${scope}/noto-sans`, family: 'Noto Sans' },
  // Its Arabic letters are signs of formulas, which do not join.
  { name: `${scope}/noto-sans-math`, family: 'Noto Sans Math', unfit: /\p{Script=Arabic}/u },
  { name: `${scope}/noto-sans-symbols-2`, family: 'Noto Sans Symbols 2' },
];

const script = (name: string, family: string, letters: RegExp): FontPackage => ({
  name: `${scope}/noto-sans-${name}`,
  family: `Noto Sans ${family}`,
  letters,
});

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const japanese = script('jp', 'JP', /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u);
const korean = script('kr', 'KR', /[\p{Script=Hangul}\p{Script=Han}]/u);
const traditional = script('tc', 'TC', /[\p{Script=Han}\p{Script=Bopomofo}]/u);
const hongKong = script('hk', 'HK', /\p{Script=Han}/u);
const simplified = script('sc', 'SC', /\p{Script=Han}/u);

/** The fonts that an owner installs for other scripts. */
const OTHER_FONTS: readonly FontPackage[] = [
  // The letters of Noto Sans Arabic are composed of several signs: readers of a PDF would extract each of them.
  { name: `${scope}/vazirmatn`, family: 'Vazirmatn', letters: /\p{Script=Arabic}/u },
  script('hebrew', 'Hebrew', /\p{Script=Hebrew}/u),
  script('devanagari', 'Devanagari', /\p{Script=Devanagari}/u),
  script('thai', 'Thai', /\p{Script=Thai}/u),
  script('armenian', 'Armenian', /\p{Script=Armenian}/u),
  script('georgian', 'Georgian', /\p{Script=Georgian}/u),
];

/**
 * Han characters have different forms in each language that uses them. The font of the text's language is
 * first.
 */
function eastAsian(text: string, language: string): readonly FontPackage[] {
  const all = [simplified, traditional, hongKong, japanese, korean];
  const preferred = () => {
    if (/^zh-(?:HK|MO)/i.test(language)) return hongKong;
    if (/^zh-(?:TW|Hant)/i.test(language)) return traditional;
    if (/^zh/i.test(language)) return simplified;
    if (/^ja/i.test(language) || KANA.test(text)) return japanese;
    if (/^ko/i.test(language) || HANGUL.test(text)) return korean;
    return simplified;
  };
  const first = preferred();
  return [first, ...all.filter((other) => other !== first)];
}

/** The font packages for a text, in the order of preference. */
export const fontPackagesFor = (text: string, language: string): readonly FontPackage[] => [
  ...OWN_FONTS,
  ...OTHER_FONTS,
  ...eastAsian(text, language),
];

/** The packages that an owner installs for the letters of a text. Its language follows from the letters. */
export function scriptPackagesFor(text: string): readonly string[] {
  const packages = fontPackagesFor(text, '');
  const needed = [...new Set(text)].flatMap(
    (letter) => packages.find(({ letters }) => letters?.test(letter)) ?? [],
  );
  return [...new Set(needed.map(({ name }) => name))];
}

/** The folder of an installed package, in the owner's folder or in that of this program; null if it is not installed. */
export function packageFolder(name: string): string | null {
  const places = [join(process.cwd(), 'package.json'), import.meta.url];
  const folders = places.flatMap((place) => createRequire(place).resolve.paths(name) ?? []);
  return (
    folders.map((folder) => join(folder, name)).find((one) => existsSync(join(one, 'package.json'))) ?? null
  );
}
