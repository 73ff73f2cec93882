/** A start and the moment after the end, in months or parts of them. */
export type Time = readonly [from: number, to: number];

/** The length of all times together. What several of them share counts once. */
export function timeIn(times: readonly Time[]): number {
  let [total, reached] = [0, -Infinity];
  for (const [from, to] of times.toSorted(([one], [other]) => one - other)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}
