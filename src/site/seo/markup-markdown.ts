import type { ElementTree } from '../../portal/text/element-tree';

/** Escapes a text, since names may contain Markdown characters. */
export const plain = (words: string): string => words.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

type Attributes = Exclude<ElementTree, string>[1];

const indented = (text: string): string => text.replaceAll(/\n(?=[^\n])/g, '\n  ');

function item(inside: readonly ElementTree[], mark: string): string {
  const blocks = blocksOf(inside);
  return `${mark} ${indented(blocks.join('\n\n'))}`;
}

/**
 * A list of entries with titles becomes sections, a list of tags becomes a line, and any other list stays a
 * list.
 */
function listOf(attributes: Attributes, inside: readonly ElementTree[], ordered: boolean): string {
  const items = inside.flatMap((one) =>
    typeof one === 'string' ? [] : [one.slice(2) as readonly ElementTree[]],
  );
  if (attributes?.['data-entries'] !== undefined)
    return items.map((entry) => blocksOf(entry).join('\n\n')).join('\n\n');
  if (attributes?.['data-tags'] !== undefined) return items.map(inlineMarkdownOf).join(', ');
  return items.map((one, at) => item(one, ordered ? `${at + 1}.` : '-')).join('\n');
}

const partsOf = (tree: ElementTree): readonly ElementTree[] =>
  typeof tree === 'string' ? [] : (tree.slice(2) as readonly ElementTree[]);

const RULES: Readonly<Record<string, string>> = { end: '--:', center: ':-:' };

/** The alignment of a column, from its header. */
const ruleOf = (header: ElementTree): string =>
  RULES[typeof header === 'string' ? '' : String(header[1]?.['data-align'] ?? '')] ?? '---';

/** A table: its first row has the headers. */
function tableOf(inside: readonly ElementTree[]): string {
  const rows = inside.flatMap(partsOf).map(partsOf);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [headers = [], ...others] = rows;
  const written = (row: readonly ElementTree[]): string =>
    line(row.map((one) => inlineMarkdownOf(partsOf(one)).replaceAll(/(?<!\\)\|/g, String.raw`\|`)));
  return [written(headers), line(headers.map(ruleOf)), ...others.map(written)].join('\n');
}

/** A block element as Markdown; null for an inline element. */
function block(tree: ElementTree): string | null {
  if (typeof tree === 'string') return null;
  const [tag, attributes, ...inside] = tree;
  switch (tag) {
    case 'p':
      return inlineMarkdownOf(inside);
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `${'#'.repeat(Number(tag.slice(1)))} ${inlineMarkdownOf(inside)}`;
    case 'hr':
      return '---';
    case 'figure':
      return inside.map((one) => inlineMarkdownOf([one])).join('\n\n');
    case 'ul':
    case 'ol':
      return listOf(attributes, inside, tag === 'ol');
    case 'blockquote':
      return blocksOf(inside).join('\n\n').replaceAll(/^/gm, '> ');
    case 'div':
      return blocksOf(inside).join('\n\n');
    case 'table':
      return tableOf(inside);
    case 'pre':
      return `\`\`\`\n${inside.map(bare).join('')}\n\`\`\``;
    default:
      return null;
  }
}

/** The text without markup. */
const bare = (tree: ElementTree): string =>
  typeof tree === 'string' ? tree : (tree.slice(2) as readonly ElementTree[]).map(bare).join('');

function inlineMarkdown(tree: ElementTree): string {
  if (typeof tree === 'string') return plain(tree);
  const [tag, attributes, ...inside] = tree;
  const words = inlineMarkdownOf(inside);
  if (tag === 'a') return `[${words}](<${String(attributes?.['href'])}>)`;
  if (tag === 'img') return `![${plain(String(attributes?.['alt']))}](<${String(attributes?.['src'])}>)`;
  if (tag === 's') return `~~${words}~~`;
  if (tag === 'strong') return `**${words}**`;
  if (tag === 'em') return `*${words}*`;
  if (tag === 'code') return `\`${inside.map(bare).join('')}\``;
  return tag === 'br' ? '  \n' : words;
}

const inlineMarkdownOf = (trees: readonly ElementTree[]): string => trees.map(inlineMarkdown).join('');

/** Elements as Markdown blocks. Adjacent inline elements form one block. */
function blocksOf(trees: readonly ElementTree[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const close = () => {
    if (line.trim() !== '') blocks.push(line.trim());
    line = '';
  };
  for (const tree of trees) {
    const markdown = block(tree);
    if (markdown === null) line += inlineMarkdown(tree);
    else {
      close();
      blocks.push(markdown);
    }
  }
  close();
  return blocks.filter(Boolean);
}

/** The owner's texts on a page as Markdown. */
export const treesMarkdown = (trees: readonly ElementTree[]): string => blocksOf(trees).join('\n\n');
