/** The lengths of lines that a program has wrapped, in characters. */
const SHORTEST = 50;
const LONGEST = 110;
/** The most by which such lines differ. */
const UNEVEN = 25;
const FEWEST_LINES = 3;

const OWN_LINE = /^\s*(?:[-*+•‣▪◦●·–>#|]|\d{1,2}[.)]\s)/u;
const SENTENCE_END = /[.!?:;。]\s*$/u;

function unwrappedParagraph(paragraph: string): string {
  const lines = paragraph.split('\n');
  const lengths = lines.slice(0, -1).map(({ length }) => length);
  const isWrapped =
    lines.length >= FEWEST_LINES &&
    Math.min(...lengths) >= SHORTEST &&
    Math.max(...lengths) <= LONGEST &&
    Math.max(...lengths) - Math.min(...lengths) <= UNEVEN &&
    !lines.some((line) => OWN_LINE.test(line)) &&
    lines.slice(0, -1).filter((line) => SENTENCE_END.test(line)).length * 2 < lines.length - 1;
  if (!isWrapped) return paragraph;
  return lines
    .map((line) => line.trim())
    .reduce((text, line) => {
      const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line);
      return isDivided ? text.slice(0, -1) + line : `${text} ${line}`;
    });
}

/**
 * A text whose paragraphs are one line each. Texts that are copied from a PDF or an editor have line breaks at a
 * fixed width, and words that are divided there.
 */
export const unwrapped = (text: string): string =>
  text
    .split(/(\n\s*\n)/)
    .map((part) => (/\S/.test(part) ? unwrappedParagraph(part) : part))
    .join('');
