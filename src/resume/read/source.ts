import { parse, printParseErrorCode, type ParseError } from 'jsonc-parser';
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

import { textOf } from './file-text';
import type { Warning, Weight } from '../standard/problems';
import type { Path } from '../standard/path';
import { FIELDS } from '../standard/resume';

/** The maximum nesting depth. A résumé needs four levels. */
const DEEPEST = 64;
const TOO_DEEP = `expected no more than ${DEEPEST} groups or lists inside each other.`;
/** The maximum number of fields. Five hundred employers with nine thousand projects need less. */
const MOST_FIELDS = 50_000;
/** The maximum number of items and lines. */
const MOST_PIECES = 150_000;
/** The maximum number of uses of YAML aliases (`maxAliasCount`). */
const MOST_ALIASED = 100;

/** The data of a content file, with the places of its values. */
export type Source = {
  file: string;
  data: unknown;
  /** The place of a field, or of its nearest existing parent: `examples/sample/portal.yaml:12:5`. */
  place: (path: Path) => string;
  /** The path in the owner's text, where the form of the data was changed. */
  origin?: (path: Path) => Path;
  /** The corrections of the syntax. */
  warnings: readonly Warning[];
};

/** The fields of each group by name. Cached, since large files need many places. */
type Index = WeakMap<YAMLMap, ReadonlyMap<string, Pair>>;

const isNamed = (pair: unknown): pair is Pair<Scalar> => isPair(pair) && isScalar(pair.key);

function fieldsOf(map: YAMLMap, index: Index): ReadonlyMap<string, Pair> {
  const known = index.get(map);
  if (known) return known;
  const fields = new Map(map.items.filter(isNamed).map((pair) => [String(pair.key.value), pair]));
  index.set(map, fields);
  return fields;
}

/** The offset of a path: the key of a field, or the start of a list item. */
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

type Finding = { path: Path; offset: number; message: string; weight: Weight };

/** The length of a value in the file. */
const lengthOf = ({ value }: Pair): number => {
  const [from = 0, to = 0] = (value as { range?: [number, number, number] } | null)?.range ?? [];
  return to - from;
};

/** Removes duplicate keys: of two lists the longer one stays, else the last value. */
function dropRepeats(map: YAMLMap, path: Path, found: Finding[]): void {
  const firsts = new Map<unknown, Pair<Scalar>>();
  for (const pair of map.items.filter(isNamed)) {
    const known = firsts.get(pair.key.value);
    const used =
      known && isSeq(known.value) && isSeq(pair.value) && lengthOf(known) > lengthOf(pair) ? known : pair;
    firsts.set(pair.key.value, used);
    if (!known) continue;
    const lesser = used === pair ? known : pair;
    const which = isSeq(used.value) ? 'the fuller list' : 'the last one';
    found.push({
      path: [...path, String(pair.key.value)],
      offset: lesser.key.range?.[0] ?? 0,
      message: `this field is given twice; ${which} counts. Write it once.`,
      weight: 'missing',
    });
  }
  if (firsts.size < map.items.length)
    map.items = map.items.filter((one) => !isNamed(one) || firsts.get(one.key.value) === one);
}

/** Restores a colour without quotation marks, which YAML reads as a comment. */
function readBareColor({ key, value }: Pair, path: Path, found: Finding[]): void {
  if (!isScalar(value) || value.value !== null) return;
  const [color] = /^[0-9a-f]{6}(?!\S)/i.exec(value.comment ?? '') ?? [];
  if (!color) return;
  value.value = `#${color}`;
  const message = `"#" begins a comment here: write the colour in quotes, "#${color}"; so it was taken.`;
  found.push({ path, offset: (isScalar(key) ? key.range?.[0] : undefined) ?? 0, message, weight: 'guessed' });
}

/** Corrects values that are valid but obviously not intended. */
function findingsIn(node: unknown, path: Path = [], found: Finding[] = []): Finding[] {
  if (isSeq(node)) node.items.forEach((item, at) => findingsIn(item, [...path, at], found));
  else if (isMap(node)) {
    dropRepeats(node, path, found);
    for (const pair of node.items.filter(isNamed)) {
      const field = [...path, String(pair.key.value)];
      readBareColor(pair, field, found);
      findingsIn(pair.value, field, found);
    }
  }
  return found;
}

