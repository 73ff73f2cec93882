import { clipped } from './clipped';

/** As long as a title may be, and as long as it may become to keep its figure. */
const LONGEST = 90;
const LONGEST_WITH_FIGURE = 140;
/** A shorter beginning says too little. */
const SHORTEST = 24;

/** Where a clause ends. A comma inside of a number ends none. */
const CLAUSE_END = /[,;:](?=\s)|[.!?](?=\s+\p{Lu})|\s[–—-](?=\s)|\s(?=\()|[、。；：]/gu;

/** Where and how it was done: a beginning that waits for what was done. */
const INTRODUCTION =
  /^(?:as|in|during|while|when|with|within|after|by|como|durante|en|em|bei|als|während|lors|dans)\s[^,]*$/i;

/** True where a parenthesis is open: a clause does not end in it. */
const isInside = (beginning: string): boolean =>
  beginning.lastIndexOf('(') > beginning.lastIndexOf(')') ||
  beginning.lastIndexOf('（') > beginning.lastIndexOf('）');

const bare = (text: string): string => text.trim().replace(/[.。;；,、]+$/u, '');

/** The beginning of a sentence that fits into a title: whole clauses, with the first figure if there is one. */
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
