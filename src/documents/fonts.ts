import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { create } from 'fontkit';

import { fontPackagesFor, packageFolder, type FontPackage } from './font-packages';

/** The folders of the regular and the bold weight in the packages. */
const WEIGHTS = ['400Regular', '700Bold'];

type InstalledFont = FontPackage & {
  /** Whether the font has a glyph for a code point. */ has: (codePoint: number) => boolean;
  /** The files, regular first. */ files: readonly string[];
};

const known = new Map<string, InstalledFont | null>();

function read(font: FontPackage): InstalledFont | null {
  const folder = packageFolder(font.name);
  if (folder === null) return null;
  const inside = readdirSync(folder);
  const files = WEIGHTS.filter((weight) => inside.includes(weight)).flatMap((weight) =>
    readdirSync(join(folder, weight))
      .filter((file) => file.endsWith('.ttf'))
      .map((file) => join(folder, weight, file)),
  );
  const [regular] = files;
  if (regular === undefined) return null;
  const opened = create(readFileSync(regular));
  if (!('characterSet' in opened)) return null;
  const characters = new Set(opened.characterSet);
  return { ...font, has: (codePoint) => characters.has(codePoint), files };
}

/** The font of a package; null if it is not installed. */
function installedFont(font: FontPackage): InstalledFont | null {
  const found = known.get(font.name);
  if (found !== undefined) return found;
  const installed = read(font);
  known.set(font.name, installed);
  return installed;
}

/** The fonts of a document, or the first letter that no font contains. */
export type ChosenFonts =
  | {
      families: readonly string[];
      files: readonly string[];
      written: (text: string) => string;
      /** The pictures that `written` leaves out, each once. */ leftOut: readonly string[];
    }
  | { missing: string; /** Null where no font is known. */ install: string | null };

/**
 * Emoji: alone, with a variation selector, with a skin tone, in a joined sequence, or as a flag. Pictures that some
 * fonts have (`❤`) are like the others. Signs with a meaning (`©`, `↔`, `▶`, `✔`) are only emoji with a selector.
 */
export const EMOJI =
  /(?:\p{RI}\p{RI}|[#*\d]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Extended_Pictographic}\p{EMod}|(?![©®‼⁉™ℹ〰♾☑✔✖✳✴\u2190-\u21FF\u25A0-\u25FF➡⤴⤵⬅⬆⬇])(?=\p{Emoji})\p{Extended_Pictographic})(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*)/gu;

/**
 * Invisible characters (controls, joiners, direction marks, variation selectors) and private use characters.
 */
const UNSEEN =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFD]/u;

/** Joiners and direction marks affect the text. Other invisible characters are removed. */
const MEANINGFUL_CONTROLS = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/u;

/** Pictures among the letters (`⚙`), which a document can do without. */
const PICTURE = /[\p{Extended_Pictographic}\p{So}]/u;

/** A space that keeps a punctuation mark on the line, in the width that all fonts have. */
const BEFORE_MARK = /[\u00A0\u202F]+(?=[:;!?»])/gu;
const KEPT = '\u00A0';

/** Other spaces of all widths are replaced by one space. */
const BLANKS = /(?:(?!\u00A0[:;!?»])[\p{Zs}\t\n\v\f\r\u2028\u2029])+/gu;

/** Stands for a removed picture until the spaces around it are known. */
const REMOVED = '\0';
/** Brackets with nothing but removed pictures between them. */
const EMPTIED = /[([{] *(?:\0 *)+[)\]}]/gu;
const GAP = / *(?:\0 *)+/gu;
/** An item of a list that was only a picture, with its comma. */
const EMPTIED_ITEM = /(^|[:,;([{] *)(?:\0 *)+[,;] */gu;

/** A text with composed letters and single spaces, and marks for its emoji. */
const plainly = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(REMOVED, '')
    .replaceAll(EMOJI, REMOVED)
    .replaceAll(BEFORE_MARK, KEPT)
    .replaceAll(BLANKS, ' ');

/** Removes the marks, emptied items, and the space inside a bracket or in front of a punctuation mark. */
const closed = (text: string): string =>
  text
    .replaceAll(EMPTIED_ITEM, '$1')
    .replaceAll(EMPTIED, REMOVED)
    .replaceAll(GAP, (gap, at: number, allText: string) => {
      const isInside =
        /[([{«“„¿¡]/u.test(allText[at - 1] ?? '') || /[)\]},.;:!?»”]/u.test(allText[at + gap.length] ?? '');
      return isInside ? '' : ' ';
    });

/** Chooses installed fonts for all letters of a document. */
export function chooseFonts(texts: readonly string[], language: string): ChosenFonts {
  const allText = texts.map(plainly).join('\n');
  const packages = fontPackagesFor(allText, language);
  const installed = packages.flatMap((font) => installedFont(font) ?? []);
  const fontOf = (letter: string): InstalledFont | undefined =>
    installed.find(({ unfit, has }) => !unfit?.test(letter) && has(letter.codePointAt(0) ?? 0));
  const hasGlyphs = (letters: string): boolean => [...letters].every(fontOf);

  const used = new Set<InstalledFont>();
  const missing: string[] = [];
  const replacements = new Map<string, string>();
  const leftOut = new Set(texts.flatMap((text) => text.normalize('NFC').match(EMOJI) ?? []));
  for (const letter of new Set(allText)) {
    const written = writtenLetter(letter, hasGlyphs);
    if (written === null) {
      missing.push(letter);
      continue;
    }
    if (written !== letter) replacements.set(letter, written);
    if (written === REMOVED && letter !== REMOVED) leftOut.add(letter);
    for (const one of written === REMOVED ? '' : written) {
      const font = fontOf(one);
      if (font) used.add(font);
    }
  }
  if (missing[0] !== undefined) {
    const packageOf = (letter: string) => packages.find(({ letters }) => letters?.test(letter))?.name;
    const unknown = missing.find((letter) => packageOf(letter) === undefined);
    if (unknown !== undefined) return { missing: unknown, install: null };
    // One command for all scripts of the document.
    return { missing: missing[0], install: `npm install ${[...new Set(missing.map(packageOf))].join(' ')}` };
  }
  // Typst takes the first font with a letter.
  const chosen = installed
    .filter((font, at) => at === 0 || used.has(font))
    .toSorted((one, other) => Number(Boolean(one.unfit)) - Number(Boolean(other.unfit)));
  return {
    families: chosen.map(({ family }) => family),
    files: chosen.flatMap(({ files }) => files),
    leftOut: [...leftOut],
    written: (text) =>
      closed([...plainly(text)].map((letter) => replacements.get(letter) ?? letter).join('')),
  };
}

/** A letter as the fonts can show it; null where they cannot. A picture without a glyph is removed. */
function writtenLetter(letter: string, hasGlyphs: (letters: string) => boolean): string | null {
  if (letter === '\n' || letter === REMOVED) return letter;
  if (UNSEEN.test(letter)) return MEANINGFUL_CONTROLS.test(letter) && hasGlyphs(letter) ? letter : '';
  if (hasGlyphs(letter)) return letter;
  // `①` as `1`, `𝗕` as `B`, `ﬁ` as `fi`.
  const other = letter.normalize('NFKC');
  if (other !== letter && hasGlyphs(other)) return other;
  return PICTURE.test(letter) ? REMOVED : null;
}
