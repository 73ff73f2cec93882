/** The longest quotation that a card shows whole, in characters. */
const LONGEST = 160;

/** The end of a clause, with the blank behind it. A comma inside of a number ends none. */
const CLAUSE_END = /[,;:](?:\s+)|\s[–—-]\s|[，、；：。]\s*/gu;

/**
 * Shortens a long sentence to the clauses around the first place that names a term; `…` stands where text was left out.
 * A sentence that is short, or does not contain the term, is returned unchanged.
 */
export function clauseAround(sentence: string, term: string): string {
  const at = sentence.toLowerCase().indexOf(term.toLowerCase());
  if (sentence.length <= LONGEST || at < 0) return sentence;
  const ends = [...sentence.matchAll(CLAUSE_END)].map(({ 0: mark, index }) => index + mark.length);
  const starts = [0, ...ends.filter((end) => end < sentence.length)];
  const from = starts.findLastIndex((start) => start <= at);
  const endOf = (clause: number) => starts[clause + 1] ?? sentence.length;
  let [first, last] = [from, from];
  // Later clauses come first: they say what was done with it.
  while (last + 1 < starts.length && endOf(last + 1) - (starts[first] ?? 0) <= LONGEST) last += 1;
  while (first > 0 && endOf(last) - (starts[first - 1] ?? 0) <= LONGEST) first -= 1;
  const quoted = sentence.slice(starts[first], endOf(last)).trim();
  const bare = last + 1 < starts.length ? quoted.replace(/[\s,;:，、；：–—-]+$/u, '') : quoted;
  return `${first > 0 ? '…' : ''}${bare}${last + 1 < starts.length ? '…' : ''}`;
}
