import { ITALIC } from '~/resume/read/italic';

import type { ElementTree } from './element-tree';

/** An address in a text. Punctuation behind it is not its part; parentheses inside are. */
const ADDRESS = String.raw`https?:\/\/(?:[^\s()<>"${'`'}[\]，。；、！？（）」]|\([^\s()]*\))*(?:[^\s()<>"${'`'}[\]，。；、！？（）」.,;:!?'*_]|\([^\s()]*\))`;

/**
 * The Markdown of a value. Products, "5*4*3", paths, "C:\_new_\x", and names of programs, "__init__", have none:
 * emphasis stands at the borders of words.
 */
const MARKDOWN = new RegExp(
  [
    ITALIC.source,
    String.raw`(?<![\p{L}\p{N}*_\\/])(?<strong>\*\*|__(?!\S+__))(?=[\p{L}\p{N}"“«([])(?<bold>(?:(?!\k<strong>).){0,200}[^\s(])\k<strong>(?![\p{L}\p{N}*_\\/])`,
    String.raw`(?<![!\\])\[(?<words>[^[\]\n]+)\]\((?<href>${ADDRESS})\)`,
    '(?<!`)`(?<code>[^`\\n]+)`(?!`)',
    String.raw`(?<![\p{L}\p{N}])(?<address>${ADDRESS})`,
  ].join('|'),
  'gu',
);

const linkTo = (href: string, words: string): ElementTree =>
  URL.canParse(href) ? ['a', { href, rel: 'noreferrer', target: '_blank' }, words] : words;

/** A text without Markdown, line by line. */
const linesOf = (text: string): readonly ElementTree[] =>
  text
    .split('\n')
    .flatMap((line, at): ElementTree[] => [
      ...(at > 0 ? [['br', null] as const] : []),
      ...(line ? [line] : []),
    ]);

function treeOf({ 0: text, 2: italic, groups = {} }: RegExpExecArray): ElementTree {
  const { bold, words, href, code, address } = groups;
  if (italic !== undefined) return ['em', null, ...valueTrees(italic)];
  if (bold !== undefined) return ['strong', null, ...valueTrees(bold)];
  if (words !== undefined && href !== undefined) return linkTo(href, words);
  if (code !== undefined) return ['code', null, code];
  return address === undefined ? text : linkTo(address, address);
}

/** The value of a property with its Markdown: links, code and emphasis. Everything else stays as it is. */
export function valueTrees(text: string): readonly ElementTree[] {
  const trees: ElementTree[] = [];
  let end = 0;
  for (const found of text.matchAll(MARKDOWN)) {
    trees.push(...linesOf(text.slice(end, found.index)), treeOf(found));
    end = found.index + found[0].length;
  }
  return [...trees, ...linesOf(text.slice(end))];
}

const wordsIn = (tree: ElementTree): string => {
  if (typeof tree === 'string') return tree;
  const [tag, , ...inside] = tree;
  return tag === 'br' ? '\n' : (inside as readonly ElementTree[]).map(wordsIn).join('');
};

/** A value without Markdown. A link leaves its words. */
export const plainValue = (text: string): string => valueTrees(text).map(wordsIn).join('');
