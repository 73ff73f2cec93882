import { hasWords } from '~/resume/model/texts/repeated-text';
import { nameList } from '../portal/text/clipped';
import { MARKED_LINK } from '../portal/text/rich-text';
import { HEADING, isShortList } from '../portal/text/entry-tree';
import { ITEM } from './unmarked-sheet';
import {
  type SheetWords,
  headingOf,
  type ResumeSheet,
  type SectionKind,
  type SheetBody,
  type SheetEntry,
  type SheetLine,
  type SheetPart,
} from './sheet';

/** A run of text: strong, a link, or plain. */
export type Run = { text: string; href: string | null; strong: boolean };

/** A line or a paragraph. */
export type Text = readonly Run[];

export type Block =
  | { type: 'note' | 'paragraph' | 'heading' | 'keywords'; text: Text }
  | { type: 'list'; /** For screen readers. */ label: string | null; items: readonly Text[] }
  | { type: 'parts'; label: string; items: readonly Part[] };

/** A line of a list, and the blocks below it. */
export type Part = { text: Text; blocks: readonly Block[] };

/** A role, a school or a project. Its title is not separated from the first block. */
export type DocumentEntry = {
  title: Run | null;
  /** The company and place. */ about: string;
  when: string;
  blocks: readonly Block[];
};

export type DocumentSection = {
  /** The id of its anchor. */ id: string;
  kind: SectionKind | 'summary' | 'other';
  title: string;
  entries: readonly DocumentEntry[];
  blocks: readonly Block[];
};

/** The résumé as a document. The page, the PDF and the Word file are all generated from it. */
export type ResumeDocument = {
  /** The language of the section names. */ language: string;
  name: string;
  headline: string | null;
  contacts: readonly Run[];
  sections: readonly DocumentSection[];
};

