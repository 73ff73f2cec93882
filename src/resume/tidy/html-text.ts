import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import {
  harmless,
  hasTags,
  isMarkup,
  isOtherElement,
  setApart,
  tableParts,
  withDecoded,
  withEscapedWords,
  withNamedTags,
  withoutTags,
  withoutText,
} from './html-tags';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const ENTITY =
  /&(?:amp|nbsp|quot|apos|lt|gt|ndash|mdash|hellip|bull|middot|rsquo|lsquo|rdquo|ldquo|copy|reg|trade|#\d{2,6}|#x[\da-f]{2,5});/i;
const BLOCKS = new Set('blockquote center div ol p pre ul'.split(' '));
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
/** Elements whose look has a meaning that Markdown cannot express here. Their words are shown. */
const UNMARKED = new Set('del ins mark s small strike u'.split(' '));
const CONTROLS = new Set(['button', 'label', 'option']);
/** Digits and signs that have a raised or a lowered character of their own. */
const RAISED = { from: '0123456789+-−=()n', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ' };
const LOWERED = { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' };
/** Endings that mean the same on the line: "1st", "2e", "Loom®". */
const SAME_ON_THE_LINE = /^(?:st|nd|rd|th|ers?|ère|r?e|es|ème|[oaºª®™©*]|TM|SM|\[\d+\]|[^\p{L}\p{N}]*)$/iu;
/** The maximum nesting depth of elements with markup. Deeper elements become plain text. */
const DEEPEST = 100;
/** The maximum number of passes, since decoded text may contain tags again. */
const MOST_PASSES = 4;

/** Whether a text contains HTML tags or entities. */
export const hasHtml = (text: string): boolean => ENTITY.test(text) || hasTags(text);

type Reading = {
  html: string;
  /** For a text without markup. */ plain: boolean;
  /** The elements that are not shown as what they mean. */ left: Set<string>;
  /** The number of open elements. */ depth: number;
};

/** Puts the marks next to the words, outside of spaces in the element. */
function marked(text: string, mark: string): string {
  const words = text.trim();
  if (words === '' || words.includes('\n')) return text;
  const at = text.indexOf(words);
  return `${text.slice(0, at)}${mark}${words}${mark}${text.slice(at + words.length)}`;
}

/** "²" for the "2" of "x<sup>2</sup>". Other words stay on the line. */
function shifted(words: string, tagName: 'sub' | 'sup', { left }: Reading): string {
  const { from, to } = tagName === 'sup' ? RAISED : LOWERED;
  const places = [...words.trim()].map((sign) => from.indexOf(sign));
  if (places.length > 0 && !places.includes(-1)) return places.map((place) => to[place]).join('');
  if (tagName === 'sub' ? words.trim() !== '' : !SAME_ON_THE_LINE.test(words.trim())) left.add(tagName);
  return words;
}

/** The cells of a row in one line. Cells with paragraphs stand below each other. */
function rowText(row: Element, reading: Reading): string {
  const cells = row.childNodes
    .map((node) => textIn(node, reading).trim().replace(/^#+ /, ''))
    .filter((cell) => cell !== '');
  return cells.join(cells.some((cell) => cell.includes('\n')) ? '\n\n' : ' | ');
}

function elementText(element: Element, reading: Reading): string {
  const { tagName, attrs, sourceCodeLocation: place } = element;
  if (withoutText.has(tagName)) {
    reading.left.add(tagName);
    return '';
  }
  const isNamed = tableParts.has(tagName) && reading.left.has('table');
  if (!isNamed && (isOtherElement(tagName) || UNMARKED.has(tagName))) reading.left.add(tagName);
  if (tagName === 'tr') return `\n\n${rowText(element, reading)}\n\n`;
  const inside = textsIn(element.childNodes, reading);
  if (setApart.has(tagName)) return `\n\n${inside.trim()}\n\n`;
  if (isOtherElement(tagName)) return inside;
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
  if (/^h[1-6]$/.test(tagName)) {
    const words = inside.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' ');
    const mark = reading.plain || words === '' ? '' : `${'#'.repeat(Number(tagName[1]))} `;
    return `\n\n${mark}${words}\n\n`;
  }
  if (tagName === 'sub' || tagName === 'sup') return shifted(inside, tagName, reading);
  if (tagName === 'q') return `"${inside}"`;
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

/** The texts of neighbours. The words of a control do not run into those of the element before it. */
const textsIn = (nodes: readonly Node[], reading: Reading): string =>
  nodes
    .map((node, at) => {
      const before = nodes[at - 1];
      const isControl = tree.isElementNode(node) && CONTROLS.has(node.tagName);
      return `${isControl && before && tree.isElementNode(before) ? ' ' : ''}${textIn(node, reading)}`;
    })
    .join('');

/** Merges line breaks around block elements. */
const tidied = (text: string): string =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll(/(?<![ \t])[ \t]*\n(?:[ \t]*\n)+/g, '\n\n')
    .replaceAll(/\n\n(?=- |1\. )(?<=(?:^|\n)(?:- |1\. )[^\n]*\n\n)/g, '\n')
    .trim();

/**
 * Converts HTML to Markdown, or to a plain text. Scripts, pictures and similar elements are removed, and tables,
 * sections and similar elements become their words.
 * @returns the text, and the elements that are not shown as what they mean
 */
export function withoutHtml(text: string, plain: boolean): { text: string; left: readonly string[] } {
  const left = new Set<string>();
  let now = text;
  let isRead = false;
  for (let pass = 0; pass < MOST_PASSES && hasHtml(now); pass += 1) {
    if (isRead || (pass > 0 && !isMarkup(now))) now = withNamedTags(now, plain);
    isRead ||= hasTags(now);
    const html = withEscapedWords(now);
    const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true });
    const reading = { html, plain, left, depth: 0 };
    now = tidied(textsIn(childNodes, reading));
  }
  // Text that was escaped so often does not occur, and loses its tags.
  while (hasHtml(now)) now = withoutTags(now.replace(ENTITY, ''));
  return { text: withDecoded(now), left: [...left] };
}
