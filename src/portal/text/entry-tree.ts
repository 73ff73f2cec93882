import { bareAddress } from '~/resume/model/texts/bare-address';
import type { Picture, Property } from '~/resume/model/portfolio';
import { isRightToLeft, type ElementTree } from './element-tree';
import { propertyLines } from './properties';
import { richLine, richText } from './rich-text';

/** A line that is a heading in bold marks. */
export const HEADING = /^\*\*([^*]+)\*\*$/;

/** A list of at least three short items, or of at least two words, needs no line for each. */
const FEWEST_ITEMS = 3;
const MOST_WORDS = 3;
const MOST_LETTERS = 36;
/** Scripts with a word in few letters, and no spaces. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu;
const DENSITY = 4;

const isShort = (item: string): boolean =>
  item.split(/\s+/).length <= MOST_WORDS &&
  item.length + (item.match(DENSE)?.length ?? 0) * (DENSITY - 1) <= MOST_LETTERS &&
  !/[.!?:;。！？]$/u.test(item) &&
  !HEADING.test(item);

const isWord = (item: string): boolean => /^\S+$/.test(item);

/** Whether the items of a list are keywords rather than sentences. */
export const isShortList = (items: readonly string[]): boolean =>
  items.length >= (items.every(isWord) ? FEWEST_ITEMS - 1 : FEWEST_ITEMS) && items.every(isShort);

/** An entry of any section. */
export type SectionEntry = {
  id: string;
  title: string | null;
  url?: string | null;
  /** A small picture beside it, such as a badge. */ picture?: Picture | null;
  /** Beside the title. */ aside?: string | null;
  /** Short facts, one line each; empty ones are omitted. */
  facts?: readonly (readonly (string | null)[])[];
  text?: string | null;
  quoted?: boolean;
  bullets?: readonly string[];
  tags?: readonly ElementTree[];
  properties?: readonly Property[];
  /** The address of its evidence. */ proof?: string;
};

/**
 * An entry as a list item.
 * @param colon that of the language
 */
export function entryTree(
  {
    id,
    title,
    aside,
    url,
    picture,
    facts = [],
    text,
    quoted,
    bullets = [],
    tags = [],
    properties,
    proof,
  }: SectionEntry,
  colon: string,
): ElementTree {
  const trees = text ? richText(text) : [];
  const heading: ElementTree[] = title
    ? [
        [
          'h3',
          null,
          url ? link(url, title) : proof ? inPortal(proof, title) : title,
          ...(aside ? [' ', ['small', null, aside] satisfies ElementTree] : []),
        ],
      ]
    : url
      ? [link(url)]
      : [];
  return [
    'li',
    { id, ...(picture && { 'data-picture': '' }), ...(isRightToLeft(title ?? '') && { dir: 'auto' }) },
    ...(picture ? [badge(picture)] : []),
    ...heading,
    ...facts
      .map((line) => line.filter(Boolean).join(' · '))
      .filter(Boolean)
      .map((line): ElementTree => ['p', { 'data-facts': '' }, line]),
    ...(quoted && trees.length > 0 ? [['blockquote', null, ...trees] satisfies ElementTree] : trees),
    ...bulletList(bullets),
    ...propertyLines(properties, colon),
    ...tagList(tags),
  ];
}

/** The edge of a badge, px. */
const BADGE = 48;

const badge = ({ src, alt, sources }: Picture): ElementTree => [
  'picture',
  null,
  ...sources.map(({ type, srcset }): ElementTree => [
    'source',
    { type, srcSet: srcset, sizes: `${BADGE}px` },
  ]),
  ['img', { alt, decoding: 'async', height: BADGE, loading: 'lazy', src, width: BADGE }],
];

/** An external link; its default text is its address. */
export const link = (url: string, name = bareAddress(url)): ElementTree => [
  'a',
  { href: url, rel: 'noreferrer', target: '_blank' },
  name,
];

/** A list of texts. A list of keywords has columns. */
export function bulletList(lines: readonly string[]): readonly ElementTree[] {
  if (lines.length === 0) return [];
  const direction = lines.some(isRightToLeft) && { dir: 'auto' as const };
  const short = isShortList(lines) && { 'data-short': '' };
  const items = lines.map((line): ElementTree => ['li', null, ...richLine(line)]);
  return [['ul', direction || short ? { ...direction, ...short } : null, ...items]];
}

/** A link within the portal; the name alone without an address. */
export const inPortal = (href: string | null, name: string): ElementTree =>
  href === null ? name : ['a', { href }, name];

const tagList = (tags: readonly ElementTree[]): readonly ElementTree[] =>
  tags.length === 0
    ? []
    : [['ul', { 'data-tags': '' }, ...tags.map((tag): ElementTree => ['li', null, tag])]];
