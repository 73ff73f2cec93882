/** The maximum length of a quotation on a card, in characters. */
const LONGEST = 160;

/** The end of a clause with the following space. A comma inside a number does not end a clause. */
const CLAUSE_END = /[,;:](?:\s+)|\s[–—-]\s|[，、；：。]\s*/gu;

/** A quotation without the punctuation that led to what follows, and without a bracket that is not open. */
const finished = (quoted: string): string =>
  (quoted.includes('(') ? quoted : quoted.replace(/\)$/, '')).replace(/[\s,;:，、；：–—-]+$/u, '');

/**
 * Shortens a long sentence to the clauses around the first occurrence of a term, with `…` for omitted text.
 * A sentence that is short or does not contain the term stays whole.
 */
export function clauseAround(sentence: string, term: string): string {
  const at = sentence.toLowerCase().indexOf(term.toLowerCase());
  if (sentence.length <= LONGEST || at < 0) return finished(sentence);
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ 0: mark, index }) => index + mark.length);
  const starts = [0, ...ends.filter((end) => end < sentence.length)];
  const from = starts.findLastIndex((start) => start <= at);
  const endOf = (clause: number) => starts[clause + 1] ?? sentence.length;
  let [first, last] = [from, from];
  // Later clauses are added first, since they usually describe the use of the term.
  while (last + 1 < starts.length && endOf(last + 1) - (starts[first] ?? 0) <= LONGEST) last += 1;
  while (first > 0 && endOf(last) - (starts[first - 1] ?? 0) <= LONGEST) first -= 1;
  const quoted = sentence.slice(starts[first], endOf(last)).trim();
  const bare = finished(quoted);
  return `${first > 0 ? '…' : ''}${bare}${last + 1 < starts.length ? '…' : ''}`;
}
