import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

import { FIELDS, type Group } from '../standard/resume';
import type { Rule } from './rule';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Elements of texts. A "<" before another name is a sign. */
const ELEMENTS =
  'a|abbr|b|blockquote|br|center|cite|code|div|em|font|h[1-6]|hr|i|img|kbd|li|ol|p|pre|q|s|script|small|span|strong|style|sub|sup|table|tbody|td|th|thead|tr|u|ul';
/** A start tag: an end tag alone is text. */
const TAG = new RegExp(String.raw`<(?:${ELEMENTS})(?:\s[^<>]*)?/?>`, 'i');
const OTHER_TAG = new RegExp(String.raw`<(?!/?(?:${ELEMENTS})(?:\s[^<>]*)?/?>)`, 'gi');
const ENTITY = /&(?:amp|nbsp|quot|apos|lt|gt|ndash|mdash|hellip|bull|[lr][sd]quo|#\d{2,6}|#x[\da-f]{2,5});/i;

/** Whether a text contains HTML. Code in Markdown is none. */
const hasHtml = (text: string): boolean => {
  const words = text.replaceAll(/`[^`\n]+`/g, '');
  return ENTITY.test(words) || TAG.test(words);
};

const BLOCKS = new Set('blockquote center div h1 h2 h3 h4 h5 h6 hr ol p pre table tr ul'.split(' '));
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', code: '`' };
const WITHOUT_TEXT = new Set(['img', 'script', 'style']);

/** Elements inside each other; more are an attack on the stack. Browsers build at most 512. */
const DEEPEST = 512;

function textIn(node: Node, plain: boolean, depth = 0): string {
  if (tree.isTextNode(node)) return node.value;
  if (!tree.isElementNode(node) || WITHOUT_TEXT.has(node.tagName) || depth > DEEPEST) return '';
  const { tagName, attrs, childNodes } = node;
  const inside = childNodes.map((child) => textIn(child, plain, depth + 1)).join('');
  if (tagName === 'br') return '\n';
  if (tagName === 'li') return `\n- ${inside.trim().replaceAll(/\n+/g, '\n  ')}`;
  if (tagName === 'td' || tagName === 'th') return `${inside.trim()} `;
  if (BLOCKS.has(tagName)) return `\n\n${inside.trim()}\n\n`;
  const words = inside.trim();
  if (plain || words === '' || words.includes('\n')) return inside;
  const href = tagName === 'a' ? attrs.find(({ name }) => name === 'href')?.value.trim() : undefined;
  if (href && /^(?:https?:\/\/|mailto:)[^\s<>()]+$/i.test(href))
    return words === href ? words : inside.replace(words, () => `[${words}](${href})`);
  const mark = MARKS[tagName];
  return mark === undefined ? inside : inside.replace(words, () => `${mark}${words}${mark}`);
}

/** HTML as Markdown, or as a plain text. Scripts, styles and pictures are left out. */
export function withoutHtml(text: string, plain: boolean): string {
  if (!hasHtml(text)) return text;
  return parseFragment(text.replaceAll(OTHER_TAG, '&lt;'))
    .childNodes.map((node) => textIn(node, plain))
    .join('')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/[ \t]*\n(?:[ \t]*\n)+/g, '\n\n')
    .trim();
}

/** The fields that show Markdown. */
const RICH = new Set(['description', 'highlights', 'reference', 'summary', 'courses']);
/** The field of a path: "highlights" for one of them. */
const isPlain = (path: readonly string[]): boolean =>
  !RICH.has(path.findLast((step) => !/^\d+$/.test(step)) ?? '');

function cleanValues(value: unknown, path: readonly string[]): unknown {
  if (typeof value === 'string')
    return /^\s*https?:\/\/\S+\s*$/.test(value) ? value : withoutHtml(value, isPlain(path));
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, field] of Object.entries(value))
    (value as Group)[key] = cleanValues(field, [...path, key]);
  return value;
}

export const html: Rule = {
  name: 'html',
  does: 'HTML in texts becomes Markdown, or plain words in names.',
  examples: [
    {
      before: { work: [{ name: 'Loom &amp; Co', summary: '<p>I <b>weave</b>.</p><p>Well.</p>' }] },
      after: { work: [{ name: 'Loom & Co', summary: 'I **weave**.\n\nWell.' }] },
    },
  ],
  apply: (resume) => {
    for (const section of Object.keys(resume))
      if (section === 'basics' || Object.hasOwn(FIELDS, section) || Array.isArray(resume[section]))
        resume[section] = cleanValues(resume[section], [section]);
  },
};
