import type { SheetWords } from './resume-markdown';
import { headingOf, type ResumeSheet, type SheetEntry, type SheetLine } from './resume-sheet';

const lineOf = ({ name, text, url }: SheetLine): string =>
  `- ${[[name, text].filter(Boolean).join(': '), url].filter(Boolean).join(' ')}`;

function entryText(entry: SheetEntry, words: SheetWords): string {
  const { title, by, place, when, url, note, paragraphs, points, details, parts, keywords } = entry;
  return [
    title,
    [by, place, when].filter(Boolean).join(' | '),
    url,
    note,
    ...paragraphs,
    ...points.map((point) => `- ${point}`),
    ...details,
    parts.length > 0 && `${words.built}:`,
    ...parts.map(lineOf),
    keywords.length > 0 && `${words.keywords}: ${keywords.join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** The résumé as plain text, for applicant-tracking systems and other programs without markup. */
export function resumeText(sheet: ResumeSheet, words: SheetWords): string {
  const { name, headline, contacts, summary, sections, language } = sheet;
  const heading = (text: string) => text.toLocaleUpperCase(language);
  const blocks = [
    [name, headline, ...contacts.map(({ text, href }) => (href?.startsWith('http') ? href : text))]
      .filter(Boolean)
      .join('\n'),
    summary.length > 0 && heading(words.summary),
    ...summary,
    ...sections.flatMap((section) => [
      heading(headingOf(section, words)),
      ...section.entries.map((entry) => entryText(entry, words)),
      section.lines.map(lineOf).join('\n'),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
