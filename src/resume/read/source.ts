import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
} from 'yaml';

import { cleanTexts, saidOfText } from './clean-text';
import { scanJson } from './json-mistakes';
import { textOf } from './file-text';
import { selfReference } from './own-references';
import type { Path, Warning, Weight } from './problems';

/** A résumé's own groups and lists go four deep. */
const DEEPEST = 64;
const TOO_DEEP = `expected no more than ${DEEPEST} groups or lists inside each other.`;
/** Fields, items and lines; four thousand employers have less. */
const MOST_PIECES = 300_000;
const MOST_SENTENCES = 20;
/** How often one piece of YAML may be used again by its alias. */
const MOST_ALIASED = 100;

/** A content file, read: its data, and where each piece of it stands. */
export type Source = {
  file: string;
  data: unknown;
  /** `examples/sample/portal.yaml:12:5`: the place of a field, or of the nearest group around it that exists. */
  place: (path: Path) => string;
  /** What was put right in its writing. */
  warnings: readonly Warning[];
  /** Says that a field by its own name (`work`) is written elsewhere in the file (`experience`). */
  writtenAt: (path: Path, written: Path) => void;
};

/** The fields of each group by their names, found once: a file of many fields is asked for many places. */
type Index = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

const isNamed = (pair: unknown): pair is Pair<Scalar> => isPair(pair) && isScalar(pair.key);

function fieldsOf(map: YAMLMap, index: Index): ReadonlyMap<string, Pair> {
  const known = index.get(map);
  if (known) return known;
  const fields = new Map(map.items.filter(isNamed).map((pair) => [String(pair.key.value), pair]));
  index.set(map, fields);
  return fields;
}

