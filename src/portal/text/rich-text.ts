import MarkdownIt from 'markdown-it';

import { bareAddress } from '~/resume/model/texts/bare-address';
import { isRightToLeft, type ElementTree } from './element-tree';

/** Characters that people type as list markers. Japanese has no space behind them. */
const BULLETS = /^[ \t]*(?:[•‣▪◦●·–－・■◆○►➢➤][^\S\n]+|[•・](?=[\p{L}\p{N}]))/gmu;
/** A list in one line: `• Built a model. • Ran it.` */
const LIST_IN_LINE = /^[ \t]*([•‣▪◦●])[ \t]+\S.*[ \t]\1[ \t].*$/gm;
/** Dashes that mark a list only where several lines have one: "— Ada" alone is the end of a quotation. */
const DASHES = [/^([ \t]*)[—−‐‑‒][^\S\n]*(?=\p{L})/gmu, /^([ \t]*)-[^\S\n]*(?=\p{L})/gmu];
const ITEM_AT_MARGIN = /^ {0,3}(?:[-*+]|\d+[.)])[ \t]/m;
/** The space before an item that Markdown takes for the text of a paragraph. */
const DEEP = /^(?: {4}|\t)[ \t]*(?=(?:[-*+]|\d+[.)])[ \t])/m;

/** A year before a sentence, which Markdown takes for the number of an item: `1986. A great year.` */
const YEAR = /^([ \t]*\d{4})(?=[.)][ \t])/gm;

/** The lists of a text in the notation of Markdown. */
export function withLists(text: string): string {
  const marked = text
    .replaceAll(LIST_IN_LINE, (line, bullet: string) => line.replaceAll(` ${bullet} `, `\n${bullet} `))
    .replaceAll(BULLETS, '- ');
  const dashed = DASHES.reduce(
    (lines, dash) => ((lines.match(dash) ?? []).length > 1 ? lines.replaceAll(dash, '$1- ') : lines),
    marked,
  );
  const [deep] = (!ITEM_AT_MARGIN.test(dashed) && DEEP.exec(dashed)) || [''];
  return dashed.replaceAll(new RegExp(`^${deep}`, 'gm'), '');
}

/** The lists of a text in its lines, with semicolons: for places that have no lists. */
export const listsInLine = (text: string): string =>
  withLists(text)
    .replace(/^\s*[-*+][ \t]+/, '')
    .replaceAll(/:\s*\n\s*[-*+][ \t]+/g, ': ')
    .replaceAll(/[.;,]?\s*\n\s*[-*+][ \t]+/g, '; ');

/**
 * Markdown without the rules that misread a résumé: an indented line is not code, `<T>` is not an element,
 * `---` below a line does not make it a title, and `[1]: x` stays visible.
 */
const markdown = new MarkdownIt('default', { html: false, linkify: true }).disable([
  'code',
  'entity',
  'hr',
  'html_block',
  'html_inline',
  'image',
  'lheading',
  'reference',
  'strikethrough',
  'table',
]);
markdown.validateLink = (address) => /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@|tel:)/i.test(address);
// `ASP.NET` and `Node.js` are not addresses.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });

type Token = ReturnType<typeof markdown.parse>[number];

/** The page has its own headings, so the owner's headings become strong paragraphs. */
const tagOf = ({ tag, type }: Token): string => (type.startsWith('heading') ? 'p' : tag);

const LINK = { rel: 'noreferrer', target: '_blank' } as const;

/** Converts tokens to a tree. Every opening token is closed in the same list. */
function parseTree(tokens: readonly Token[]): readonly ElementTree[] {
  type Open = { token: Token | null; inside: ElementTree[] };
  const open: Open[] = [{ token: null, inside: [] }];
  for (const token of tokens) {
    const { inside } = open.at(-1) as Open;
    if (token.nesting === 1) open.push({ token, inside: [] });
    else if (token.nesting === -1) {
      const { token: opened, inside: filled } = open.pop() as Open;
      const around = open.at(-1)?.inside ?? [];
      // An item of a tight list has no paragraph.
      if (opened?.hidden) around.push(...filled);
      else if (opened) around.push(elementOf(opened, filled));
    } else inside.push(...leaf(token));
  }
  return open[0]?.inside ?? [];
}

function elementOf(token: Token, inside: readonly ElementTree[]): ElementTree {
  const { type, attrs } = token;
  const href = type === 'link_open' ? { href: token.attrGet('href') ?? '', ...LINK } : null;
  const start = type === 'ordered_list_open' && attrs ? { start: Number(token.attrGet('start')) } : null;
  const dir = token.block && isRightToLeft(wordsOf(inside)) ? { dir: 'auto' } : null;
  const attributes = href ?? (start || dir ? { ...start, ...dir } : null);
  return type.startsWith('heading')
    ? [tagOf(token), attributes, ['strong', null, ...inside]]
    : [tagOf(token), attributes, ...inside];
}

function leaf({ type, content, children }: Token): readonly ElementTree[] {
  if (type === 'inline') return parseTree(children ?? []);
  if (type === 'softbreak' || type === 'hardbreak') return [['br', null]];
  if (type === 'code_inline') return [['code', null, content]];
  if (type === 'fence') return [['pre', null, ['code', null, content.trimEnd()]]];
  return content === '' ? [] : [content];
}

