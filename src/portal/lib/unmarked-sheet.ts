import { plainText } from './rich-text';
import type { ResumeSheet, SectionKind, SheetEntry, SheetLine } from './resume-sheet';

/** Sections that contain only names, not Markdown. */
const NAMES: ReadonlySet<SectionKind> = new Set(['skills', 'languages']);

const paragraphsOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => plainText(text).split(/\n+/)).filter(Boolean);

const inLine = (text: string): string => plainText(text).replaceAll(/\s*\n\s*/g, ' ');

const unmarkedLine = (line: SheetLine): SheetLine => ({ ...line, text: inLine(line.text) });

const unmarkedEntry = (entry: SheetEntry): SheetEntry => ({
  ...entry,
  paragraphs: paragraphsOf(entry.paragraphs),
  points: entry.points.map(inLine),
  parts: entry.parts.map(unmarkedLine),
});

/** The résumé without Markdown, for print and plain text. */
export const unmarkedSheet = (sheet: ResumeSheet): ResumeSheet => ({
  ...sheet,
  summary: paragraphsOf(sheet.summary),
  sections: sheet.sections.map((section) => ({
    ...section,
    entries: section.entries.map(unmarkedEntry),
    lines:
      section.kind !== 'other' && NAMES.has(section.kind) ? section.lines : section.lines.map(unmarkedLine),
  })),
});
