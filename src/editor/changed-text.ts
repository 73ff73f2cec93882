import { isDeepStrictEqual } from 'node:util';

import { parseTree, visit as visitJson, type Node } from 'jsonc-parser';
import {
  isAlias,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

import type { Path } from '../resume/standard/path';
import { isGroup } from '../resume/standard/resume';
import { editedText, isWellFormed, writtenData } from '../resume/tidy/edits';
import { changedData, EditRefused, pathToRemove, type Change } from './changes';

/** A part of a text. */
type Part = readonly [start: number, end: number];

const replaced = (text: string, [start, end]: Part, by: string): string =>
  text.slice(0, start) + by + text.slice(end);

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
/** The start of the line after a place. */
const nextLine = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
};
/** The spaces before a place, if nothing else stands before it in its line. */
const indentAt = (text: string, at: number): string | null =>
  /^[ \t]*$/.exec(text.slice(lineStart(text, at), at))?.[0] ?? null;

/** The part of a node, or of a field with its value, without the space and line ends behind it. */
function partOf(text: string, node: unknown): Part | null {
  if (isPair(node)) {
    const [key, value] = [partOf(text, node.key), partOf(text, node.value)];
    return key && [key[0], Math.max(key[1], value?.[1] ?? 0)];
  }
  if (!isNode(node) || !node.range) return null;
  const [start, end] = node.range;
  return [start, Math.max(start, text.slice(0, end).trimEnd().length)];
}

/** The parts of the items of a list or a group; null if one of them has none. */
function itemRanges(text: string, { items }: YAMLMap | YAMLSeq): Part[] | null {
  const parts = items.map((item) => partOf(text, item)).filter((part) => part !== null);
  return parts.length < items.length ? null : parts;
}

/** Removes an item between commas, and its line where nothing else stands in it. */
function withoutItem(text: string, items: readonly Part[], at: number): string {
  const [item, before, after] = [items[at], items[at - 1], items[at + 1]];
  if (!item) return text;
  const [start, end] = item;
  const comma = after ? text.indexOf(',', end) : before ? text.indexOf(',', before[1]) : -1;
  const upTo = after ? comma + 1 : end;
  const rest = text.slice(upTo);
  const isOwnLine = indentAt(text, start) !== null && /^[ \t]*(?:\n|$)/.test(rest);
  const cut: Part = isOwnLine
    ? [lineStart(text, start), nextLine(text, upTo)]
    : [start, upTo + (after ? (/^[ \t]*/.exec(rest)?.[0].length ?? 0) : 0)];
  const without = replaced(text, cut, '');
  if (after || comma < 0) return without;
  const isNextToComma = !isOwnLine && text.slice(comma + 1, start).trim() === '';
  return replaced(without, [comma, isNextToComma ? start : comma + 1], '');
}

/**
 * Inserts an item into a list with commas, with the space that stands between the others, below a comment behind the
 * item before it if each has a line.
 */
