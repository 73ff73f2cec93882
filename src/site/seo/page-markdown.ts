import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { markdownEscaped as plain } from '../../portal/text/clipped';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that act, that hold no text, or that repeat the title of the document. */
const SKIPPED =
  /^(?:button|dialog|form|h1|input|label|nav|noscript|script|select|style|svg|template|textarea|canvas|iframe)$/;
const SKIPPED_ROLES = /^(?:dialog|menu|status|toolbar|tooltip|columnheader|tablist)$/;

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const isShown = (node: Node): boolean =>
  !tree.isElementNode(node)
    ? tree.isTextNode(node)
    : !SKIPPED.test(node.tagName) &&
      !SKIPPED_ROLES.test(attribute(node, 'role') ?? '') &&
      attribute(node, 'aria-hidden') !== 'true' &&
      // A collapsed row is hidden until it is found in the page.
      [undefined, 'until-found'].includes(attribute(node, 'hidden')) &&
      attribute(node, 'popover') === undefined &&
      attribute(node, 'data-print') !== 'off';

const isHeading = (node: Node): boolean => tree.isElementNode(node) && /^h[2-6]$/.test(node.tagName);
const isButton = (node: Node): boolean => tree.isElementNode(node) && node.tagName === 'button';

/** The shown parts of an element. A heading may be the button of a row that it opens. */
const partsOf = (node: Node): Node[] =>
  tree.isElementNode(node)
    ? node.childNodes.filter((part) => isShown(part) || (isHeading(node) && isButton(part)))
    : [];