const ADDRESS = /(https?:\/\/[^\s<>()"']*[^\s<>()"'.,;:!?])/;

export const run = (text: string, href: string | null = null, strong = false) => ({ text, href, strong });

const addressesIn = (text: string): Run[] =>
  text.split(ADDRESS).map((part, at) => run(part, at % 2 === 1 ? part : null));

/** Turns marked links, `[words](address)`, and the URLs in a text into links. */
const linked = (text: string): Run[] =>
  text
    // Every third part is the address of the words before it.
    .split(MARKED_LINK)
    .flatMap((part, at, parts) =>
      at % 3 === 0 ? addressesIn(part) : at % 3 === 1 ? [run(part, parts[at + 1])] : [],
    )
    .filter((part) => part.text !== '');

function textOf(text: string): Text {
  const [, heading] = HEADING.exec(text) ?? [];
  return heading === undefined ? linked(text) : linked(heading).map((piece) => ({ ...piece, strong: true }));
}

function lineOf({ name, facts = '', text, url }: SheetLine, { colon }: SheetWords): Text {
  if (name === '') return linked(text);
  const behind = (facts === '' ? '' : ` (${facts})`) + (text === '' ? '' : `${colon} ${text}`);
  return [run(name, url, true), ...linked(behind)];
}

/** The lines of a section as a list. A line alone that has no name is a paragraph. */
const linesOf = (lines: readonly SheetLine[], words: SheetWords): Block[] =>
  lines.length === 1 && lines[0]?.name === ''
    ? [{ type: 'paragraph', text: lineOf(lines[0], words) }]
    : listOf(lines.map((line) => lineOf(line, words)));

const listOf = (items: readonly Text[], label: string | null = null): Block[] =>
  items.length > 0 ? [{ type: 'list', label, items }] : [];

/** A short list is set in one line. */
const pointsOf = (points: readonly string[]): Block[] =>
  isShortList(points) ? [{ type: 'paragraph', text: linked(nameList(points)) }] : listOf(points.map(textOf));

/** The items of a list in groups: neighbours that belong together, and the others alone. */
export function neighbours<Item>(items: readonly Item[], belongs: (item: Item) => boolean): Item[][] {
  const groups: Item[][] = [];
  items.forEach((item, at) => {
    const before = items[at - 1];
    if (before !== undefined && belongs(before) && belongs(item)) groups.at(-1)?.push(item);
    else groups.push([item]);
  });
  return groups;
}

const isItem = (text: string): boolean => text.startsWith(ITEM);

/** The paragraphs and the lists among them. */
const paragraphs = (texts: readonly string[]): Block[] =>
  neighbours(texts, isItem).flatMap((group): Block[] => {
    if (group.every(isItem)) return pointsOf(group.map((text) => text.slice(ITEM.length)));
    return group.map((text) => ({ type: HEADING.test(text) ? 'heading' : 'paragraph', text: textOf(text) }));
  });

const textBlocks = ({ paragraphs: texts, points, details }: SheetBody): Block[] => [
  ...paragraphs(texts),
  ...pointsOf(points),
  ...paragraphs(details),
];

/** A line of keywords, unless the texts above name each of them. */
function keywordsOf({ paragraphs: texts, points, details, keywords }: SheetBody): Block[] {
  const text = [...texts, ...points, ...details].join('\n');
  return keywords.every((keyword) => hasWords(text, keyword))
    ? []
    : [{ type: 'keywords', text: [run(nameList(keywords))] }];
}

/** The resources of a role. They are a plain list if each of them is one line. */
function partsOf(parts: readonly SheetPart[], words: SheetWords): Block[] {
  if (parts.every(({ below }) => below === undefined))
    return listOf(
      parts.map((part) => lineOf(part, words)),
      words.built,
    );
  const items = parts.map((part) => ({
    text: lineOf(part, words),
    blocks: part.below ? [...textBlocks(part.below), ...keywordsOf(part.below)] : [],
  }));
  return [{ type: 'parts', label: words.built, items }];
}

/** The length of keywords that fit beside a title. */
const LONGEST_BESIDE = 60;

function entryOf(entry: SheetEntry, words: SheetWords): DocumentEntry {
  const { title, by, place, when, url, note, parts } = entry;
  const keywords = keywordsOf(entry);
  const names = nameList(entry.keywords);
  const about = [by, place].filter(Boolean).join(', ');
  // A few keywords stand beside a title without anything else.
  const areBeside = about === '' && title !== '' && keywords.length > 0 && names.length <= LONGEST_BESIDE;
  return {
    title: title === '' ? null : run(title, url),
    about: areBeside ? names : about,
    when,
    blocks: [
      ...(note ? [{ type: 'note' as const, text: linked(note) }] : []),
      ...textBlocks(entry),
      ...partsOf(parts, words),
      ...(areBeside ? [] : keywords),
    ],
  };
}

/** Converts a résumé without Markdown to a document. */
export function resumeDocument(sheet: ResumeSheet, words: SheetWords): ResumeDocument {
  const { language, name, headline, contacts, summary, sections } = sheet;
  const first: DocumentSection = {
    id: 'summary',
    kind: 'summary',
    title: words.summary,
    entries: [],
    blocks: paragraphs(summary),
  };
  return {
    language,
    name,
    headline,
    contacts: contacts.map(({ text, href }) => run(text, href)),
    sections: [
      ...(summary.length > 0 ? [first] : []),
      ...sections.map((section) => ({
        id: section.kind === 'other' ? section.id : section.kind,
        kind: section.kind,
        title: headingOf(section, words),
        entries: section.entries.map((entry) => entryOf(entry, words)),
        blocks: linesOf(section.lines, words),
      })),
    ],
  };
}

export const wordsOf = (text: Text): string => text.map((piece) => piece.text).join('');

/** The texts of a block, one for each line or paragraph. */
export function blockTexts(block: Block): string[] {
  if (block.type === 'list') return block.items.map(wordsOf);
  return block.type === 'parts'
    ? block.items.flatMap(({ text, blocks }) => [wordsOf(text), ...blocks.flatMap(blockTexts)])
    : [wordsOf(block.text)];
}

/** Every text of a document in reading order, one line or paragraph each. */
export function documentTexts({ name, headline, contacts, sections }: ResumeDocument): string[] {
  return [
    name,
    headline ?? '',
    ...contacts.map(({ text }) => text),
    ...sections.flatMap(({ title, entries, blocks }) => [
      title,
      ...entries.flatMap((entry) => [
        entry.title?.text ?? '',
        entry.about,
        entry.when,
        ...entry.blocks.flatMap(blockTexts),
      ]),
      ...blocks.flatMap(blockTexts),
    ]),
  ].filter((text) => text !== '');
}
