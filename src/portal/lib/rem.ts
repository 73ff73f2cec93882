/** What a `rem` is where nobody has changed the browser's font size, px. */
export const ROOT_FONT_SIZE = 16;

/** A size of the specification, which counts px at the common font size, so that it grows with the browser's. */
export const rem = (px: number): string => `${px / ROOT_FONT_SIZE}rem`;
