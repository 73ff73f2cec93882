import { hasWords } from '~/resume/model/texts/repeated-text';
import { nameList } from '../portal/text/clipped';
import {
  MARKED_LINK,
  markedLink,
  plainBlocks,
  plainText,
  type InnerItems,
  type PlainBlock,
} from '../portal/text/rich-text';
import { HEADING, isShortList } from '../portal/text/entry-tree';
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

/** The résumé as a document. The page, the PDF, the Word file, the Markdown and the text are generated from it. */
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

/** A point, in bold if it is a heading. */
function pointText(text: string): Text {
  const [, heading] = HEADING.exec(text) ?? [];
  return heading === undefined ? linked(text) : strong(heading);
}

const strong = (text: string): Text => linked(text).map((piece) => ({ ...piece, strong: true }));

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

const inLine = (text: string): string => oneLine(plainText(text, markedLink));

/** Sections whose lines contain only names, not Markdown. */
const NAMES: ReadonlySet<string> = new Set(['skills', 'languages'] satisfies SectionKind[]);

function lineOf({ name, facts = '', text, url }: SheetLine, { colon }: SheetWords): Text {
  if (name === '') return linked(text);
  const behind = (facts === '' ? '' : ` (${facts})`) + (text === '' ? '' : `${colon} ${text}`);
  return [run(name, url, true), ...linked(behind)];
}

const withoutMarkdown = <Line extends SheetLine>(line: Line): Line => ({ ...line, text: inLine(line.text) });

/** The lines of a section as a list. A line alone that has no name is a paragraph. */
const linesOf = (lines: readonly SheetLine[], words: SheetWords): Block[] =>
  lines.length === 1 && lines[0]?.name === ''
    ? [{ type: 'paragraph', text: lineOf(lines[0], words) }]
    : listOf(lines.map((line) => lineOf(line, words)));

const listOf = (items: readonly Text[], label: string | null = null): Block[] =>
  items.length > 0 ? [{ type: 'list', label, items }] : [];

/** A short list is set in one line. */
const pointsOf = (points: readonly string[]): Block[] =>
  isShortList(points)
    ? [{ type: 'paragraph', text: linked(nameList(points)) }]
    : listOf(points.map(pointText));

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

const isList = (block: PlainBlock | undefined): block is readonly string[] => Array.isArray(block);
const isHeading = (block: PlainBlock | undefined): block is { heading: string } =>
  typeof block === 'object' && !isList(block);

/** The paragraphs, headings and lists of texts in Markdown. Two lists in a row are one. */
const parsed = (texts: readonly string[]): PlainBlock[] =>
  neighbours(
    texts.flatMap((text) => plainBlocks(text, markedLink, withInner)),
    isList,
  ).flatMap((group): PlainBlock[] => (group.every(isList) ? [group.flat()] : group));

const blocksOf = (blocks: readonly PlainBlock[]): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (isList(block)) return pointsOf(block.map(oneLine));
    if (isHeading(block)) return [{ type: 'heading', text: strong(oneLine(block.heading)) }];
    return block
      .split(/\n+/)
      .filter(Boolean)
      .map((line) => ({ type: 'paragraph', text: linked(line) }));
  });

/** A heading as a point. */
const markedHeading = (words: string): string => (words.includes('*') ? words : `**${words}**`);

/** A point, or the points of a list that it contains. */
function pointsIn(point: string): string[] {
  const texts = parsed([point]).map((block) => (isHeading(block) ? markedHeading(block.heading) : block));
  return (texts.some(isList) ? texts.flat() : [texts.join(' ')]).map(oneLine);
}

/** Whether a list stays below the block before it, of which other points are no part. */
const isHeaded = (block: PlainBlock | undefined, points: readonly string[]): boolean =>
  isHeading(block) || (points.length > 0 && typeof block === 'string' && /[:：]$/.test(block));

/** The texts of an entry. A list at their end becomes points, before the other ones, unless it has a heading. */
function textBlocks({ paragraphs, points, details }: SheetBody): Block[] {
  const blocks = parsed(paragraphs);
  const last = blocks.at(-1);
  const items = isList(last) && !isHeaded(blocks.at(-2), points) ? last : [];
  return [
    ...blocksOf(items.length > 0 ? blocks.slice(0, -1) : blocks),
    ...pointsOf([...items.map(oneLine), ...points.flatMap(pointsIn)]),
    ...blocksOf(parsed(details)),
  ];
}

/** A line of keywords, unless the texts above name each of them. */
function keywordsOf(keywords: readonly string[], above: readonly Block[]): Block[] {
  const text = above.flatMap(blockTexts).join('\n');
  return keywords.every((keyword) => hasWords(text, keyword))
    ? []
    : [{ type: 'keywords', text: [run(nameList(keywords))] }];
}

function bodyOf(body: SheetBody): Block[] {
  const blocks = textBlocks(body);
  return [...blocks, ...keywordsOf(body.keywords, blocks)];
}

/** A note in a line. One with several paragraphs or a list is paragraphs. */
function noteOf(note: string | null): Block[] {
  const blocks = parsed(note ? [note] : []);
  if (blocks.length > 1 || blocks.some(isList)) return blocksOf(blocks);
  return note ? [{ type: 'note', text: linked(inLine(note)) }] : [];
}

/** The resources of a role. They are a plain list if each of them is one line. */
function partsOf(parts: readonly SheetPart[], words: SheetWords): Block[] {
  const textOf = (part: SheetPart) => lineOf(withoutMarkdown(part), words);
  if (parts.every(({ below }) => below === undefined)) return listOf(parts.map(textOf), words.built);
  const items = parts.map((part) => ({
    text: textOf(part),
    blocks: part.below ? bodyOf(part.below) : [],
  }));
  return [{ type: 'parts', label: words.built, items }];
}

/** The length of keywords that fit beside a title. */
const LONGEST_BESIDE = 60;

function entryOf(entry: SheetEntry, words: SheetWords): DocumentEntry {
  const { title, by, place, when, url, note, parts } = entry;
  const texts = textBlocks(entry);
  const keywords = keywordsOf(entry.keywords, texts);
  const names = nameList(entry.keywords);
  const about = [by, place].filter(Boolean).join(', ');
  // A few keywords stand beside a title without anything else.
  const areBeside = about === '' && title !== '' && keywords.length > 0 && names.length <= LONGEST_BESIDE;
  return {
    title: title === '' ? null : run(title, url),
    about: areBeside ? names : about,
    when,
    blocks: [...noteOf(note), ...texts, ...partsOf(parts, words), ...(areBeside ? [] : keywords)],
  };
}

/** Converts the résumé with its Markdown to a document. */
export function resumeDocument(sheet: ResumeSheet, words: SheetWords): ResumeDocument {
  const { language, name, headline, contacts, summary, sections } = sheet;
  const first: DocumentSection = {
    id: 'summary',
    kind: 'summary',
    title: words.summary,
    entries: [],
    blocks: blocksOf(parsed(summary)),
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
        blocks: linesOf(NAMES.has(section.kind) ? section.lines : section.lines.map(withoutMarkdown), words),
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