/**
 * Reads a YAML or JSON file (JSON is a subset of YAML, and so has lines and columns too).
 * @returns the source, or the messages about a file that cannot be read
 */
export function readSource(file: string): Source | { problems: string[] } {
  const read = textOf(file);
  if ('problems' in read) return read;
  const source = parseSource(file, read.text);
  if ('problems' in source || read.damaged === null) return source;
  const { line, assumed } = read.damaged;
  const message = `the file is not written in UTF-8 and was read as ${assumed}; save it as UTF-8 and check its accents and quotation marks.`;
  const finding = { weight: 'guessed' as const, path: [], message, kind: message };
  return { ...source, warnings: [{ ...finding, place: `${file}:${line}:1` }, ...source.warnings] };
}

/** Parses a text. `file` is its name in messages. */
export function parseSource(file: string, marked: string): Source | { problems: string[] } {
  const text = marked.replace(/^\uFEFF/, '');
  // JSON allows tabs as indentation, YAML does not. A space instead of a tab keeps all lines and columns.
  const isJson = file.endsWith('.json') || (/^\s*\{/.test(text) && !/\.ya?ml$/.test(file));
  const indented =
    isJson || /^\s*\{/.test(text)
      ? text.replaceAll(/^[ \t]+/gm, (indent) => ' '.repeat(indent.length))
      : text;
  const lines = new LineCounter();
  const beyond = tooMuch(indented);
  if (beyond) return { problems: [`${file}:${beyond.line}:1 ${beyond.sentence}`] };
  const source = isJson ? withoutComments(indented) : indented;
  const mistake = isJson ? jsonMistake(source) : null;
  // Invalid JSON may be valid YAML with another meaning.
  const document = parseDocument(mistake ? source.slice(0, mistake.offset) : source, {
    lineCounter: lines,
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
  });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${Math.max(line, 1)}:${Math.max(col, 1)}`;
  };
  const [first] = document.errors;
  const wrong = mistake ?? (first && { offset: first.pos[0], message: first.message });
  // The first syntax error of a file often causes others.
  if (wrong) return { problems: [`${at(wrong.offset)} ${sentenceOf(wrong.message)}`] };
  const index: Index = new WeakMap();
  const place = (path: Path) => at(offsetOf(document, path, index));
  const warnings = findingsIn(document.contents).map(({ offset, ...slip }): Warning => ({
    ...slip,
    place: at(offset),
    kind: slip.message,
  }));
  try {
    const written = document.toJS({ maxAliasCount: MOST_ALIASED }) as unknown;
    // An alias inside of what it stands for has no end.
    JSON.stringify(written);
    return { file, data: cleanTexts(written), place, warnings };
  } catch (error) {
    // Aliases are resolved here. An unknown alias or an excessive number of them throws an error.
    return { problems: [`${at(0)} ${sentenceOf((error as Error).message)}`] };
  }
}

/** The sentences about the mistakes that a parser of JSON finds. */
const JSON_MISTAKES: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a "}" is missing; the file may be cut off',
  CloseBracketExpected: 'a "]" is missing; the file may be cut off',
  ColonExpected: 'a ":" is missing before this',
  CommaExpected: 'a comma is missing before this',
  EndOfFileExpected: 'this was not expected',
  InvalidEscapeCharacter: String.raw`a "\" in a text is written "\\"`,
  InvalidSymbol: String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \"`,
  PropertyNameExpected: 'expected the name of a field in quotation marks (")',
  UnexpectedEndOfComment: 'a "*/" is missing',
  UnexpectedEndOfNumber: 'this is no number',
  UnexpectedEndOfString: 'a closing quotation mark is missing',
  ValueExpected: 'expected a value',
};

/** A comment, or a text in quotation marks. */
const COMMENT_OR_TEXT = /\/\/[^\n]*|\/\*.*?\*\/|"(?:[^"\\]|\\.)*"/gs;
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ');

const withoutComments = (json: string): string =>
  json.replaceAll(COMMENT_OR_TEXT, (found) => (found.startsWith('/') ? blank(found) : found));

