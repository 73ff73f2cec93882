/**
 * The number of items of a row that fit, from the first one: all, or those that leave space for the button of
 * the others. At least one. All widths in px.
 */
export function countThatFits(widths: readonly number[], moreWidth: number, space: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0);
  if (total <= space) return widths.length;
  let [count, used] = [0, moreWidth];
  for (const width of widths) {
    used += width;
    if (used > space) break;
    count += 1;
  }
  return Math.max(1, count);
}
