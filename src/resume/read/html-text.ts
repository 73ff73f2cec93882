import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements that people write in a résumé's texts: what they mean can be said in Markdown, or needs no mark. */
const HARMLESS =
  'a abbr b big blockquote br center cite code del div em font h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small span strike strong sub sup tt u ul';
/** Elements of which nothing is text. */
const WITHOUT_TEXT =
  'applet audio base button canvas embed form frame frameset head iframe img input link math meta noscript object picture script select source style svg template textarea title video';

const harmless = new Set(HARMLESS.split(' '));
const withoutText = new Set(WITHOUT_TEXT.split(' '));

/** A tag is one of HTML's own, whole: `<T>` and `a <b` are text. */
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
/** Elements inside each other whose marks are kept; the text of deeper ones is kept without any. */
const DEEPEST = 100;
/** What is written in marks may hold marks: after so many readings nothing of it is left. */
const MOST_READINGS = 4;

/** Whether a text is written in HTML, as far as a text of a résumé is. */
export const hasHtml = (text: string): boolean => TAG.test(text) || ENTITY.test(text);

type Reading = {
  html: string;
  /** For a line that shows no marks. */ plain: boolean;
  /** Elements that were left out. */ left: Set<string>;
  /** How many elements are open. */ depth: number;
};

/** A mark stands at its words, whatever blanks are inside of the element. */
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
    // No element of HTML, but something that is written like one: `List<T>`.
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

/** The text of an element without marks, read without recursion. */
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

/** Line ends that a source has around its own marks for them are one. */
const tidied = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[ \t]*\n[ \t]*(?=\n)/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n\n(?=- |1\. )(?<=(?:^|\n)(?:- |1\. )[^\n]*\n\n)/g, '\n')
    .trim();

/**
 * A text that holds HTML as Markdown of the same meaning, or without any marks for a line of words. Scripts, forms and
 * the like are left out.
 * @returns the text, and the elements that were left out of it
 */
export function withoutHtml(text: string, plain: boolean): { text: string; left: readonly string[] } {
  const left = new Set<string>();
  let now = text;
  for (let round = 0; round < MOST_READINGS && hasHtml(now); round += 1) {
    const { childNodes } = parseFragment(now, { sourceCodeLocationInfo: true });
    const reading = { html: now, plain, left, depth: 0 };
    now = tidied(childNodes.map((node) => textIn(node, reading)).join(''));
  }
  // Tags inside of each other's names are nobody's writing: they go.
  while (hasHtml(now)) now = now.replace(TAG, '').replace(ENTITY, '');
  return { text: now, left: [...left] };
}
