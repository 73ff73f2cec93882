/**
 * How many of a row's items fit, from the first one on: all of them, or those that leave room for the button behind
 * which the others are found. At least one stays. All in px.
 */
export function countThatFits(widths: readonly number[], moreWidth: number, room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= room) return widths.length;
  let [count, used] = [0, moreWidth];
  for (const width of widths) {
    used += width;
    if (used > room) break;
    count += 1;
  }
  return Math.max(1, count);
}
