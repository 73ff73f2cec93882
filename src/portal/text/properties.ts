import { bareAddress, isWebAddress } from '~/resume/model/texts/bare-address';
import type { Property } from '~/resume/model/portfolio';
import { ITALIC } from '~/resume/model/texts/sentences';
import { withoutFullStop } from '~/resume/model/texts/repeated-text';
import type { ElementTree } from './element-tree';
import { linkWords, plainText, richLine } from './rich-text';

/** Longer values count as sentences. Several sentences become a list. */
const LONG = 60;
/** The full stop of an initial, "Byron, A.", ends no sentence. */
const isSentence = (text: string): boolean => text.length > LONG || /[^\s.][^\s.][.!?]$/.test(text);

/** A name with an address, as the reader writes it: `[Ada](https://ada.example)`. */
const LINK = /^\[([^[\]]+)\]\((https?:\/\/[^\s()]+)\)$/;

/** Words in bold, code and a link. */
const MARKED = /(?<![\p{L}\p{N}*\\/])\*\*[^\s*][^*]*\*\*(?![\p{L}\p{N}*\\/])|`[^`]+`|\]\(https?:/u;
/** Products, "5*4*3", and paths, "C:\_new_", which Markdown would change. */
const LITERAL = /[\p{L}\p{N}]\*[\p{L}\p{N}]|\\/u;
const IN_LINE = new Set(['a', 'code', 'em', 'strong', 'br']);

/** The Markdown of a value as a tree; null for a value without. "1843. Notes *of looms*" is no list. */
function markdownIn(text: string): readonly ElementTree[] | null {
  if (LITERAL.test(text) || (!MARKED.test(text) && text.search(ITALIC) === -1)) return null;
  const trees = richLine(text);
  return trees.every((tree) => typeof tree === 'string' || IN_LINE.has(tree[0])) ? trees : null;
}

/** An address alone has its short form. */
const valueOf = (text: string): readonly ElementTree[] =>
  isWebAddress(text)
    ? [['a', { href: text, rel: 'noreferrer', target: '_blank' }, bareAddress(text)]]
    : (markdownIn(text) ?? [text]);

/** A value without Markdown. A link leaves its words. */
export const plainValue = (text: string): string =>
  markdownIn(text) === null ? text : plainText(text, linkWords);

/** A text without a label has no heading. */
const before = (label: string, colon: string): string => (label === '' ? '' : `${label}${colon} `);

/** Sentences end by themselves; other texts with commas or full stops of their own need more than a comma. */
const separatorOf = (values: readonly string[]): string =>
  values.every((text) => /[.!?]$/.test(text) && text.length > LONG)
    ? ' '
    : values.some((text) => /,|\.$/.test(text) || isSentence(text))
      ? '; '
      : ', ';

/** Texts in a line. A full stop before a semicolon is omitted. */
function joined(texts: readonly string[]): string {
  const separator = separatorOf(texts);
  const isList = separator === '; ';
  return texts
    .map((text, at) => (isList && at < texts.length - 1 ? withoutFullStop(text) : text))
    .join(separator);
}

const textsWith = (
  properties: readonly Property[],
  colon: string,
  textOf: (value: string) => string,
): string[] => properties.map(({ label, values }) => `${before(label, colon)}${joined(values.map(textOf))}`);

/**
 * The custom properties of an entry, one text each: `Team size: 12`.
 * @param colon that of the language
 */
export const propertyTexts = (properties: readonly Property[] = [], colon = ':'): string[] =>
  textsWith(properties, colon, plainValue);

/** An address as a link in Markdown with its short form; other texts stay. */
const linkedAddress = (text: string): string =>
  isWebAddress(text)
    ? `[${bareAddress(text).replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`)}](<${text}>)`
    : text;

export const propertyMarkdown = (properties: readonly Property[] = [], colon = ':'): string[] =>
  textsWith(properties, colon, linkedAddress);

const isListOfSentences = ({ values }: Property): boolean =>
  values.length > 1 && values.some((text) => !LINK.test(text) && isSentence(text));

/** Whether a custom property has several sentences. */
export const haveSentences = (properties: readonly Property[] = []): boolean =>
  properties.some(isListOfSentences);

/** The same as lines below an entry, with links. */
export const propertyLines = (properties: readonly Property[] = [], colon = ':'): readonly ElementTree[] =>
  properties.flatMap(({ label, values }): ElementTree[] =>
    isListOfSentences({ label, values })
      ? [
          ...(label === '' ? [] : [['p', { 'data-facts': '' }, `${label}${colon}`] satisfies ElementTree]),
          ['ul', null, ...values.map((text): ElementTree => ['li', null, ...valueOf(text)])],
        ]
      : [
          [
            'p',
            { 'data-facts': '' },
            before(label, colon),
            ...values.flatMap((text, at): readonly ElementTree[] =>
              at === 0 ? valueOf(text) : [separatorOf(values), ...valueOf(text)],
            ),
          ],
        ],
  );
