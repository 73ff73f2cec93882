import { nameList, markdownEscaped } from '../portal/text/clipped';
import { withLists } from '../portal/text/rich-text';
import {
  headingOf,
  type ResumeSheet,
  type SheetBody,
  type SheetEntry,
  type SheetLine,
  type SheetPart,
  type SheetWords,
} from './sheet';

/** A format of the résumé: how it writes what the formats write differently. */
type Style = {
  /** The text between the blocks of an entry. */ between: string;
  name: (text: string) => string;
  /** A text of the owner, with its Markdown. */ text: (text: string) => string;
  heading: (text: string, language: string) => string;
  line: (line: SheetLine, colon: string) => string;
  /** The name, the headline and the contacts. */ owner: (sheet: ResumeSheet) => string;
  /** The lines of an entry above its texts. */
  head: (entry: SheetEntry) => readonly (string | false | null)[];
  /** The points of an entry, as blocks. */ points: (points: readonly string[]) => readonly string[];
};

const together = (parts: readonly (string | false | null | undefined)[], by: string): string =>
  parts.filter(Boolean).join(by);

const markdownLink = (name: string, url: string | null): string =>
  url === null ? markdownEscaped(name) : `[${markdownEscaped(name)}](<${url}>)`;

const MARKDOWN: Style = {
  between: '\n\n',
  name: markdownEscaped,
  text: withLists,
  heading: (text) => `## ${text}`,
  line({ name, facts, text, url }, colon) {
    if (name === '') return `- ${text}`;
    const behind = facts ? ` (${markdownEscaped(facts)})` : '';
    const link = markdownLink(name, url);
    return text === '' ? `- ${link}${behind}` : `- **${link}**${behind}${colon} ${text}`;
  },
  owner: ({ name, headline, contacts }) =>
    together(
      [
        `# ${markdownEscaped(name)}`,
        headline && markdownEscaped(headline),
        contacts.map(({ text, href }) => `- ${markdownLink(text, href)}`).join('\n'),
      ],
      '\n\n',
    ),
  head: ({ title, by, place, when, url, note }) => [
    title && `### ${markdownLink(title, url)}`,
    together([by && `**${markdownEscaped(by)}**`, place && markdownEscaped(place), when], ' · '),
    note && withLists(note),
  ],
  points: (points) => [points.map((point) => `- ${point}`).join('\n')],
};

const PLAIN: Style = {
  between: '\n',
  name: (text) => text,
  text: (text) => text,
  heading: (text, language) => text.toLocaleUpperCase(language),
  line: ({ name, facts, text, url }, colon) =>
    `- ${together([together([facts ? `${name} (${facts})` : name, text], `${colon} `), url], ' ')}`,
  owner: ({ name, headline, contacts }) =>
    together(
      [name, headline, ...contacts.map(({ text, href }) => (href?.startsWith('http') ? href : text))],
      '\n',
    ),
  head: ({ title, by, place, when, url, note }) => [title, together([by, place, when], ' | '), url, note],
  points: (points) => points.map((point) => `- ${point}`),
};

function written(sheet: ResumeSheet, words: SheetWords, style: Style): string {
  const { summary, sections, language } = sheet;
  const { colon } = words;
  const bodyOf = ({ paragraphs, points, details }: SheetBody) => [
    ...paragraphs.map(style.text),
    ...style.points(points),
    ...details.map(style.text),
  ];
  const keywordsOf = ({ keywords }: SheetBody) =>
    keywords.length > 0 && `${words.keywords}${colon} ${nameList(keywords.map(style.name))}`;
  /** A line with the blocks that belong to its item of the list. */
  const partOf = ({ below, ...line }: SheetPart): string => {
    const blocks = below ? together([...bodyOf(below), keywordsOf(below)], style.between) : '';
    return together([style.line(line, colon), blocks.replaceAll(/^(?=.)/gm, '  ')], style.between);
  };
  const entryOf = (entry: SheetEntry): string =>
    together(
      [
        ...style.head(entry),
        ...bodyOf(entry),
        entry.parts.length > 0 &&
          together([`${words.built}${colon}`, entry.parts.map(partOf).join('\n')], style.between),
        keywordsOf(entry),
      ],
      style.between,
    );
  const blocks = [
    style.owner(sheet),
    summary.length > 0 && style.heading(words.summary, language),
    ...summary.map(style.text),
    ...sections.flatMap((section) => [
      style.heading(headingOf(section, words), language),
      ...section.entries.map(entryOf),
      section.lines.map((line) => style.line(line, colon)).join('\n'),
    ]),
  ];
  return `${together(blocks, '\n\n')}\n`;
}

/** The résumé as Markdown. */
export const resumeMarkdown = (sheet: ResumeSheet, words: SheetWords): string =>
  written(sheet, words, MARKDOWN);

/** The résumé as plain text, for applicant-tracking systems and other programs without markup. */
export const resumeText = (sheet: ResumeSheet, words: SheetWords): string => written(sheet, words, PLAIN);
