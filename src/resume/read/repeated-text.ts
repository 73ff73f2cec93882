const lettersOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).join(' ');

/** Whether a text only repeats a name, in any case and punctuation. */
const repeats = (text: string, name: string | null | undefined): boolean =>
  lettersOf(text) === lettersOf(name ?? '');

/** A text; null if it only repeats the name above it. */
export const unlessRepeated = (text: string | null | undefined, name: string | null | undefined) =>
  text && !repeats(text, name) ? text : null;

/** Texts without those that only repeat the name above them or the text before them. */
export const withoutRepeats = (
  texts: readonly string[],
  ...names: readonly (string | null | undefined)[]
): readonly string[] => texts.filter((text) => !names.some((name) => name && repeats(text, name)));
