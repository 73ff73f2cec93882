/** The most letters of a name in one line of the top bar, and in two. */
const ONE_LINE = 22;
const TWO_LINES = 38;

/** The size class of a name: a long one is shown in smaller letters, in two or three lines. */
export function lengthOf(name: string): 'long' | 'very' | undefined {
  const letters = [...name].length;
  return letters > TWO_LINES ? 'very' : letters > ONE_LINE ? 'long' : undefined;
}
