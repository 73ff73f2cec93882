import { plainBlocks, plainText, type PlainBlock, type WrittenLink } from './rich-text';
import type { ResumeSheet, SectionKind, SheetEntry, SheetLine } from './resume-sheet';

/** Sections that contain only names, not Markdown. */
const NAMES: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** The mark of a list item among paragraphs. */
export const ITEM = '• ';

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

const isParagraph = (block: PlainBlock): block is string => typeof block === 'string';

/** The lines of a paragraph, or the items of a list with their marks. */
const linesOf = (block: PlainBlock): string[] =>
  isParagraph(block) ? block.split(/\n+/).filter(Boolean) : block.map((item) => `${ITEM}${oneLine(item)}`);

/**
 * The résumé without Markdown, for print and plain text.
 * @param written how a link in a text is written, by default with its address
 */
export function unmarkedSheet(sheet: ResumeSheet, written?: WrittenLink): ResumeSheet {
  const inLine = (text: string): string => oneLine(plainText(text, written));
  const unmarkedLine = (line: SheetLine): SheetLine => ({ ...line, text: inLine(line.text) });
  const blocksOf = (texts: readonly string[]) => texts.map((text) => plainBlocks(text, written));
  /** A point, or the points of a list that it contains. */
  const pointsIn = (point: string): string[] => {
    const blocks = plainBlocks(point, written);
    return blocks.every(isParagraph) ? [blocks.join(' ')] : blocks.flat();
  };
  /** Lists at the end of the texts become points, before the other ones. */
  const unmarkedEntry = (entry: SheetEntry): SheetEntry => {
    const paragraphs = blocksOf(entry.paragraphs).map((blocks) => {
      const last = blocks.at(-1);
      return last === undefined || isParagraph(last)
        ? { blocks, items: [] }
        : { blocks: blocks.slice(0, -1), items: last };
    });
    return {
      ...entry,
      note: entry.note && inLine(entry.note),
      paragraphs: paragraphs.flatMap(({ blocks }) => blocks.flatMap(linesOf)),
      points: [...paragraphs.flatMap(({ items }) => items), ...entry.points.flatMap(pointsIn)].map(oneLine),
      parts: entry.parts.map(unmarkedLine),
    };
  };
  return {
    ...sheet,
    summary: blocksOf(sheet.summary).flat().flatMap(linesOf),
    sections: sheet.sections.map((section) => ({
      ...section,
      entries: section.entries.map(unmarkedEntry),
      lines:
        section.kind !== 'other' && NAMES.has(section.kind) ? section.lines : section.lines.map(unmarkedLine),
    })),
  };
}
