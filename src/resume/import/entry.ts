import type { Group } from '../standard/resume';
import { codeOfCountry } from '../model/places/areas';
import { citiesNamed } from '../model/places/cities';

/** A résumé before it is written. */
export type ResumeFile = { basics: Group } & Group;

/** The result of an import: the résumé, and messages for the owner. */
export type Imported = {
  resume: ResumeFile;
  /** Messages about the imported data. */
  notes: string[];
  /** Messages about each text that is not in the résumé. */
  leftOut: string[];
  /** Values that are not in the résumé, by their paths in the file. */
  leftovers?: Readonly<Record<string, unknown>>;
};

/** Removes empty fields; null if none remain. */
export function compact(fields: Group): Group | null {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return filled.length === 0 ? null : Object.fromEntries(filled);
}

/** Names and titles contain no line breaks. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * The default name if the file contains none. The reader needs a name, and the owner will notice this one.
 */
export const UNNAMED = 'Your Name';

/** Characters that always start a list item. */
const BULLET = '[•●▪◦‣⁃∙■□◆►➢➤✓✔★]';
const ITEM = new RegExp(`^\\s*(?:${BULLET}|[-–—*·+](?=\\s))\\s*(.*)$`, 'u');
/** An export may contain a list in one line: `• Built a model. • Ran it.` */
const WITHIN = new RegExp(`(?<=\\S)\\s+(?=${BULLET}\\s)`, 'gu');

/**
 * Splits a description: its list becomes highlights, all other text the summary. A line after an item belongs
 * to it if it is indented or starts with a lowercase letter. No word is lost.
 */
export function splitLists(description: string): { summary?: string; highlights?: string[] } {
  const lines = description.split('\n').flatMap((line) => {
    const pieces = line.split(WITHIN);
    return pieces.length > 1 ? pieces : [line];
  });
  const highlights: string[] = [];
  const summary: string[] = [];
  let inList = false;
  for (const line of lines) {
    const item = ITEM.exec(line)?.[1]?.trim();
    const last = highlights.length - 1;
    if (item) {
      highlights.push(item);
      inList = true;
    } else if (inList && line.trim() !== '' && /^(?:\s+\S|\p{Ll})/u.test(line)) {
      highlights[last] = `${highlights[last]} ${line.trim()}`;
    } else {
      inList = false;
      summary.push(item === '' ? '' : line.trimEnd());
    }
  }
  const rest = summary
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return { ...(rest && { summary: rest }), ...(highlights.length > 0 && { highlights }) };
}

/** The code of a country, from its name or its code. */
export const countryOf = (name: string): string | undefined =>
  codeOfCountry(name) ?? (/^[a-z]{2}$/i.test(name) ? name.toUpperCase() : undefined);

/** Parses `Madrid, Community of Madrid, Spain` from its end: country, region, city. */
export function placeOf(text: string): Group | undefined {
  const parts = text
    .split(/[,،、]/)
    .map(oneLine)
    .filter(Boolean);
  const countryCode = codeOfCountry(parts.at(-1) ?? '') ?? undefined;
  // The name of a city may equal that of its country, as in Singapore.
  const isCity = parts.length === 1 && citiesNamed(parts[0] ?? '').length > 0;
  if (countryCode !== undefined && !isCity) parts.pop();
  const [city, ...regions] = parts;
  return compact({ city, region: regions.join(', '), countryCode }) ?? undefined;
}
