import { fontPackagesFor, type FontPackage } from './font-packages';
import { installedFont, type InstalledFont } from './installed-font';

/** The fonts of a document, or the first letter that no font contains. */
export type ChosenFonts =
  | { families: readonly string[]; files: readonly string[]; written: (text: string) => string }
  | { lacking: string; /** Null where no font is known. */ install: string | null };

/** Emoji: alone, with a variation selector, with a skin tone, in a joined sequence, or as a flag. */
export const EMOJI =
  /(?:\p{RI}\p{RI}|[#*\d]\uFE0F?\u20E3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\p{Extended_Pictographic}\p{EMod})(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*)/gu;

/**
 * Invisible characters (controls, joiners, direction marks, variation selectors) and private use characters.
 */
const UNSEEN =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\uFFF9-\uFFFD]/u;

/** Joiners and direction marks affect the text. Other invisible characters are removed. */
const MEANT = /[\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069]/u;

/** Pictures among the letters (`⚙`), which a document can do without. */
const PICTURE = /[\p{Extended_Pictographic}\p{So}]/u;

/** Spaces of all widths are replaced by one space. */
const BLANKS = /[\p{Zs}\t\n\v\f\r\u2028\u2029]+/gu;

/** Stands for a removed picture until the spaces around it are known. */
const REMOVED = '\0';
/** Brackets with nothing but removed pictures between them. */
const EMPTIED = /[([{] *(?:\0 *)+[)\]}]/gu;
const GAP = / *(?:\0 *)+/gu;

/** A text with composed letters and single spaces, and marks for its emoji. */
const plainly = (text: string): string =>
  text.normalize('NFC').replaceAll(REMOVED, '').replaceAll(EMOJI, REMOVED).replaceAll(BLANKS, ' ');

/** Removes the marks, and the space inside a bracket or in front of a punctuation mark. */
const closed = (text: string): string =>
  text.replaceAll(EMPTIED, REMOVED).replaceAll(GAP, (gap, at: number, whole: string) => {
    const isInside =
      /[([{«“„¿¡]/u.test(whole[at - 1] ?? '') || /[)\]},.;:!?»”]/u.test(whole[at + gap.length] ?? '');
    return isInside ? '' : ' ';
  });

/** A replacement for a letter without a glyph: `①` as `1`, `𝗕` as `B`, `ﬁ` as `fi`. */
const simpler = (letter: string): string => letter.normalize('NFKC');

type Holder = { font: FontPackage; installed: InstalledFont };

/**
 * Chooses installed fonts for all letters of a document.
 * @param texts all texts of the document
 * @param language the language of the owner's files
 */
export function chooseFonts(texts: readonly string[], language: string): ChosenFonts {
  const whole = texts.map(plainly).join('\n');
  const packages = fontPackagesFor(whole, language);
  const installed = packages.flatMap((font): Holder[] => {
    const found = installedFont(font);
    return found ? [{ font, installed: found }] : [];
  });
  const holderOf = (letter: string): Holder | undefined =>
    installed.find(
      (holder) => !holder.font.unfit?.test(letter) && holder.installed.has(letter.codePointAt(0) ?? 0),
    );
  const isHeld = (letters: string): boolean => [...letters].every(holderOf);

  const used = new Set<Holder>();
  const drawn = new Map<string, string>();
  for (const letter of new Set(whole)) {
    const written = writtenLetter(letter, isHeld);
    if (written === null) {
      const { name } = packages.find(({ letters }) => letters?.test(letter)) ?? {};
      return { lacking: letter, install: name ? `npm install ${name}` : null };
    }
    if (written !== letter) drawn.set(letter, written);
    for (const one of written === REMOVED ? '' : written) {
      const holder = holderOf(one);
      if (holder) used.add(holder);
    }
  }
  // Typst takes the first font with a letter.
  const chosen = installed
    .filter((holder, at) => at === 0 || used.has(holder))
    .toSorted((one, other) => Number(Boolean(one.font.unfit)) - Number(Boolean(other.font.unfit)));
  return {
    families: chosen.map(({ font }) => font.family),
    files: chosen.flatMap((holder) => holder.installed.files),
    written: (text) => closed([...plainly(text)].map((letter) => drawn.get(letter) ?? letter).join('')),
  };
}

/** A letter as the fonts can show it; null where they cannot. A picture without a glyph is removed. */
function writtenLetter(letter: string, isHeld: (letters: string) => boolean): string | null {
  if (letter === '\n' || letter === REMOVED) return letter;
  if (UNSEEN.test(letter)) return MEANT.test(letter) && isHeld(letter) ? letter : '';
  if (isHeld(letter)) return letter;
  const other = simpler(letter);
  if (other !== letter && isHeld(other)) return other;
  return PICTURE.test(letter) ? REMOVED : null;
}
