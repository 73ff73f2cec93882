import { readFileSync, statSync } from 'node:fs';

import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLParseError,
} from 'yaml';

/** A thousand employers with all that they say take less. */
const LARGEST_BYTES = 5_000_000;
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
  /** `content/portal.yaml:12:5`: the place of a field, or of the nearest group around it that exists. */
  place: (path: readonly PropertyKey[]) => string;
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
function offsetOf(document: Document, path: readonly PropertyKey[], index: Index): number {
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

/** Where a field is given a second time. (The parser's own search compares each key with each other.) */
function repeated(document: Document): number[] {
  const offsets: number[] = [];
  visit(document, {
    Map(_, map) {
      const names = new Set<unknown>();
      for (const { key } of map.items.filter(isNamed)) {
        if (names.has(key.value)) offsets.push(key.range?.[0] ?? 0);
        names.add(key.value);
      }
    },
  });
  return offsets;
}

/** Colours without quotes, which YAML reads as comments on nothing. */
function bareColors(document: Document): { offset: number; color: string }[] {
  const colors: { offset: number; color: string }[] = [];
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || !isScalar(value) || value.value !== null) return;
      const [color] = /^[0-9a-f]{6}(?!\S)/i.exec(value.comment ?? '') ?? [];
      if (color) colors.push({ offset: key.range?.[0] ?? 0, color: `#${color}` });
    },
  });
  return colors;
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
  const source =
    isJson || /^\s*\{/.test(text)
      ? text.replaceAll(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length))
      : text;
  const lines = new LineCounter();
  const beyond = tooMuch(source);
  if (beyond) return { problems: [`${file}:${beyond.line}:1 ${beyond.sentence}`] };
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
  const problems = [
    ...(isJson
      ? // Of what is never closed, the parser complains once for each level.
        document.errors.slice(0, 1).map((error) => ({ error, said: inWordsOfJson(error, source) }))
      : document.errors.map((error) => ({ error, said: error.message }))
    ).map(({ error, said }) => `${at(error.pos[0])} ${sentenceOf(said)}`),
    ...(document.errors.length === 0 ? repeated(document) : []).map(
      (offset) => `${at(offset)} this field is given twice.`,
    ),
    ...bareColors(document).map(
      ({ offset, color }) =>
        `${at(offset)} "#" begins a comment here: write the colour in quotes, "${color}".`,
    ),
  ];
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
  try {
    return {
      file,
      data: document.toJS({ maxAliasCount: MOST_ALIASED }) as unknown,
      place: (path) => at(offsetOf(document, path, index)),
    };
  } catch (error) {
    // Aliases are followed only here: one that leads nowhere, or to far too much.
    return { problems: [`${at(0)} ${sentenceOf((error as Error).message)}`] };
  }
}

/** A file's text; what is no text, or too much of it, is a sentence. */
function textOf(file: string): string | { problems: string[] } {
  const says = (sentence: string) => ({ problems: [`${file}:1:1 ${sentence}`] });
  try {
    const { size } = statSync(file);
    if (size > LARGEST_BYTES) {
      const megabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);
      return says(
        `the file has ${megabytes(size)} MB; expected no more than ${megabytes(LARGEST_BYTES)} MB. Pictures belong into files of their own.`,
      );
    }
    const bytes = readFileSync(file);
    const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError)
      return says('the file is not written in UTF-8; save it with that encoding.');
    return {
      problems: [`${file}: the file cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`],
    };
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

/** The parser's names of what JSON has signs for. */
const SIGNS: Readonly<Record<string, string>> = {
  'flow-map-start': '{',
  'flow-map-end': '}',
  'flow-seq-start': '[',
  'flow-seq-end': ']',
};

/** A mistake in a JSON file without the words of YAML. */
function inWordsOfJson({ message, pos }: YAMLParseError, text: string): string {
  const isEnd = pos[0] >= text.trimEnd().length - 1;
  const [, missing] = /end with an? ([}\]])/.exec(message) ?? [];
  if (missing) return `a "${missing}" is missing${isEnd ? '; the file may be cut off' : ''}`;
  if (message.startsWith('Missing closing')) return 'a closing quotation mark is missing';
  const [, unexpected] = /^Unexpected (\S+)/.exec(message) ?? [];
  if (unexpected) return `"${SIGNS[unexpected] ?? unexpected}" was not expected`;
  return /\b(?:flow|block|YAML)\b/i.test(message) ? 'this is no JSON' : message;
}

const sentenceOf = (message: string): string => {
  if (message.startsWith('Excessive alias count'))
    return `aliases repeat more than a file may: expected no more than ${MOST_ALIASED} uses.`;
  if (message.startsWith('Maximum call stack')) return TOO_DEEP;
  return `the file is not well-formed here: ${message.replace(/\.?\s*$/, '')}.`;
};