/** An item of a list. Its further lines begin below its text. */
const itemOf = (mark: string, text: string): string =>
  `${mark} ${text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length + 1)}`)}`;

const MARKS: Readonly<Record<string, string>> = { s: '~~', b: '**', strong: '**', em: '*' };
const RULES: Readonly<Record<string, string>> = { end: '--:', center: ':-:' };

const INLINE = /^(?:a|abbr|b|bdi|br|button|code|em|i|img|kbd|mark|s|small|span|strong|sub|sup|time)$/;

const isInline = (node: Node): boolean =>
  !tree.isElementNode(node) ||
  (INLINE.test(node.tagName) && attribute(node, 'role') !== 'row' && partsOf(node).every(isInline));

/** Elements that are apart by their layout if no text is between them. */
const isApart = (node: Node | undefined): boolean =>
  node !== undefined && tree.isElementNode(node) && /^(?:a|b|bdi|small|span|strong|time)$/.test(node.tagName);

/** Converts the main content of a page's HTML. `absolute` makes addresses of the site absolute. */
function converter(absolute: (href: string) => string) {
  const bare = (node: Node): string =>
    tree.isTextNode(node) ? node.value : partsOf(node).map(bare).join('');

  function inline(node: Node): string {
    if (tree.isTextNode(node)) return plain(node.value.replaceAll(/\s+/g, ' '));
    if (!tree.isElementNode(node)) return '';
    const words = inlines(partsOf(node));
    switch (node.tagName) {
      case 'a': {
        const href = attribute(node, 'href') ?? '';
        return /^[?#]|^$/.test(href) || words === '' ? words : `[${words}](<${absolute(href)}>)`;
      }
      case 'img': {
        const alt = attribute(node, 'alt');
        return alt ? `![${plain(alt)}](<${absolute(attribute(node, 'src') ?? '')}>)` : '';
      }
      case 'code':
        return `\`${bare(node)}\``;
      case 'br':
        return '  \n';
      default: {
        const mark = MARKS[node.tagName] ?? '';
        return mark + words + mark;
      }
    }
  }
  /** Inline elements as one text, with a middle dot between those that are apart. */
  const inlines = (nodes: readonly Node[]): string => {
    let [line, before] = ['', undefined as Node | undefined];
    for (const node of nodes) {
      const words = inline(node);
      if (words === '') continue;
      line += isApart(before) && isApart(node) ? ` · ${words}` : words;
      before = node;
    }
    return line;
  };

  /** The cells of a row, the facts of a card: elements beside each other. */
  const inLine = (nodes: readonly Node[]): string =>
    nodes
      .map((node) => blocksOf([node]).join(' · '))
      .filter(Boolean)
      .join(' · ');

  function tableOf(table: Element): string {
    const isRow = (node: Node) => tree.isElementNode(node) && node.tagName === 'tr';
    const rows = partsOf(table).flatMap(partsOf).filter(isRow);
    const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
    const cells = (row: Node) =>
      partsOf(row).map((cell) => inlines(partsOf(cell)).replaceAll(/(?<!\\)\|/g, String.raw`\|`));
    const [head, ...others] = rows;
    if (!head) return '';
    const rules = partsOf(head).map(
      (cell) => RULES[tree.isElementNode(cell) ? (attribute(cell, 'data-align') ?? '') : ''] ?? '---',
    );
    return [line(cells(head)), line(rules), ...others.map((row) => line(cells(row)))].join('\n');
  }

  /** A list of entries with titles becomes sections, a list of tags becomes a line, and any other list stays one. */
  function listOf(list: Element): string {
    const items = partsOf(list).filter((node) => tree.isElementNode(node));
    if (attribute(list, 'data-entries') !== undefined) return items.map(blockOf).join('\n\n');
    if (attribute(list, 'data-tags') !== undefined)
      return items.map((item) => inlines(partsOf(item))).join(', ');
    const marks = (at: number) => (list.tagName === 'ol' ? `${at + 1}.` : '-');
    return items.map((one, at) => itemOf(marks(at), blockOf(one))).join('\n');
  }

  const blockOf = (node: Node): string => blocksOf(partsOf(node)).join('\n\n');

  function block(node: Element): string {
    if (attribute(node, 'role') === 'row') return inLine(partsOf(node)).replace(/^(?=.)/, '- ');
    if (isHeading(node))
      return `${'#'.repeat(Number(node.tagName.slice(1)))} ${inlines(partsOf(node)).trim()}`;
    switch (node.tagName) {
      case 'p':
        return inlines(partsOf(node)).trim();
      case 'hr':
        return '---';
      case 'ul':
      case 'ol':
        return listOf(node);
      case 'dl':
        return partsOf(node)
          .map((pair) => `- ${inLine(partsOf(pair))}`)
          .join('\n');
      case 'blockquote':
        return blockOf(node).replaceAll(/^/gm, '> ');
      case 'table':
        return tableOf(node);
      case 'pre':
        return `\`\`\`\n${bare(node)}\n\`\`\``;
      default:
        return blockOf(node);
    }
  }

  /** Elements as blocks. Adjacent inline elements form one block. */
  function blocksOf(nodes: readonly Node[]): string[] {
    const blocks: string[] = [];
    let line: Node[] = [];
    const close = () => {
      blocks.push(inlines(line).trim());
      line = [];
    };
    for (const node of nodes) {
      if (isInline(node)) line.push(node);
      else if (tree.isElementNode(node)) {
        close();
        blocks.push(block(node));
      }
    }
    close();
    return blocks.filter((text) => !/^#* ?$/.test(text));
  }
  return blockOf;
}

function mainOf(html: string): Element | null {
  const waiting = [...parseFragment(html).childNodes];
  for (let node = waiting.shift(); node; node = waiting.shift()) {
    if (!tree.isElementNode(node)) continue;
    if (node.tagName === 'main') return node;
    waiting.push(...node.childNodes);
  }
  return null;
}

/** The main content of a page as Markdown, for language models and for readers of plain text. */
export function pageMarkdown(
  html: string,
  {
    title,
    description,
    origin,
    links = '',
  }: {
    title: string;
    description: string;
    /** The site's address without its base path; empty if it is unknown. */ origin: string;
    /** The links at the end, as Markdown. */ links?: string;
  },
): string {
  const main = mainOf(html);
  const convert = converter((href) =>
    (href.startsWith('/') ? origin + href : href).replaceAll(/[<>]/g, encodeURIComponent),
  );
  const text = main ? convert(main) : '';
  return `${[`# ${plain(title)}`, `> ${plain(description)}`, text, links].filter(Boolean).join('\n\n')}\n`;
}
