import { nameList } from '../portal/text/clipped';
import {
  type SheetWords,
  headingOf,
  type ResumeSheet,
  type SheetBody,
  type SheetEntry,
  type SheetLine,
  type SheetPart,
} from './sheet';

const lineOf = ({ name, facts, text, url }: SheetLine, { colon }: SheetWords): string =>
  `- ${[[facts ? `${name} (${facts})` : name, text].filter(Boolean).join(`${colon} `), url].filter(Boolean).join(' ')}`;

const textLines = ({ paragraphs, points, details }: SheetBody): string[] => [
  ...paragraphs,
  ...points.map((point) => `- ${point}`),
  ...details,
];

const keywordsOf = ({ keywords }: SheetBody, words: SheetWords): string[] =>
  keywords.length > 0 ? [`${words.keywords}${words.colon} ${nameList(keywords)}`] : [];

const partLines = ({ below, ...line }: SheetPart, words: SheetWords): string[] => [
  lineOf(line, words),
  ...(below ? [...textLines(below), ...keywordsOf(below, words)].map((text) => `  ${text}`) : []),
];

function entryText(entry: SheetEntry, words: SheetWords): string {
  const { title, by, place, when, url, note, parts } = entry;
  return [
    title,
    [by, place, when].filter(Boolean).join(' | '),
    url,
    note,
    ...textLines(entry),
    parts.length > 0 && `${words.built}${words.colon}`,
    ...parts.flatMap((part) => partLines(part, words)),
    ...keywordsOf(entry, words),
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
      section.lines.map((line) => lineOf(line, words)).join('\n'),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
