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
import { blockTexts, neighbours, run, type Block, type DocumentPart, type Run, type Text } from './document';

/** A name and its details on one line: `Cloud Computing: Azure, AWS`. Several bare names share one, without a name. */
export type Line = {
  name: string;
  /** Shown in brackets behind the name. */ facts?: string;
  text: string;
  url: string | null;
};

/** The texts of an entry in Markdown. */
export type Texts = {
  paragraphs: readonly string[];
  points: readonly string[];
  /** Custom fields, after the points: a summary that announces the points stands right above them. */
  details: readonly string[];
};

const ADDRESS = /(https?:\/\/[^\s<>()"']*[^\s<>()"'.,;:!?])/;

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

/** A line as a text. */
export function lineOf({ name, facts = '', text, url }: Line, colon: string): Text {
  if (name === '') return linked(text);
  const behind = (facts === '' ? '' : ` (${facts})`) + (text === '' ? '' : `${colon} ${text}`);
  return [run(name, url, true), ...linked(behind)];
}

export const withoutMarkdown = (line: Line): Line => ({ ...line, text: inLine(line.text) });

/** The lines of a section as a list. A line alone that has no name is a paragraph. */
export const linesOf = (lines: readonly Line[], colon: string): Block[] =>
  lines.length === 1 && lines[0]?.name === ''
    ? [{ type: 'paragraph', text: lineOf(lines[0], colon) }]
    : listOf(lines.map((line) => lineOf(line, colon)));

const listOf = (items: readonly Text[], label: string | null = null): Block[] =>
  items.length > 0 ? [{ type: 'list', label, items }] : [];

/** A short list is set in one line. */
const pointsOf = (points: readonly string[]): Block[] =>
  isShortList(points)
    ? [{ type: 'paragraph', text: linked(nameList(points)) }]
    : listOf(points.map(pointText));

const isList = (block: PlainBlock | undefined): block is readonly string[] => Array.isArray(block);
const isHeading = (block: PlainBlock | undefined): block is { heading: string } =>
  typeof block === 'object' && !isList(block);

/** The paragraphs, headings and lists of texts in Markdown. Two lists in a row are one. */
const parsed = (texts: readonly string[]): PlainBlock[] =>
  neighbours(
    texts.flatMap((text) => plainBlocks(text, markedLink, withInner)),
    isList,
  ).flatMap((group): PlainBlock[] => (group.every(isList) ? [group.flat()] : group));

/** Texts in Markdown as blocks. */
export const paragraphBlocks = (texts: readonly string[]): Block[] => blocksOf(parsed(texts));

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
export function textBlocks({ paragraphs, points, details }: Texts): Block[] {
  const blocks = parsed(paragraphs);
  const last = blocks.at(-1);
  const items = isList(last) && !isHeaded(blocks.at(-2), points) ? last : [];
  return [
    ...blocksOf(items.length > 0 ? blocks.slice(0, -1) : blocks),
    ...pointsOf([...items.map(oneLine), ...points.flatMap(pointsIn)]),
    ...paragraphBlocks(details),
  ];
}

/** A line of keywords, unless the texts above name each of them. */
export function keywordBlocks(keywords: readonly string[], above: readonly Block[]): Block[] {
  const text = above.flatMap(blockTexts).join('\n');
  return keywords.every((keyword) => hasWords(text, keyword))
    ? []
    : [{ type: 'keywords', text: [run(nameList(keywords))] }];
}

/** A note in a line. One with several paragraphs or a list is paragraphs. */
export function noteOf(note: string | null): Block[] {
  const blocks = parsed(note ? [note] : []);
  if (blocks.length > 1 || blocks.some(isList)) return blocksOf(blocks);
  return note ? [{ type: 'note', text: linked(inLine(note)) }] : [];
}

/** The resources of a role. They are a plain list if each of them is one line. */
export const partsBlock = (items: readonly DocumentPart[], label: string): Block[] =>
  items.every(({ blocks }) => blocks.length === 0)
    ? listOf(
        items.map(({ text }) => text),
        label,
      )
    : [{ type: 'parts', label, items }];
