import { hasFigure, hasStrongFigure, isTied } from '~/resume/model/key-achievements';

import { clipped } from './clipped';

/**
 * The longest title; the longest clause with a figure, or title without clauses; and the longest sentence whose
 * figure is at its end. In characters.
 */
const LONGEST = 90;
const LONGEST_WITH_FIGURE = 140;
const LONGEST_SENTENCE = 220;
/** The shortest useful title. */
const SHORTEST = 24;

/** The end of a clause. A comma inside a number is not one. */
export const CLAUSE_END = /[,;:](?=\s)|[.!?](?=\s+[\p{Lu}\d])|\s[–—-](?=\s)|\s(?=\()|[、。；：]/gu;

/** An introductory phrase: the main clause follows it. */
const INTRODUCTION =
  /^(?:as|in|during|while|when|with|within|after|by|como|durante|en|em|bei|als|während|lors|dans)\s[^,]*$/i;

/** What adds to a complete clause: "without a single day of outage", "which other clinics took over". */
const ADDITION =
  /^[,;:]?\s*(?:with(?:out|in)?|in|on|at|by|from|for|to|and|or|then|which|while|when|after|during|as|like|como|sin|con|en|para|por|y|e|que|em|com|sem|avec|sans|pour|dans|et|mit|ohne|für|und|\p{L}+(?:ing|ando|iendo|endo|indo|ant))(?!\p{L})/iu;

/** "Built alone, in three weeks": the object of the verb follows. */
const isUnfinished = (beginning: string, rest: string): boolean =>
  INTRODUCTION.test(beginning.split(/[,;:]\s+/).at(-1) ?? '') && !ADDITION.test(rest);

/** Short words at the end of a cut text lead to what was cut: "an exchange of". */
const LEADING_WORDS =
  /(?:\s+(?:\p{Ll}{1,3}|with|from|into|that|para|como|sobre|avec|dans|pour|über|nach))+…$/u;

/** True inside an open parenthesis or quotation, where a clause does not end. */
const isInside = (beginning: string): boolean =>
  beginning.lastIndexOf('(') > beginning.lastIndexOf(')') ||
  beginning.lastIndexOf('（') > beginning.lastIndexOf('）') ||
  beginning.lastIndexOf('“') > beginning.lastIndexOf('”') ||
  beginning.lastIndexOf('«') > beginning.lastIndexOf('»') ||
  (beginning.match(/"/g)?.length ?? 0) % 2 === 1 ||
  // An apostrophe stands behind a letter; a quotation begins behind a space.
  /(?:^|\s)['‘][^'’]*$/.test(beginning);

const bare = (text: string): string => text.trim().replace(/[.。;；,、]+$/u, '');

type HasFigure = (text: string) => boolean;

/** The end of the word that completes the first figure. */
const figureEnd = (sentence: string, hasIt: HasFigure): number =>
  [...sentence.matchAll(/\s+|$/g)].map(({ index }) => index).find((end) => hasIt(sentence.slice(0, end))) ??
  sentence.length;

/**
 * The sentence or clause that contains a figure, if the figure is too far from the beginning. A part of a sentence
 * begins with an ellipsis.
 */
function fromFigure(sentence: string, hasIt: HasFigure): string {
  const end = figureEnd(sentence, hasIt);
  const starts = [...sentence.slice(0, end).matchAll(CLAUSE_END)]
    .filter(({ index }) => !isInside(sentence.slice(0, index)))
    .map(({ 0: mark, index }) => ({ mark, start: index + mark.length }));
  const own = starts.findLast(({ mark }) => /[.!?。]/u.test(mark));
  if (own !== undefined) {
    const part = sentence.slice(own.start).trim();
    const [first = ''] = sentence.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=。)/u);
    // A sentence that depends on another one is no title, so that the first one stands for it.
    return isTied(part) ? clipped(bare(first), LONGEST_SENTENCE) : clauseOf(part);
  }
  const clause = starts.findLast(
    ({ start }) => end - start >= SHORTEST && end - start <= LONGEST_WITH_FIGURE,
  );
  const word = [...sentence.matchAll(/\s/g)].find(({ index }) => end - index <= LONGEST_WITH_FIGURE);
  const start = clause?.start ?? word?.index;
  return start === undefined
    ? clipped(sentence, LONGEST_SENTENCE)
    : `…${clauseOf(sentence.slice(start).trim())}`;
}

/** A beginning with an ellipsis, unless what follows it is another sentence. */
const withEllipsis = (beginning: string, rest: string): string =>
  /^[.!?。]/u.test(rest) ? beginning : `${beginning}…`;

/**
 * The first clauses of a sentence that fit into a title, including the first figure if there is one; a percentage,
 * money and thousands take precedence over small numbers. A sentence whose figure is at its end stays whole, since
 * a gap in its middle would leave out what the figure is of. If it is too long for that, the title begins at the
 * figure. A title that leaves out a part of its sentence ends with an ellipsis.
 */
export function clauseOf(text: string): string {
  const sentence = bare(text);
  if (sentence.length <= LONGEST) return sentence;
  const figured = hasFigure(sentence);
  const hasIt = hasStrongFigure(sentence) ? hasStrongFigure : hasFigure;
  const clauses = [...sentence.matchAll(CLAUSE_END)]
    .map(({ index }) => sentence.slice(0, index))
    .filter((beginning) => beginning.length >= SHORTEST && !isInside(beginning))
    .filter((beginning) => !INTRODUCTION.test(beginning))
    .filter((beginning) => !isUnfinished(beginning, sentence.slice(beginning.length)));
  const beginnings = clauses.filter((beginning) => !figured || hasIt(beginning));
  const fitting = beginnings.findLast((beginning) => beginning.length <= LONGEST);
  const [first] = beginnings;
  // The result of a short line is in what follows: "…, which cut off 200 students. Found the fault in 2 hours".
  if (
    fitting !== undefined &&
    sentence.length <= LONGEST_WITH_FIGURE &&
    hasFigure(sentence.slice(fitting.length))
  )
    return sentence;
  const clause = fitting ?? (first !== undefined && first.length <= LONGEST_WITH_FIGURE ? first : undefined);
  if (clause !== undefined) return withEllipsis(bare(clause), sentence.slice(clause.length));
  const cut = clipped(sentence, figured ? LONGEST_SENTENCE : LONGEST_WITH_FIGURE).replace(LEADING_WORDS, '…');
  return figured && !hasIt(cut) ? fromFigure(sentence, hasIt) : cut;
}
