import type { SheetLine } from './resume-sheet';

/** Longer names are hard to tell apart in a line. */
const LONG = 40;
/** "Speaks with weavers and foremen." */
const SENTENCE = /(?:\S+\s+){2}\S+[.!?]$|[。！？]$/u;

const isLong = (name: string): boolean => name.length > LONG || SENTENCE.test(name);

const textLine = (text: string): SheetLine => ({ name: '', text, url: null });

const inOneLine = (names: readonly string[]): SheetLine[] => {
  // Names with commas, such as those of people with their titles, need another separator.
  const between = names.some((one) => one.includes(',')) ? '; ' : ', ';
  return names.length > 0 ? [textLine(names.join(between))] : [];
};

/** Names without texts as lines: short neighbours in one, unless most names are long. */
function linesOf(names: readonly string[]): SheetLine[] {
  const [only = '', ...others] = names;
  if (others.length === 0 && !isLong(only)) return only === '' ? [] : [{ name: only, text: '', url: null }];
  const long = new Set(names.filter(isLong));
  const alone = long.size * 2 > names.length ? new Set(names) : long;
  const lines: SheetLine[] = [];
  let together: string[] = [];
  for (const name of names) {
    if (!alone.has(name)) {
      together.push(name);
      continue;
    }
    lines.push(...inOneLine(together), textLine(name));
    together = [];
  }
  return [...lines, ...inOneLine(together)];
}

/** Neighbours that are only names become one line, and a line each where they are long. */
export function withBareNamesTogether(lines: readonly SheetLine[]): SheetLine[] {
  const together: SheetLine[] = [];
  let names: string[] = [];
  for (const line of lines) {
    if (line.text === '' && line.url === null) {
      names.push(line.name);
      continue;
    }
    together.push(...linesOf(names), line);
    names = [];
  }
  return [...together, ...linesOf(names)];
}
