/** The lengths of lines that a program has wrapped, in characters. */
const SHORTEST = 50;
const LONGEST = 110;
/** The same in a narrow column, in which a word that needs another one must end a line. */
const SHORTEST_NARROW = 35;
const LONGEST_NARROW = 60;
/** The most by which such lines differ. */
const UNEVEN = 25;
const FEWEST_LINES = 3;

const OWN_LINE = /^\s*(?:[-*+•‣▪◦●·–>#|]|\d{1,2}[.)]\s)/u;
const SENTENCE_END = /[.!?:;。]\s*$/u;

/** A line that goes on with a letter in lower case: no address, and no item "a)" of a list. */
const LOWER_CASE = /^\s*(?!\S+(?::\/\/|@|\.\p{L})|(?:[a-z]|[ivx]+)[.)]\s)\p{Ll}/u;
/** The end of a line that the next one must continue: a comma, a conjunction, an article or a preposition. */
const UNFINISHED =
  /(?:,|(?:^|\s)(?:and|or|the|an?|of|in|on|to|with|for|from|by|at|as|y|el|los?|las?|una?|del?|en|con|para|por|et|ou|les?|du|des|aux?|avec|pour|und|oder|der|die|das|mit|von|für|im|do|dos|das|em|com|uma?|e|o))\s*$/u;
/** A line break that Markdown keeps, and a block of code. */
const KEPT = /(?: {2}|\\)\n|^\s*(?:```|~~~)/m;

/** Two lines as one. A word that was divided between them is one word. */
function joined(text: string, line: string): string {
  const isDivided = /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line);
  return isDivided ? text.slice(0, -1) + line : `${text} ${line}`;
}

/** Whether lines were wrapped in a narrow column: all that end no sentence are alike, and one breaks inside it. */
function areNarrow(lines: readonly string[]): boolean {
  const open = lines.slice(0, -1).filter((line) => !SENTENCE_END.test(line));
  const lengths = open.map(({ length }) => length);
  return (
    lines.length >= FEWEST_LINES &&
    open.some((line) => UNFINISHED.test(line) && !line.trimEnd().endsWith(',')) &&
    Math.min(...lengths) >= SHORTEST_NARROW &&
    Math.max(...lengths) <= LONGEST_NARROW &&
    Math.max(...lengths) - Math.min(...lengths) <= UNEVEN &&
    !lines.some((line) => OWN_LINE.test(line))
  );
}

/** Joins lines that break inside a sentence. Lines in lower case may also be a list without marks. */
function withWholeSentences(lines: readonly string[]): string {
  const isList = lines.some(
    (line, at) => /^\s*\p{Ll}/u.test(line) && (at === 0 || SENTENCE_END.test(lines[at - 1] ?? '')),
  );
  const shortest = areNarrow(lines) ? SHORTEST_NARROW : SHORTEST;
  const goesOn = (before: string, line: string) =>
    before.length >= shortest &&
    !SENTENCE_END.test(before) &&
    (LOWER_CASE.test(line) || (UNFINISHED.test(before) && !OWN_LINE.test(line)));
  return lines.reduce((text, line, at) =>
    !isList && goesOn(lines[at - 1] ?? '', line) ? joined(text.trimEnd(), line.trim()) : `${text}\n${line}`,
  );
}

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
  if (isWrapped) return lines.map((line) => line.trim()).reduce(joined);
  return KEPT.test(paragraph) ? paragraph : withWholeSentences(lines);
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