/** The offset of what a path names: the key of a field, the start of a list's item. */
function offsetOf(document: Document, path: Path, index: Index): number {
  let offset = document.contents?.range?.[0] ?? 0;
  let node: unknown = document.contents;
  for (const step of path) {
    if (isMap(node)) {
      const pair = fieldsOf(node, index).get(String(step));
      if (!pair) break;
      offset = (isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(step)] as { range?: [number, number, number] } | undefined;
      if (!item) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

const keyOf = (path: Path): string => path.map(String).join('\n');

type Slip = { path: Path; offset: number; said: string; weight: Weight };

/** How much of the file a value takes. */
const lengthOf = ({ value }: Pair): number => {
  const [from = 0, to = 0] = (value as { range?: [number, number, number] } | null)?.range ?? [];
  return to - from;
};

/** Takes out what is given twice: of two lists the fuller one counts, else what was written last. */
function takeOnce(map: YAMLMap, path: Path, slips: Slip[]): void {
  const kept = new Map<unknown, Pair<Scalar>>();
  for (const pair of map.items.filter(isNamed)) {
    const known = kept.get(pair.key.value);
    const stays =
      known && isSeq(known.value) && isSeq(pair.value) && lengthOf(known) > lengthOf(pair) ? known : pair;
    kept.set(pair.key.value, stays);
    if (!known) continue;
    const lesser = stays === pair ? known : pair;
    const which = isSeq(stays.value) ? 'the fuller list' : 'the last one';
    slips.push({
      path: [...path, String(pair.key.value)],
      offset: lesser.key.range?.[0] ?? 0,
      said: `this field is given twice; ${which} counts. Write it once.`,
      weight: 'missing',
    });
  }
  if (kept.size < map.items.length)
    map.items = map.items.filter((one) => !isNamed(one) || kept.get(one.key.value) === one);
}

/** A colour without quotes, which YAML reads as a comment on nothing. */
function takeBareColor({ key, value }: Pair, path: Path, slips: Slip[]): void {
  if (!isScalar(value) || value.value !== null) return;
  const [color] = /^[0-9a-f]{6}(?!\S)/i.exec(value.comment ?? '') ?? [];
  if (!color) return;
  value.value = `#${color}`;
  const said = `"#" begins a comment here: write the colour in quotes, "#${color}"; so it was taken.`;
  slips.push({ path, offset: (isScalar(key) ? key.range?.[0] : undefined) ?? 0, said, weight: 'guessed' });
}

/** What is well-formed and yet no intention of anybody's, put right. */
function slipsIn(node: unknown, path: Path = [], slips: Slip[] = []): Slip[] {
  if (isSeq(node)) node.items.forEach((item, at) => slipsIn(item, [...path, at], slips));
  else if (isMap(node)) {
    takeOnce(node, path, slips);
    for (const pair of node.items.filter(isNamed)) {
      const field = [...path, String(pair.key.value)];
      takeBareColor(pair, field, slips);
      slipsIn(pair.value, field, slips);
    }
  }
  return slips;
}

/**
 * Reads a YAML or JSON file (JSON is YAML, and so has lines and columns too).
 * @returns the source, or the sentences that say why it cannot be read
 */
export function readSource(file: string): Source | { problems: string[] } {
  const text = textOf(file);
  return typeof text === 'string' ? parseSource(file, text) : text;
}

/** The same for a text at hand; `file` is what its sentences call it. */
export function parseSource(file: string, marked: string): Source | { problems: string[] } {
  const text = marked.replace(/^\uFEFF/, '');
  // Tabs may indent JSON but not YAML; a blank in their place keeps every line and column.
  const isJson = file.endsWith('.json') || (/^\s*\{/.test(text) && !/\.ya?ml$/.test(file));
  const indented =
    isJson || /^\s*\{/.test(text)
      ? text.replaceAll(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length))
      : text;
  const lines = new LineCounter();
  const beyond = tooMuch(indented);
  if (beyond) return { problems: [`${file}:${beyond.line}:1 ${beyond.sentence}`] };
  // What is no JSON may still be YAML, and mean something else.
  const scanned = isJson && indented.trim() !== '' ? scanJson(indented) : null;
  const source = scanned?.text ?? indented;
  const document = parseDocument(source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  };
  const mistakes = scanned?.mistake
    ? [scanned.mistake]
    : document.errors.map(({ pos, message }) => ({ offset: pos[0], said: message }));
  const problems = mistakes.map(({ offset, said }) => `${at(offset)} ${sentenceOf(said)}`);
  if (problems.length > 0) {
    const further = problems.length - MOST_SENTENCES;
    // The first mistake of a file makes many more of what stands behind it.
    return {
      problems: [
        ...problems.slice(0, MOST_SENTENCES),
        ...(further > 0 ? [`${file}: and ${further} more.`] : []),
      ],
    };
  }
  const index: Index = new WeakMap();
  const elsewhere = new Map<string, Path>();
  const asWritten = (path: Path) => {
    let written: Path = [];
    for (const step of path) {
      const own = [...written, step];
      written = elsewhere.get(keyOf(own)) ?? own;
    }
    return written;
  };
  const itself = selfReference(document);
  if (itself)
    return {
      problems: [
        `${at(itself.offset)} "*${itself.name}" stands inside of what it stands for, and would never end; write out what is meant.`,
      ],
    };
  const place = (path: Path) => at(offsetOf(document, elsewhere.size > 0 ? asWritten(path) : path, index));
  const warnings = slipsIn(document.contents).map(({ offset, ...slip }): Warning => ({
    ...slip,
    place: at(offset),
    kind: slip.said,
  }));
  try {
    const written = document.toJS({ maxAliasCount: MOST_ALIASED }) as unknown;
    const data = cleanTexts(written, (path, html) => {
      const said = saidOfText(html);
      const weight = html ? (html.length > 0 ? 'missing' : 'harmless') : 'guessed';
      warnings.push({ weight, place: place(path), path, said, kind: said });
    });
    return {
      file,
      data,
      place,
      writtenAt: (path, own) => void elsewhere.set(keyOf(path), own),
      warnings,
    };
  } catch (error) {
    // Aliases are followed only here: one that leads nowhere, or to far too much.
    return { problems: [`${at(0)} ${sentenceOf((error as Error).message)}`] };
  }
}

/** The line in which a file goes beyond anything that a person writes; null where none does. */
function tooMuch(text: string): { line: number; sentence: string } | null {
  let [depth, line, pieces] = [0, 1, 0];
  for (const [sign] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},\n]/gs)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else {
      pieces += 1;
      line += sign === '\n' ? 1 : sign.split('\n').length - 1;
    }
    if (depth > DEEPEST) return { line, sentence: TOO_DEEP };
    if (pieces > MOST_PIECES)
      return { line, sentence: `expected no more than ${MOST_PIECES} fields and lines.` };
  }
  return null;
}

const sentenceOf = (message: string): string => {
  if (message.startsWith('Excessive alias count'))
    return `aliases repeat more than a file may: expected no more than ${MOST_ALIASED} uses.`;
  if (message.startsWith('Maximum call stack')) return TOO_DEEP;
  return `the file is not well-formed here: ${message.replace(/\.?\s*$/, '')}.`;
};
