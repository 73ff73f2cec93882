import { plainParts, plainText, type WrittenLink } from './rich-text';
import type { ResumeSheet, SectionKind, SheetEntry, SheetLine } from './resume-sheet';

/** Sections that contain only names, not Markdown. */
const NAMES: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/**
 * The résumé without Markdown, for print and plain text.
 * @param written how a link in a text is written, by default with its address
 */
export function unmarkedSheet(sheet: ResumeSheet, written?: WrittenLink): ResumeSheet {
  const paragraphsOf = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => plainText(text, written).split(/\n+/)).filter(Boolean);
  const inLine = (text: string): string => oneLine(plainText(text, written));
  const unmarkedLine = (line: SheetLine): SheetLine => ({ ...line, text: inLine(line.text) });
  /** A point, or the points of a list that stands in it. */
  const pointsIn = (point: string): string[] => {
    const { text, items } = plainParts(point, written);
    return [text, ...items].filter(Boolean);
  };
  /** Lists at the end of the texts become points, before the other ones. */
  const unmarkedEntry = (entry: SheetEntry): SheetEntry => {
    const told = entry.paragraphs.map((paragraph) => plainParts(paragraph, written));
    return {
      ...entry,
      note: entry.note && inLine(entry.note),
      paragraphs: told.flatMap(({ text }) => text.split(/\n+/)).filter(Boolean),
      points: [...told.flatMap(({ items }) => items), ...entry.points.flatMap(pointsIn)].map(oneLine),
      parts: entry.parts.map(unmarkedLine),
    };
  };
  return {
    ...sheet,
    summary: paragraphsOf(sheet.summary),
    sections: sheet.sections.map((section) => ({
      ...section,
      entries: section.entries.map(unmarkedEntry),
      lines:
        section.kind !== 'other' && NAMES.has(section.kind) ? section.lines : section.lines.map(unmarkedLine),
    })),
  };
}
