import {
  plainBlocks,
  plainText,
  type InnerItems,
  type PlainBlock,
  type WrittenLink,
} from '../portal/text/rich-text';
import type { ResumeSheet, SectionKind, SheetBody, SheetEntry, SheetLine } from './sheet';

/** Sections that contain only names, not Markdown. */
const NAMES: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

/** The mark of a list item among paragraphs. */
export const ITEM = '• ';
export const markedHeading = (words: string): string => (words.includes('*') ? words : `**${words}**`);

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ');

/** The length of inner items that stand in the line of their item. Longer ones are points beside it. */
const LONGEST_INNER = 300;
const SENTENCE = /[.!?。！？]$/u;

/** An item with the items of the list inside it: "Frontend: looms; cards". */
const withInner: InnerItems = ([item = '', ...inner]) => {
  const areSentences = inner.every((text) => SENTENCE.test(text));
  const joined = areSentences
    ? inner.join(' ')
    : inner.map((text) => text.replace(/[.;,]$/, '')).join(/\p{Script=Han}/u.test(item) ? '；' : '; ');
  if (item === '' || inner.length === 0 || joined.length > LONGEST_INNER) return [item, ...inner];
  if (SENTENCE.test(item) || /[:：]$/u.test(item)) return [`${item} ${joined}`];
  return [/\p{Script=Han}/u.test(item) ? `${item}：${joined}` : `${item}: ${joined}`];
};

const isList = (block: PlainBlock | undefined): block is readonly string[] => Array.isArray(block);
const isHeading = (block: PlainBlock | undefined): block is { heading: string } =>
  typeof block === 'object' && !isList(block);

/**
 * The résumé without Markdown, for print and plain text.
 * @param written how a link in a text is written, by default with its address
 * @param headingOf how a paragraph in bold is written, by default as its words
 */
export function unmarkedSheet(
  sheet: ResumeSheet,
  written?: WrittenLink,
  headingOf = (words: string): string => words,
): ResumeSheet {
  const linesOf = (block: PlainBlock): string[] => {
    if (isList(block)) return block.map((item) => `${ITEM}${oneLine(item)}`);
    return typeof block === 'string'
      ? block.split(/\n+/).filter(Boolean)
      : [headingOf(oneLine(block.heading))];
  };
  const inLine = (text: string): string => oneLine(plainText(text, written));
  const unmarkedLine = (line: SheetLine): SheetLine => ({ ...line, text: inLine(line.text) });
  const blocksOf = (texts: readonly string[]) => texts.map((text) => plainBlocks(text, written, withInner));
  /** A point, or the points of a list that it contains. */
  const pointsIn = (point: string): string[] => {
    const blocks = plainBlocks(point, written, withInner);
    const texts = blocks.map((block) => (isHeading(block) ? headingOf(block.heading) : block));
    return texts.some(isList) ? texts.flat() : [texts.join(' ')];
  };
  /** Whether a list stays below the block before it, of which other points are no part. */
  const isHeaded = (block: PlainBlock | undefined, points: readonly string[]): boolean =>
    isHeading(block) || (points.length > 0 && typeof block === 'string' && /[:：]$/.test(block));
  /** Lists at the end of the texts become points, before the other ones, unless they have a heading. */
  const unmarkedBody = ({ paragraphs: texts, points, details, keywords }: SheetBody): SheetBody => {
    const paragraphs = blocksOf(texts).map((blocks) => {
      const last = blocks.at(-1);
      return isList(last) && !isHeaded(blocks.at(-2), points)
        ? { blocks: blocks.slice(0, -1), items: last }
        : { blocks, items: [] };
    });
    return {
      paragraphs: paragraphs.flatMap(({ blocks }) => blocks.flatMap(linesOf)),
      points: [...paragraphs.flatMap(({ items }) => items), ...points.flatMap(pointsIn)].map(oneLine),
      details: blocksOf(details).flat().flatMap(linesOf),
      keywords,
    };
  };
  /** A note in a line. One with several paragraphs or a list is paragraphs, before the others. */
  const unmarkedNote = (note: string | null): Pick<SheetEntry, 'note' | 'paragraphs'> => {
    const blocks = plainBlocks(note ?? '', written, withInner);
    return blocks.length > 1 || blocks.some(isList)
      ? { note: null, paragraphs: blocks.flatMap(linesOf) }
      : { note: note && inLine(note), paragraphs: [] };
  };
  const unmarkedEntry = (entry: SheetEntry): SheetEntry => {
    const { note, paragraphs } = unmarkedNote(entry.note);
    const body = unmarkedBody(entry);
    return {
      ...entry,
      ...body,
      note,
      paragraphs: [...paragraphs, ...body.paragraphs],
      parts: entry.parts.map((part) => ({
        ...unmarkedLine(part),
        ...(part.below && { below: unmarkedBody(part.below) }),
      })),
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
