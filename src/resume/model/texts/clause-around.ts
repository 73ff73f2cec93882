import { hasWords } from './repeated-text';

/** The maximum length of a quotation on a card, in characters. */
const LONGEST = 160;
/** The same in the details of a skill. */
const LONGEST_IN_DETAILS = 320;

/** Fewer characters at the beginning of a sentence are not left out. */
const FEWEST_SAVED = 15;

/** The end of a clause with the following space. A comma inside a number does not end a clause. */
const CLAUSE_END = /[,;:](?:\s+)|\s[–—-]\s|[，、；：。]\s*/gu;

/** A quotation without the punctuation that led to what follows, and without a bracket that is not open. */
const finished = (quoted: string): string =>
  (quoted.includes('(') ? quoted : quoted.replace(/\)$/, '')).replace(/[\s,;:，、；：–—-]+$/u, '');

/** The clause in which a sentence first names one of several terms, preferably as whole words; -1 if none does. */
function clauseWith(sentence: string, starts: readonly number[], terms: readonly string[]): number {
  const named = starts.findIndex((start, clause) =>
    terms.some((term) => hasWords(sentence.slice(start, starts[clause + 1]), term)),
  );
  if (named >= 0) return named;
  const places = terms.map((term) => sentence.toLowerCase().indexOf(term.toLowerCase()));
  const at = Math.min(...places.filter((place) => place >= 0));
  return Number.isFinite(at) ? starts.findLastIndex((start) => start <= at) : -1;
}

/** At most so many words between two commas are a member of a list. */
const FEW_WORDS = 3;
const isMember = (text: string): boolean => text.trim().split(/\s+/).length <= FEW_WORDS;

/** The starts of the clauses of a sentence. A comma between the members of a list ends none. */
function startsOf(sentence: string, splitsLists: boolean): number[] {
  const marks = [...sentence.matchAll(CLAUSE_END)];
  const ends = marks
    .filter(({ 0: mark, index }, at) => {
      const before = marks[at - 1];
      const from = before ? before.index + before[0].length : 0;
      const members = [
        sentence.slice(from, index),
        sentence.slice(index + mark.length, marks[at + 1]?.index),
      ];
      return splitsLists || !/^[,，、]/u.test(mark) || !members.some(isMember);
    })
    .map(({ 0: mark, index }) => index + mark.length);
  return [0, ...ends.filter((end) => end < sentence.length)];
}

type Room = { longest: number; keepsBeginning: boolean };

/** The clauses of a sentence around the first term, with `…` for omitted text. Lists stay whole if they fit. */
function shortened(sentence: string, terms: readonly string[], room: Room): string {
  if (sentence.length <= room.longest) return finished(sentence);
  const whole = clausesOf(sentence, startsOf(sentence, false), terms, room);
  return whole.length <= room.longest ? whole : clausesOf(sentence, startsOf(sentence, true), terms, room);
}

function clausesOf(
  sentence: string,
  starts: readonly number[],
  terms: readonly string[],
  { longest, keepsBeginning }: Room,
): string {
  const from = clauseWith(sentence, starts, terms);
  if (from < 0) return finished(sentence);
  const endOf = (clause: number) => starts[clause + 1] ?? sentence.length;
  let [first, last] = [keepsBeginning && endOf(from) <= longest ? 0 : from, from];
  // Later clauses are added first, since they usually describe the use of the term.
  while (last + 1 < starts.length && endOf(last + 1) - (starts[first] ?? 0) <= longest) last += 1;
  while (first > 0 && endOf(last) - (starts[first - 1] ?? 0) <= longest) first -= 1;
  // "…" in place of a word or two saves nothing.
  if ((starts[first] ?? 0) < FEWEST_SAVED) first = 0;
  const quoted = sentence.slice(starts[first], endOf(last)).trim();
  const bare = finished(quoted);
  return `${first > 0 ? '…' : ''}${bare}${last + 1 < starts.length ? '…' : ''}`;
}

/**
 * Shortens a long sentence to the clauses around the first occurrence of one of its terms, for a card. A sentence
 * that is short or contains no term stays whole.
 */
export const clauseAround = (sentence: string, terms: readonly string[]): string =>
  shortened(sentence, terms, { longest: LONGEST, keepsBeginning: false });

/**
 * The same for the details of a skill with several spellings, which have room for nearly every sentence. A longer
 * one keeps its beginning if the term follows soon enough.
 */
export const sentenceAround = (sentence: string, terms: readonly string[]): string =>
  shortened(sentence, terms, { longest: LONGEST_IN_DETAILS, keepsBeginning: true });
