import { isDeepStrictEqual } from 'node:util';

import { findNodeAtLocation, parseTree, type JSONPath, type Node } from 'jsonc-parser';
import { isAlias, isMap, isNode, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';

import { isGroup } from '../resume/standard/resume';
import { editedText, isWellFormed, writtenData } from '../resume/tidy/edits';
import { changedData, pathToRemove, type Change, type Path } from './changes';

/** A refused edit. Its message is a sentence for the owner. */
export class EditRefused extends Error {}

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
  return isOwnLine ? replaced(without, [comma, comma + 1], '') : replaced(without, [comma, cut[0]], '');
}

/** Inserts an item into a list with commas, with the space that stands between the others. */
function withItem(text: string, items: readonly Part[], at: number, open: number, item: string): string {
  const first = items[0];
  if (!first) return replaced(text, [open + 1, open + 1], item);
  const [one, other] = [items[0], items[1]];
  const between = one && other ? text.slice(one[1], other[0]) : null;
  const space = text.slice(open + 1, first[0]);
  const separator = between !== null && /^,\s*$/.test(between) ? between : `,${space || ' '}`;
  const before = items[at - 1];
  return before
    ? replaced(text, [before[1], before[1]], separator + item)
    : replaced(text, [first[0], first[0]], item + separator);
}

/** Puts the items of a list in another order. What stands between them stays at its place. */
function withMoved(text: string, items: readonly Part[], from: number, to: number): string {
  const texts = items.map(([start, end]) => text.slice(start, end));
  const moved = texts.toSpliced(from, 1).toSpliced(to, 0, texts[from] ?? '');
  return items.reduceRight((current, item, at) => replaced(current, item, moved[at] ?? ''), text);
}

const jsonPart = ({ offset, length }: Node): Part => [offset, offset + length];

function jsonEdit(text: string, data: unknown, change: Change): string | null {
  const tree = parseTree(text);
  if (!tree) return null;
  const nodeAt = (path: Path) => findNodeAtLocation(tree, path as JSONPath);
  const node = nodeAt(change.path);
  if ('value' in change && change.value === undefined) {
    const removed = nodeAt(pathToRemove(data, change.path));
    const item = removed?.parent?.type === 'property' ? removed.parent : removed;
    const siblings = item?.parent?.children ?? [];
    return item ? withoutItem(text, siblings.map(jsonPart), siblings.indexOf(item)) : null;
  }
  if ('value' in change) {
    if (node)
      return typeof change.value === 'object'
        ? null
        : replaced(text, jsonPart(node), JSON.stringify(change.value));
    const depth = change.path.findLastIndex((_, at) => nodeAt(change.path.slice(0, at))?.type === 'object');
    const holder = nodeAt(change.path.slice(0, Math.max(depth, 0)));
    const fields = holder?.children ?? [];
    const [key, ...steps] = change.path.slice(Math.max(depth, 0));
    if (!holder || fields.length === 0 || key === undefined) return null;
    const inner = steps.reduceRight<unknown>((field, step) => ({ [step]: field }), change.value);
    const item = `${JSON.stringify(key)}: ${written(text, fields[0]?.offset ?? 0, inner)}`;
    return withItem(text, fields.map(jsonPart), fields.length, holder.offset, item);
  }
  const items = (node?.type === 'array' ? (node.children ?? []) : []).map(jsonPart);
  if (!node || items.length === 0) return null;
  if ('from' in change) return withMoved(text, items, change.from, change.to);
  const [start, end] = items[0] ?? [0, 0];
  const isLong = text.slice(start, end).includes('\n');
  const added = isLong ? written(text, start, change.added) : inLine(change.added);
  return withItem(text, items, change.at, node.offset, added);
}