/** The first mistake in a JSON text without comments. A comma before a bracket is none. */
function jsonMistake(text: string): { offset: number; message: string } | null {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const [first] = errors;
  if (!first) return null;
  const code = printParseErrorCode(first.error);
  return { offset: first.offset, message: JSON_MISTAKES[code] ?? code };
}

/** A text in quotation marks, with the colon behind a field's name; a bracket, a comma, a line, a bare colon. */
const SIGNS = /"(?:[^"\\]|\\.)*"(?:\s*:)?|[[\]{}]|,\s*|\n|:(?=\s)/gs;

/** The line in which a file exceeds the limits; null if none does. */
function tooMuch(text: string): { line: number; sentence: string } | null {
  let [depth, line, fields, pieces] = [0, 1, 0, 0];
  for (const [sign] of text.matchAll(SIGNS)) {
    if (sign === '[' || sign === '{') depth += 1;
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign.endsWith(':')) fields += 1;
    else pieces += 1;
    line += sign.split('\n').length - 1;
    if (depth > DEEPEST) return { line, sentence: TOO_DEEP };
    if (fields > MOST_FIELDS) return { line, sentence: `expected no more than ${MOST_FIELDS} fields.` };
    if (pieces > MOST_PIECES)
      return { line, sentence: `expected no more than ${MOST_PIECES} items and lines.` };
  }
  return null;
}

/** The sentence about a text in YAML whose closing quotation mark is missing. */
export const OPEN_TEXT =
  'a text in quotation marks does not end here: close it, or indent the lines in which it goes on.';

const sentenceOf = (message: string): string => {
  if (message.startsWith('Excessive alias count'))
    return `aliases repeat more than a file may: expected no more than ${MOST_ALIASED} uses.`;
  if (message.startsWith('Maximum call stack')) return TOO_DEEP;
  if (message.startsWith('Converting circular structure'))
    return 'an alias ("*") stands inside of what it stands for, and would never end; write out what is meant.';
  if (message.startsWith('Source contains multiple documents'))
    return 'the file has several documents; keep one, and remove the others with their line "---".';
  if (/^Missing closing ["']quote/.test(message)) return OPEN_TEXT;
  return `the file is not well-formed here: ${message.replace(/\.?\s*$/, '')}.`;
};

/** All characters that end a line in some program, including those of Unicode. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
/**
 * Characters that no text needs and XML forbids: control characters except line ends and tabs, and lone
 * surrogates.
 */
const STRAY = /[^\P{Cc}\n\t]|[\p{Cs}\uFFFE\uFFFF]/gu;

/** A text of several lines, with uniform line ends and without stray characters. */
const cleanLines = (text: string): string => text.replaceAll(LINE_ENDS, '\n').replaceAll(STRAY, '');

/** A text of one line, for a vCard, a header or a list of lines. */
const cleanLine = (text: string): string =>
  cleanLines(text)
    .replaceAll(/\s*[\n\t]\s*/g, ' ')
    .trim();

/** The single-line fields of `portal.yaml` that are not in the list of the résumé's fields. */
const LINES_OF_PORTAL =
  'alias attribution city color company country directory icon imageAlt origin photoAlt resources siteUrl value year';
/** A field of several lines in one section has several lines in all sections. */
const LONG = new Set(['courses', 'description', 'highlights', 'reference', 'summary']);

const oneLine = new Set([
  ...LINES_OF_PORTAL.split(' '),
  ...Object.values(FIELDS).flatMap((fields) =>
    Object.entries(fields).flatMap(([field, kind]) =>
      /^(?:text|texts|date|address)$/.test(kind) ? [field] : [],
    ),
  ),
]);
for (const field of LONG) oneLine.delete(field);

/**
 * Removes stray characters from the texts of a file, and line breaks from single-line fields: other formats (a
 * vCard, a header, a list in a text) end a value at a line break.
 */
function cleanTexts(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return oneLine.has(field) ? cleanLine(value) : cleanLines(value);
  if (Array.isArray(value)) return value.map((item) => cleanTexts(item, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleanTexts(item, key)]));
}