function withItem(
  text: string,
  items: readonly Part[],
  at: number,
  open: number,
  item: string,
): string | null {
  const [first, second] = items;
  if (!first) return null;
  const between = second ? text.slice(first[1], second[0]) : null;
  const space = /\s*$/.exec(text.slice(open + 1, first[0]))?.[0];
  const separator = between !== null && /^,\s*$/.test(between) ? between : `,${space || ' '}`;
  const before = items[at - 1];
  if (!before) return replaced(text, [first[0], first[0]], item + separator);
  const end = before[1];
  const behind = separator.includes('\n') ? text.slice(end) : '';
  const [all, comma, comment] = /^(,?)([ \t]*(?:\/\/|#).*)/.exec(behind) ?? ['', '', ''];
  return replaced(text, [end, end + all.length], `,${comment}${separator.slice(1)}${item}${comma}`);
}

/** Puts the items of a list in another order. What stands between them stays at its place. */
function withMoved(text: string, items: readonly Part[], from: number, to: number): string {
  const texts = items.map(([start, end]) => text.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '');
  return items.reduceRight((current, item, at) => replaced(current, item, moved[at] ?? ''), text);
}

/** Removes an entry of a block with its line. The first field of an entry stands behind the dash. */
function withoutLine(text: string, items: readonly Part[], at: number): string | null {
  const [item, next] = [items[at], items[at + 1]];
  if (!item) return null;
  if (indentAt(text, item[0]) !== null)
    return replaced(text, [lineStart(text, item[0]), nextLine(text, item[1])], '');
  return next ? replaced(text, [item[0], next[0]], '') : null;
}

const withLine = (text: string, at: number, line: string): string =>
  at > 0 && text[at - 1] !== '\n' ? `${text}\n${line}` : replaced(text, [at, at], line);

/** A value in a list with commas: in lines of their own where the place begins a line. */
function flow(text: string, at: number, value: unknown): string {
  const indent = indentAt(text, at);
  const step = /\n([ \t]+)\S/.exec(text)?.[1] ?? '  ';
  return indent === null ? inLine(value) : JSON.stringify(value, null, step).replaceAll('\n', `\n${indent}`);
}

/** A value in one line, with the spaces that people write. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (!isGroup(value)) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${JSON.stringify(key)}: ${inLine(field)}`);
  return `{ ${fields.join(', ')} }`;
}

const block = (value: unknown): string => stringify(value, { lineWidth: 0 }).trimEnd();
const indented = (text: string, indent: string): string => text.replaceAll(/\n(?=.)/g, `\n${indent}`);

/** A text in the style of the one in its place; in quotation marks where the style cannot hold it. */
function scalar(text: string, part: Part, type: string | undefined, value: unknown): string {
  const isPlain = type === 'PLAIN' && typeof value === 'string' && !/[\n,[\]{}#]/.test(value);
  if (!type?.startsWith('BLOCK') || typeof value !== 'string' || !value.includes('\n'))
    return isPlain ? block(value) : JSON.stringify(value);
  const around = /^[ \t]*(?:- )*/.exec(text.slice(lineStart(text, part[0])))?.[0].length ?? 0;
  return indented(block(value).replace(/^>/, '|'), ' '.repeat(around));
}

/**
 * JSON with spaces in the place of its comments, which is YAML too. (`stripComments` of jsonc-parser puts one space too
 * many.)
 */
function withoutComments(text: string): string {
  let bare = text;
  visitJson(text, {
    onComment(at, length) {
      const comment: Part = [at, at + length];
      bare = replaced(bare, comment, text.slice(...comment).replaceAll(/\S/g, ' '));
    },
  });
  return bare;
}

/** The text after a change, which may be wrong; null where the change has no place of its own. */
function edited(text: string, isJson: boolean, data: unknown, change: Change): string | null {
  const { contents } = parseDocument(isJson ? withoutComments(text) : text);
  if (!isMap(contents)) return null;
  const nodeAt = (path: Path): unknown => (path.length === 0 ? contents : contents.getIn(path, true));
  const isValue = change.at === undefined && change.from === undefined;
  if (isValue && change.value !== undefined) {
    const node = nodeAt(change.path);
    const part = partOf(text, node);
    if (!part) return withField(text, isJson, nodeAt, change);
    if (isScalar(node) && typeof change.value !== 'object')
      return replaced(text, part, scalar(text, part, isJson ? undefined : node.type, change.value));
    return withGroup(text, part, change.value, nodeAt(change.path.slice(0, -1)), change.path.at(-1));
  }
  const removed = pathToRemove(data, change.path);
  const holder = nodeAt(isValue ? removed.slice(0, -1) : change.path);
  if (!isSeq(holder) && !(isMap(holder) && isValue)) return null;
  const items = itemRanges(text, holder);
  if (!items) return null;
  if (change.from !== undefined) return withMoved(text, items, change.from, change.to);
  // The items of a list in lines begin at their dashes.
  const whole =
    holder.flow || isMap(holder)
      ? items
      : items.map(([start, end]): Part => [text.lastIndexOf('-', start - 1), end]);
  if (change.at === undefined) {
    const key = removed.at(-1);
    const at = isMap(holder)
      ? holder.items.findIndex((one) => isScalar(one.key) && one.key.value === key)
      : Number(key);
    return (holder.flow ? withoutItem : withoutLine)(text, whole, at);
  }
  const [first, before] = [whole[0], whole[change.at - 1]];
  if (!first) return null;
  if (holder.flow) {
    const isLong = text.slice(...first).includes('\n');
    const item = isLong ? flow(text, first[0], change.added) : inLine(change.added);
    return withItem(text, items, change.at, holder.range?.[0] ?? 0, item);
  }
  const indent = indentAt(text, first[0]);
  if (indent === null) return null;
  const line = `${indent}- ${indented(block(change.added), `${indent}  `)}\n`;
  return withLine(text, before ? nextLine(text, before[1]) : lineStart(text, first[0]), line);
}

/** The text with a list or group in the place of a value. */
function withGroup(text: string, part: Part, value: unknown, holder: unknown, key: unknown): string | null {
  if (!isMap(holder)) return null;
  if (holder.flow) return replaced(text, part, flow(text, part[0], value));
  const field = partOf(
    text,
    holder.items.find((one) => isScalar(one.key) && one.key.value === key),
  );
  const indent = field && indentAt(text, field[0]);
  return !field || indent === null
    ? null
    : replaced(text, field, indented(block({ [String(key)]: value }), indent));
}

/** The text with a new field in the innermost group on its path. */
function withField(
  text: string,
  isJson: boolean,
  nodeAt: (path: Path) => unknown,
  { path, value }: { path: Path; value?: unknown },
): string | null {
  const depth = path.findLastIndex((_, at) => isMap(nodeAt(path.slice(0, at))));
  const holder = depth < 0 ? null : nodeAt(path.slice(0, depth));
  const key = path[depth];
  if (!isMap(holder) || key === undefined || holder.has(key)) return null;
  const items = itemRanges(text, holder);
  const [first, last] = [items?.[0], items?.at(-1)];
  if (!items || !first || !last) return null;
  const inner = changedData(undefined, { path: path.slice(depth + 1), value });
  if (holder.flow) {
    const name = isJson ? JSON.stringify(key) : block(key);
    return withItem(
      text,
      items,
      items.length,
      holder.range?.[0] ?? 0,
      `${name}: ${flow(text, first[0], inner)}`,
    );
  }
  const indent = ' '.repeat(first[0] - lineStart(text, first[0]));
  // New settings of YAML itself stand at its end.
  const at = depth === 0 ? text.length : nextLine(text, last[1]);
  return withLine(text, at, `${indent}${indented(block({ [key]: inner }), indent)}\n`);
}

/** Whether an object has fields that `JSON.parse` loses. A file with them cannot be written again from its data. */
function hasLostField({ type, children = [] }: Node): boolean {
  const names = type === 'object' ? children.map((field) => String(field.children?.[0]?.value)) : [];
  return new Set(names).size < names.length || names.includes('__proto__') || children.some(hasLostField);
}

/** Why a text is left to its owner; null where it can be edited. */
function reasonToRefuse(file: string, text: string): string | null {
  if (!isWellFormed(file, text)) return 'a mistake in its syntax';
  if (file.endsWith('.json')) {
    const tree = parseTree(text);
    return tree && hasLostField(tree) ? 'a field twice, or one with the name __proto__' : null;
  }
  let isShared = false;
  visit(parseDocument(text), (_, node) => void (isShared ||= isAlias(node)));
  return isShared ? 'an alias' : null;
}

/**
 * The text of a file after a change. Comments, order and indentation stay: a value in the place of a value changes its
 * line only.
 * @throws EditRefused for a text in which a change would reach further
 */
export function changedText(file: string, text: string, change: Change): string {
  if (text.startsWith('\uFEFF')) return `\uFEFF${changedText(file, text.slice(1), change)}`;
  if (text.includes('\r\n') && !/(?<!\r)\n/.test(text))
    return changedText(file, text.replaceAll('\r\n', '\n'), change).replaceAll('\n', '\r\n');
  const reason = text === '' ? null : reasonToRefuse(file, text);
  if (reason !== null) throw new EditRefused(`${file} has ${reason}: edit it by hand.`);
  const before = writtenData(file, text);
  const after = changedData(before, change);
  const spliced = edited(text, file.endsWith('.json'), before, change);
  return spliced !== null &&
    reasonToRefuse(file, spliced) === null &&
    isDeepStrictEqual(writtenData(file, spliced), after)
    ? spliced
    : editedText(file, text, after);
}