/** A value at a place: in lines of their own where the place begins a line. */
function written(text: string, at: number, value: unknown): string {
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

/** The place of a node without the space and line ends behind it. */
function yamlPart(text: string, node: unknown): Part | null {
  if (!isNode(node) || !node.range) return null;
  const [start, end] = node.range;
  return [start, Math.max(start, text.slice(0, end).trimEnd().length)];
}

/** A text in the style of the one in its place; in quotation marks where the style cannot hold it. */
function yamlScalar(text: string, part: Part, type: string | undefined, value: unknown): string {
  const isPlain = type === 'PLAIN' && typeof value === 'string' && !/[\n,[\]{}#]/.test(value);
  if (!type?.startsWith('BLOCK') || typeof value !== 'string' || !value.includes('\n'))
    return isPlain ? block(value) : JSON.stringify(value);
  const around = /^[ \t]*(?:- )*/.exec(text.slice(lineStart(text, part[0])))?.[0].length ?? 0;
  return indented(block(value).replace(/^>/, '|'), ' '.repeat(around));
}

function yamlEdit(text: string, data: unknown, change: Change): string | null {
  const { contents } = parseDocument(text);
  if (!isMap(contents)) return null;
  const nodeAt = (path: Path): unknown => (path.length === 0 ? contents : contents.getIn(path, true));
  const node = nodeAt(change.path);
  if ('value' in change && change.value !== undefined) {
    const part = yamlPart(text, node);
    if (part && isScalar(node) && typeof change.value !== 'object')
      return replaced(text, part, yamlScalar(text, part, node.type, change.value));
    return node === undefined && change.path.length > 1 ? withSetting(text, nodeAt, change) : null;
  }
  const path = 'value' in change ? pathToRemove(data, change.path).slice(0, -1) : change.path;
  const holder = nodeAt(path);
  if ('value' in change && isMap(holder)) {
    const key = pathToRemove(data, change.path).at(-1);
    const parts = holder.items.map((pair): Part | null => {
      const [start, end] = [yamlPart(text, pair.key), yamlPart(text, pair.value)];
      return start && [start[0], Math.max(start[1], end?.[1] ?? 0)];
    });
    const at = holder.items.findIndex((pair) => isScalar(pair.key) && pair.key.value === key);
    return withoutPart(text, parts, at, Boolean(holder.flow));
  }
  if (!isSeq(holder) || holder.items.length === 0) return null;
  const parts = holder.items.map((item) => yamlPart(text, item));
  const items = parts.filter((part) => part !== null);
  if (items.length < parts.length) return null;
  if ('from' in change) return withMoved(text, items, change.from, change.to);
  // The items of a block begin at their dashes.
  const whole = holder.flow
    ? items
    : items.map(([start, end]): Part => [text.lastIndexOf('-', start - 1), end]);
  if ('value' in change) {
    const at = Number(pathToRemove(data, change.path).at(-1));
    return withoutPart(text, whole, at, Boolean(holder.flow));
  }
  if (holder.flow) return withItem(text, items, change.at, holder.range?.[0] ?? 0, inLine(change.added));
  const [first, before] = [whole[0], whole[change.at - 1]];
  const indent = first && indentAt(text, first[0]);
  if (indent === undefined || indent === null || !first) return null;
  const line = `${indent}- ${indented(block(change.added), `${indent}  `)}\n`;
  return withLine(text, before ? nextLine(text, before[1]) : lineStart(text, first[0]), line);
}

const withLine = (text: string, at: number, line: string): string =>
  at > 0 && text[at - 1] !== '\n' ? `${text}\n${line}` : replaced(text, [at, at], line);

function withoutPart(
  text: string,
  parts: readonly (Part | null)[],
  at: number,
  isFlow: boolean,
): string | null {
  const items = parts.filter((part) => part !== null);
  const item = parts[at];
  if (!item || items.length < parts.length) return null;
  if (isFlow) return withoutItem(text, items, at);
  const next = items[at + 1];
  if (indentAt(text, item[0]) !== null)
    return replaced(text, [lineStart(text, item[0]), nextLine(text, item[1])], '');
  // The first field of an entry stands behind the dash.
  return next ? replaced(text, [item[0], next[0]], '') : null;
}

/** The YAML with a new setting inside of another one. */
function withSetting(
  text: string,
  nodeAt: (path: Path) => unknown,
  { path, value }: { path: Path; value: unknown },
): string | null {
  const depth = path.findLastIndex((_, at) => at > 0 && isMap(nodeAt(path.slice(0, at))));
  const holder = depth > 0 ? nodeAt(path.slice(0, depth)) : null;
  const last = isMap(holder) ? holder.items.at(-1) : undefined;
  const key = path[depth];
  const first = isMap(holder) ? yamlPart(text, holder.items[0]?.key) : null;
  if (!isMap(holder) || key === undefined || !last || !first) return null;
  const inner = path.slice(depth + 1).reduceRight((field, step) => ({ [step]: field }), value);
  const end = Math.max(yamlPart(text, last.key)?.[1] ?? 0, yamlPart(text, last.value)?.[1] ?? 0);
  if (holder.flow) return replaced(text, [end, end], `, ${block(key)}: ${inLine(inner)}`);
  const indent = ' '.repeat(first[0] - lineStart(text, first[0]));
  return withLine(text, nextLine(text, end), `${indent}${indented(block({ [key]: inner }), indent)}\n`);
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
  const edited = (file.endsWith('.json') ? jsonEdit : yamlEdit)(text, before, change);
  return edited !== null && isWellFormed(file, edited) && isDeepStrictEqual(writtenData(file, edited), after)
    ? edited
    : editedText(file, text, after);
}
