import type { ElementTree } from './element-tree';
import { linesOf } from './dashboard-heights';
import type { ProfileSlice } from './profile';

/** A card of a section with its content. */
export type SectionCard = { section: string; title: string; tree: readonly ElementTree[] };

/** Characters in a line of a column at a width of 1366. */
const LINE = 56;
/** Characters that the icon beside a line takes. */
const NARROWER = 8;
/** Frame and title of a card, and the gap below it, in lines. */
const FRAME = 4;
/** A hole of fewer lines is no reason to change the order of the cards. */
const SMALLEST_HOLE = 12;

const textOf = (tree: ElementTree): string =>
  typeof tree === 'string'
    ? tree
    : tree
        .slice(2)
        .map((inside) => textOf(inside as ElementTree))
        .join(' ');

/** Elements that begin a line of their own. */
const BLOCKS: ReadonlySet<string> = new Set(['ul', 'ol', 'li', 'p', 'h3', 'blockquote', 'dl', 'div', 'pre']);

/** The estimated height of trees, in lines. */
function heightOf(trees: readonly ElementTree[]): number {
  let [lines, inline] = [0, ''];
  for (const tree of trees) {
    if (typeof tree === 'string' || !BLOCKS.has(tree[0])) {
      inline += textOf(tree);
      continue;
    }
    const [tag, attributes, ...inside] = tree;
    const isTags = attributes !== null && 'data-tags' in attributes;
    lines += isTags
      ? 1.5 * linesOf(textOf(tree) + '  '.repeat(inside.length), LINE)
      : heightOf(inside) + (tag === 'li' ? 0.4 : 0);
  }
  return lines + linesOf(inline, LINE);
}

/** The space around a language, in lines. */
const LANGUAGE_SPACE = 0.9;
/** The blank lines below the languages from which they stand below the position. */
const SMALLEST_BLANK = 6;

/**
 * Whether the current position is so much higher than the languages that most of the card beside it would be
 * blank.
 */
export function isMuchHigher({ current, languages }: Pick<ProfileSlice, 'current' | 'languages'>): boolean {
  if (!current || languages.length === 0) return false;
  const facts = [current, ...current.others].flatMap(({ title, company, period, tenure, location }) => [
    title,
    company,
    [period, tenure].filter(Boolean).join(' · '),
    location ?? '',
  ]);
  const position =
    sumOf(facts.map((fact) => linesOf(fact, LINE - NARROWER))) +
    heightOf(current.summary) +
    (current.more ? 1 : 0);
  const rows = languages.flatMap((list) => list.slice(2)).length;
  const blank = position - heightOf(languages) - LANGUAGE_SPACE * rows;
  return blank >= SMALLEST_BLANK && blank > position / 2;
}

const cardHeight = ({ tree }: SectionCard): number => FRAME + heightOf(tree);

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** The smallest difference between two columns that keep the order. */
function holeInOrder(heights: readonly number[]): number {
  const all = sumOf(heights);
  return Math.min(...heights.map((_, at) => Math.abs(all - 2 * sumOf(heights.slice(0, at + 1)))));
}

/** The entries of a card side by side. */
const spread = (card: SectionCard): SectionCard => ({
  ...card,
  tree: card.tree.map((part) =>
    typeof part !== 'string' && part[1] !== null && part[1]['data-entries'] !== undefined
      ? ([part[0], { ...part[1], 'data-entries': 'spread' }, ...part.slice(2)] as ElementTree)
      : part,
  ),
});

/** The most cards whose arrangements are compared. */
const MOST_COMPARED = 12;

/** The cards in an order in which two columns are about equally high, with the first card first. */
function arranged(cards: readonly SectionCard[]): readonly SectionCard[] {
  const heights = cards.map(cardHeight);
  if (cards.length > MOST_COMPARED || holeInOrder(heights) < SMALLEST_HOLE) return cards;
  const all = sumOf(heights);
  let [best, hole] = [0, Infinity];
  // Each number stands for a choice of cards for the first column: bit n for card n.
  for (let choice = 1; choice < 2 ** cards.length; choice += 2) {
    const left = Math.abs(all - 2 * sumOf(heights.filter((_, at) => (choice >> at) & 1)));
    if (left < hole) [best, hole] = [choice, left];
  }
  const isFirst = (at: number) => ((best >> at) & 1) === 1;
  return [...cards.filter((_, at) => isFirst(at)), ...cards.filter((_, at) => !isFirst(at))];
}

/** The cards in columns. Those that are much higher than all others together follow in the full width. */
function withTallLast(cards: readonly SectionCard[]): readonly SectionCard[] {
  const heights = cards.map(cardHeight);
  const highest = Math.max(...heights, 0);
  const tall = cards[heights.indexOf(highest)];
  if (!tall || cards.length < 2 || 2 * highest - sumOf(heights) < SMALLEST_HOLE) return arranged(cards);
  if (cards.length === 2) return cards.map(spread);
  return [...withTallLast(cards.filter((card) => card !== tall)), spread(tall)];
}

/**
 * The cards of IAM in an order without a large hole below a short one. A card that is higher than all others
 * together spans the columns at the end, with its entries side by side; so does a single other card.
 */
export const balanced = (cards: readonly SectionCard[]): readonly SectionCard[] => [
  ...cards.filter(({ section }) => section === 'skills'),
  ...withTallLast(cards.filter(({ section }) => section !== 'skills')),
];
