import { clipped } from './clipped';

/** The longest title, and the longest one that includes a figure. */
const LONGEST = 90;
const LONGEST_WITH_FIGURE = 140;
/** The shortest useful title. */
const SHORTEST = 24;

/** The end of a clause. A comma inside a number is not one. */
const CLAUSE_END = /[,;:](?=\s)|[.!?](?=\s+\p{Lu})|\s[–—-](?=\s)|\s(?=\()|[、。；：]/gu;

/** An introductory phrase: the main clause follows it. */
const INTRODUCTION =
  /^(?:as|in|during|while|when|with|within|after|by|como|durante|en|em|bei|als|während|lors|dans)\s[^,]*$/i;

/** True inside an open parenthesis, where a clause does not end. */
const isInside = (beginning: string): boolean =>
  beginning.lastIndexOf('(') > beginning.lastIndexOf(')') ||
  beginning.lastIndexOf('（') > beginning.lastIndexOf('）');

const bare = (text: string): string => text.trim().replace(/[.。;；,、]+$/u, '');

/** The first clauses of a sentence that fit into a title, including the first figure if there is one. */
export function clauseOf(text: string): string {
  const whole = bare(text);
  if (whole.length <= LONGEST) return whole;
  const hasFigure = /\d/.test(whole);
  const beginnings = [...whole.matchAll(CLAUSE_END)]
    .map(({ index }) => whole.slice(0, index))
    .filter((beginning) => beginning.length >= SHORTEST && (!hasFigure || /\d/.test(beginning)))
    .filter((beginning) => !isInside(beginning) && !INTRODUCTION.test(beginning));
  const fitting = beginnings.findLast((beginning) => beginning.length <= LONGEST);
  const [first] = beginnings;
  if (fitting !== undefined) return bare(fitting);
  if (first !== undefined && first.length <= LONGEST_WITH_FIGURE) return bare(first);
  return clipped(whole, hasFigure ? LONGEST_WITH_FIGURE : LONGEST);
}
