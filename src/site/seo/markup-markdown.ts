import type { Drawing } from '../../portal/lib/drawing';

/** Escapes a text, since names may contain Markdown characters. */
export const plain = (words: string): string => words.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);

type Attributes = Exclude<Drawing, string>[1];

const indented = (text: string): string => text.replaceAll(/\n(?=[^\n])/g, '\n  ');

function item(inside: readonly Drawing[], mark: string): string {
  const blocks = blocksOf(inside);
  return `${mark} ${indented(blocks.join('\n\n'))}`;
}

/**
 * A list of entries with titles becomes sections, a list of tags becomes a line, and any other list stays a
 * list.
 */
function listOf(attributes: Attributes, inside: readonly Drawing[], ordered: boolean): string {
  const items = inside.flatMap((one) =>
    typeof one === 'string' ? [] : [one.slice(2) as readonly Drawing[]],
  );
  if (attributes?.['data-entries'] !== undefined)
    return items.map((entry) => blocksOf(entry).join('\n\n')).join('\n\n');
  if (attributes?.['data-tags'] !== undefined) return items.map(inLine).join(', ');
  return items.map((one, at) => item(one, ordered ? `${at + 1}.` : '-')).join('\n');
}

const partsOf = (drawing: Drawing): readonly Drawing[] =>
  typeof drawing === 'string' ? [] : (drawing.slice(2) as readonly Drawing[]);

const RULES: Readonly<Record<string, string>> = { end: '--:', center: ':-:' };

/** The alignment of a column, from its header. */
const ruleOf = (header: Drawing): string =>
  RULES[typeof header === 'string' ? '' : String(header[1]?.['data-align'] ?? '')] ?? '---';

/** A table: its first row has the headers. */
function tableOf(inside: readonly Drawing[]): string {
  const rows = inside.flatMap(partsOf).map(partsOf);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const [headers = [], ...others] = rows;
  const written = (row: readonly Drawing[]): string =>
    line(row.map((one) => inLine(partsOf(one)).replaceAll(/(?<!\\)\|/g, String.raw`\|`)));
  return [written(headers), line(headers.map(ruleOf)), ...others.map(written)].join('\n');
}

/** A block element as Markdown; null for an inline element. */
function block(drawing: Drawing): string | null {
  if (typeof drawing === 'string') return null;
  const [tag, attributes, ...inside] = drawing;
  switch (tag) {
    case 'p':
      return inLine(inside);
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return `${'#'.repeat(Number(tag.slice(1)))} ${inLine(inside)}`;
    case 'hr':
      return '---';
    case 'figure':
      return inside.map((one) => inLine([one])).join('\n\n');
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
const bare = (drawing: Drawing): string =>
  typeof drawing === 'string' ? drawing : (drawing.slice(2) as readonly Drawing[]).map(bare).join('');

function marked(drawing: Drawing): string {
  if (typeof drawing === 'string') return plain(drawing);
  const [tag, attributes, ...inside] = drawing;
  const words = inLine(inside);
  if (tag === 'a') return `[${words}](<${String(attributes?.['href'])}>)`;
  if (tag === 'img') return `![${plain(String(attributes?.['alt']))}](<${String(attributes?.['src'])}>)`;
  if (tag === 's') return `~~${words}~~`;
  if (tag === 'strong') return `**${words}**`;
  if (tag === 'em') return `*${words}*`;
  if (tag === 'code') return `\`${inside.map(bare).join('')}\``;
  return tag === 'br' ? '  \n' : words;
}

const inLine = (drawings: readonly Drawing[]): string => drawings.map(marked).join('');

/** Elements as Markdown blocks. Adjacent inline elements form one block. */
function blocksOf(drawings: readonly Drawing[]): string[] {
  const blocks: string[] = [];
  let line = '';
  const close = () => {
    if (line.trim() !== '') blocks.push(line.trim());
    line = '';
  };
  for (const drawing of drawings) {
    const whole = block(drawing);
    if (whole === null) line += marked(drawing);
    else {
      close();
      blocks.push(whole);
    }
  }
  close();
  return blocks.filter(Boolean);
}

/** The owner's texts on a page as Markdown. */
export const drawnMarkdown = (drawings: readonly Drawing[]): string => blocksOf(drawings).join('\n\n');
