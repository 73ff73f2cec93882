import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that occur in the texts of résumés. Markdown can express them, or they need no markup. */
const HARMLESS =
  'a abbr b big blockquote br center cite code del div em font h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small span strike strong sub sup tt u ul';
/** Elements whose content is not text. */
const WITHOUT_TEXT =
  'applet audio base button canvas embed form frame frameset head iframe img input link math meta noscript object picture script select source style svg template textarea title video';

const harmless = new Set(HARMLESS.split(' '));
const withoutText = new Set(WITHOUT_TEXT.split(' '));

/** A complete tag of an HTML element: `<T>` and `a <b` are text. */
const ATTRIBUTE = String.raw`\s+[\w:-]+=(?:"[^"]*"|'[^']*'|[^\s"'<>]+)`;
const TAG = new RegExp(`</?(?:${HARMLESS.replaceAll(' ', '|')})(?:${ATTRIBUTE})*\\s*/?>`, 'i');
const ENTITY =
  /&(?:amp|nbsp|quot|apos|lt|gt|ndash|mdash|hellip|bull|middot|rsquo|lsquo|rdquo|ldquo|copy|reg|trade|#\d{2,6}|#x[\da-f]{2,5});/i;
const BLOCKS = new Set('blockquote center div h1 h2 h3 h4 h5 h6 ol p pre ul'.split(' '));
const MARKS: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  cite: '*',
  code: '`',
  kbd: '`',
  tt: '`',
};
/** The maximum nesting depth of elements with markup. Deeper elements become plain text. */
const DEEPEST = 100;
/** The maximum number of passes, since decoded text may contain tags again. */
const MOST_PASSES = 4;

/** Whether a text contains HTML tags or entities. */
export const hasHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text);

type Reading = {
  html: string;
  /** For a text without markup. */ plain: boolean;
  /** The removed elements. */ left: Set<string>;
  /** The number of open elements. */ depth: number;
};

/** Puts the marks next to the words, outside of spaces in the element. */
function marked(text: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === '' || words.includes('\n') ? text : `${before}${mark}${words}${mark}${after}`;
}

function elementText(element: Element, reading: Reading): string {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  if (withoutText.has(tagName)) {
    reading.left.add(tagName);
    return '';
  }
  const inside = element.childNodes.map((node) => textIn(node, reading)).join('');
  if (!harmless.has(tagName)) {
    // Not an HTML element, but a text that looks like one: `List<T>`.
    const written = (part?: { startOffset: number; endOffset: number } | null) =>
      part ? reading.html.slice(part.startOffset, part.endOffset) : '';
    return written(place?.startTag) + inside + written(place?.endTag);
  }
  if (tagName === 'br') return '\n';
  if (tagName === 'hr') return '\n\n';
  if (tagName === 'li') {
    const parent = element.parentNode;
    const ordered = parent && 'tagName' in parent && parent.tagName === 'ol';
    return `\n${ordered ? '1.' : '-'} ${inside.trim().replaceAll(/\n+/g, '\n  ')}`;
  }
  if (BLOCKS.has(tagName)) return `\n\n${inside.trim()}\n\n`;
  if (reading.plain) return inside;
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value.trim() : undefined;
  if (href && /^(?:https?:\/\/|mailto:)[^\s<>()]+$/i.test(href))
    return inside.trim() === '' || inside.trim() === href ? inside || href : `[${inside.trim()}](${href})`;
  const mark = MARKS[tagName];
  return mark ? marked(inside, mark) : inside;
}

/** The text of an element without markup. Not recursive. */
function bareText(element: Element, { left }: Reading): string {
  let text = '';
  const waiting: Node[] = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (tree.isTextNode(node)) text += node.value;
    else if (!tree.isElementNode(node)) continue;
    else if (withoutText.has(node.tagName)) left.add(node.tagName);
    else waiting.push(...node.childNodes.toReversed());
  }
  return text;
}

function textIn(node: Node, reading: Reading): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node)) return '';
  if (reading.depth >= DEEPEST) return bareText(node, reading);
  reading.depth += 1;
  const text = elementText(node, reading);
  reading.depth -= 1;
  return text;
}

/** Merges line breaks around block elements. */
const tidied = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]*\n[ \t]*(?=\n)/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?=- |1\. )(?<=(?:^|\n)(?:- |1\. )[^\n]*\n\n)/g, '\n')
    .trim();

/**
 * Converts HTML to Markdown, or to a plain text. Scripts, forms and similar elements are removed.
 * @returns the text, and the removed elements
 */
export function withoutHtml(text: string, plain: boolean): { text: string; left: readonly string[] } {
  const left = new Set<string>();
  let now = text;
  for (let pass = 0; pass < MOST_PASSES && hasHtml(now); pass += 1) {
    const { childNodes } = parseFragment(now, { sourceCodeLocationInfo: true });
    const reading = { html: now, plain, left, depth: 0 };
    now = tidied(childNodes.map((node) => textIn(node, reading)).join(''));
  }
  // Nested tag names do not occur in real texts and are removed.
  while (hasHtml(now)) now = now.replace(TAG, '').replace(ENTITY, '');
  return { text: now, left: [...left] };
}