/** The separators between blocks and lines in plain text. */
const BETWEEN: Readonly<Record<string, string>> = {
  p: '\n\n',
  li: '\n',
  ul: '\n\n',
  ol: '\n\n',
  pre: '\n\n',
};

/** How plain text writes a link whose words are not its address. */
export type WrittenLink = (words: string, address: string) => string;

/** "our map (https://example.org)": the words and the address, which stands alone for its short form. */
const withAddress: WrittenLink = (words, address) =>
  words === bareAddress(address) ? address : `${words} (${address})`;

/** "our map", for cards, on which a link leads nowhere. */
export const linkWords: WrittenLink = (words) => words;

/** "[our map](https://example.org)", for documents with links; other links as with their address. */
export const markedLink: WrittenLink = (words, address) =>
  MARKED_LINK.test(`[${words}](${address})`) ? `[${words}](${address})` : withAddress(words, address);

/** A link that `markedLink` has written. Its groups are the words and the address. */
export const MARKED_LINK = /\[([^[\]\n]+)\]\((https?:\/\/(?:[^\s()]|\([^\s()]*\))+|mailto:[^\s()]+)\)/;

const wordsOf = (trees: readonly ElementTree[], written = withAddress): string =>
  trees
    .map((tree) => wordsIn(tree, written))
    .join('')
    .trim();

function wordsIn(tree: ElementTree, written: WrittenLink): string {
  if (typeof tree === 'string') return tree;
  const [tag, attributes, ...inside] = tree;
  if (tag === 'br') return '\n';
  const words = inside.map((inner) => wordsIn(inner, written)).join('');
  const address = attributes?.['href'];
  if (address !== undefined)
    return [words, `mailto:${words}`].includes(String(address)) ? words : written(words, String(address));
  const after = BETWEEN[tag];
  return `${tag === 'li' ? '• ' : ''}${after === undefined ? words : words.trim() + after}`;
}

/** Splits a text at empty lines, without Markdown. */
const plainParagraphs = (text: string): readonly ElementTree[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ['p', isRightToLeft(part) ? { dir: 'auto' } : null, part]);

/** A text with the characters that the parser encodes in an address: `a|b` in `a%7Cb`. */
const decoded = (text: string): string =>
  text.replaceAll(/(?:%[0-9A-F]{2})+/g, (bytes) => markdown.normalizeLinkText(bytes));

function containsAll(trees: readonly ElementTree[], text: string): boolean {
  const written = JSON.stringify(trees);
  const words = new Set(`${written} ${decoded(written)}`.match(/[\p{L}\p{N}]+/gu));
  const numbered = written.includes('["ol"');
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).every(
    // An ordered list generates its numbers.
    (word) => words.has(word) || (numbered && /^\d+$/.test(word)),
  );
}

/** Converts an owner's text with optional Markdown to paragraphs, lists, bold, italic, code and links. */
export function richText(text: string): readonly ElementTree[] {
  const trees = parseTree(markdown.parse(withLists(text).replaceAll(YEAR, '$1\\'), {}));
  // Parsing must not lose words, which happens with extreme nesting.
  return containsAll(trees, text) ? trees : plainParagraphs(text);
}

/** The same for a line inside an element, such as a list item: a single paragraph is unwrapped. */
export function richLine(text: string): readonly ElementTree[] {
  const trees = richText(text);
  const [only] = trees;
  return trees.length === 1 && typeof only !== 'string' && only?.[0] === 'p'
    ? (only.slice(2) as readonly ElementTree[])
    : trees;
}

const isList = (tree: ElementTree): boolean =>
  typeof tree !== 'string' && (tree[0] === 'ul' || tree[0] === 'ol');

/** A paragraph, a paragraph in bold, or the items of a list. */
export type PlainBlock = string | { heading: string } | readonly string[];

const isInBold = (tree: ElementTree): boolean => {
  if (typeof tree === 'string' || tree[0] !== 'p' || tree.length !== 3) return false;
  const only = tree[2] as ElementTree;
  return typeof only !== 'string' && only[0] === 'strong';
};

/** Chooses the lines of an item and of the items of a list inside it. */
export type InnerItems = (items: readonly string[]) => readonly string[];

/** The items of a list. Those of a list inside an item stand beside it. */
const itemsOf = (
  [, , ...items]: Exclude<ElementTree, string>,
  written?: WrittenLink,
  shown: InnerItems = (all) => all,
): string[] =>
  items.flatMap((item) =>
    shown(
      wordsOf([item], written)
        .replace(/^• /, '')
        .split(/(?:\s*\n\s*|(?<=\S))• /),
    ),
  );

export const plainBlocks = (text: string, written?: WrittenLink, shown?: InnerItems): PlainBlock[] =>
  richText(text).flatMap((tree): PlainBlock[] => {
    if (typeof tree !== 'string' && isList(tree)) {
      const items = itemsOf(tree, written, shown);
      return items.length > 0 ? [items] : [];
    }
    const words = wordsOf([tree], written);
    if (words === '') return [];
    return [isInBold(tree) ? { heading: words } : words];
  });

/** The same as plain text. A link keeps its address, and a list keeps its lines. */
export const plainText = (text: string, written?: WrittenLink): string => wordsOf(richText(text), written);
