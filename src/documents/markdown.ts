import { nameList, markdownEscaped as plain } from '../portal/text/clipped';
import {
  headingOf,
  type ResumeSheet,
  type SheetWords,
  type SheetBody,
  type SheetEntry,
  type SheetLine,
  type SheetPart,
} from './sheet';
import { withLists } from '../portal/text/rich-text';

const linked = (name: string, url: string | null): string =>
  url === null ? plain(name) : `[${plain(name)}](<${url}>)`;

function lineOf({ name, facts, text, url }: SheetLine, { colon }: SheetWords): string {
  if (name === '') return `- ${text}`;
  const behind = facts ? ` (${plain(facts)})` : '';
  return text === ''
    ? `- ${linked(name, url)}${behind}`
    : `- **${linked(name, url)}**${behind}${colon} ${text}`;
}

const textBlocks = ({ paragraphs, points, details }: SheetBody): string[] => [
  ...paragraphs.map(withLists),
  points.map((point) => `- ${point}`).join('\n'),
  ...details.map(withLists),
];

const keywordsOf = ({ keywords }: SheetBody, words: SheetWords): string =>
  keywords.length > 0 ? `${words.keywords}${words.colon} ${nameList(keywords.map(plain))}` : '';

/** A line with the blocks that belong to its item of the list. */
function partOf({ below, ...line }: SheetPart, words: SheetWords): string {
  const blocks = below ? [...textBlocks(below), keywordsOf(below, words)].filter(Boolean) : [];
  return [lineOf(line, words), ...blocks.map((block) => block.replaceAll(/^(?=.)/gm, '  '))].join('\n\n');
}

function entryText(entry: SheetEntry, words: SheetWords): string {
  const { title, by, place, when, url, note, parts } = entry;
  const about = [by && `**${plain(by)}**`, place && plain(place), when].filter(Boolean).join(' · ');
  return [
    title && `### ${linked(title, url)}`,
    about,
    note && withLists(note),
    ...textBlocks(entry),
    parts.length > 0 &&
      `${words.built}${words.colon}\n\n${parts.map((part) => partOf(part, words)).join('\n')}`,
    keywordsOf(entry, words),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The résumé as Markdown. */
export function resumeMarkdown(sheet: ResumeSheet, words: SheetWords): string {
  const { name, headline, contacts, summary, sections } = sheet;
  const blocks = [
    `# ${plain(name)}`,
    headline && plain(headline),
    contacts.map(({ text, href }) => `- ${linked(text, href)}`).join('\n'),
    summary.length > 0 && `## ${words.summary}`,
    ...summary.map(withLists),
    ...sections.flatMap((section) => [
      `## ${headingOf(section, words)}`,
      ...section.entries.map((entry) => entryText(entry, words)),
      section.lines.map((line) => lineOf(line, words)).join('\n'),
    ]),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
