/** The default size of a `rem`, px. */
export const ROOT_FONT_SIZE = 16;

/** Converts px of the specification to `rem`, so that sizes scale with the browser's font size. */
export const rem = (px: number): string => `${px / ROOT_FONT_SIZE}rem`;
