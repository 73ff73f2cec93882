import { betweenNames } from './name-list';
import type { SheetLine } from './resume-sheet';

/** Names of which most are longer are hard to tell apart in a line. */
const LONG = 40;
/** A longer text is no name, but a sentence without its full stop. */
const LONGEST_NAME = 80;
/** "Speaks with weavers and foremen." */
const SENTENCE = /(?:\S+\s+){2}\S+[.!?]$|[。！？]$/u;

const isSentence = (name: string): boolean => name.length > LONGEST_NAME || SENTENCE.test(name);
const isLong = (name: string): boolean => name.length > LONG || isSentence(name);

const textLine = (text: string): SheetLine => ({ name: '', text, url: null });

/** Names without texts as lines: neighbours in one, unless they are sentences or most names are long. */
function linesOf(names: readonly string[]): SheetLine[] {
  const [only = '', ...others] = names;
  if (others.length === 0 && !isLong(only)) return only === '' ? [] : [{ name: only, text: '', url: null }];
  const areLong = names.filter(isLong).length * 2 > names.length;
  const alone = new Set(areLong ? names : names.filter(isSentence));
  // The lines of one list have the same separator.
  const between = betweenNames(names.filter((name) => !alone.has(name)));
  const inOneLine = (line: readonly string[]) => (line.length > 0 ? [textLine(line.join(between))] : []);
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
      names.push(line.facts ? `${line.name} (${line.facts})` : line.name);
      continue;
    }
    together.push(...linesOf(names), line);
    names = [];
  }
  return [...together, ...linesOf(names)];
}
