import { isDeepStrictEqual } from 'node:util';
import {
  applyEdits,
  modify,
  parse,
  parseTree,
  findNodeAtLocation,
  type JSONPath,
  type ParseError,
} from 'jsonc-parser';
import { isMap, isNode, isPair, isScalar, parseDocument, stringify } from 'yaml';

import { isGroup } from '../standard/resume';
import { isNothing } from './rule';

type Step = string | number;

/** A change of one value between two versions of a file. */
export type Edit = {
  /** The path in the file as it was. */ at: readonly Step[];
  /** The path after the edits before this one. */ path: readonly Step[];
  from: unknown;
  to: unknown;
  /** The new name of a field. */ name?: string;
};

/** The words and numbers in a value. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsIn)
    : (String(value ?? '').match(/[\p{L}\p{N}]+/gu) ?? []);

/** The share of the words that two values have in common, from 0 to 1. */
function likeness(one: unknown, other: unknown): number {
  if (isDeepStrictEqual(one, other)) return 1;
  const [few, many] = [wordsIn(one), wordsIn(other)].toSorted((a, b) => a.length - b.length);
  const words = new Set(many);
  return many && many.length > 0 ? (few ?? []).filter((word) => words.has(word)).length / many.length : 0;
}

/** The most entries that are left out before one that stays. */
const FARTHEST = 20;
/** The least likeness of a value that moved. */
const ALIKE = 0.4;

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

function inGroup(before: object, after: object, at: readonly Step[], path: readonly Step[]): Edit[] {
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const removed = new Set(Object.keys(old).filter((key) => !Object.hasOwn(now, key)));
  const edits: Edit[] = [];
  for (const [key, to] of Object.entries(now)) {
    if (Object.hasOwn(old, key)) {
      edits.push(...between(old[key], to, [...at, key], [...path, key]));
      continue;
    }
    const [moved] = [...removed]
      .filter((name) => kindOf(old[name]) === kindOf(to))
      .map((name) => ({ name, share: likeness(old[name], to) }))
      .filter(({ share }) => share >= ALIKE || (typeof to === 'string' && removed.size === 1))
      .toSorted((one, other) => other.share - one.share);
    if (!moved) {
      edits.push({ at: [...at, key], path: [...path, key], from: undefined, to });
      continue;
    }
    removed.delete(moved.name);
    const from = old[moved.name];
    const isSame = typeof from !== 'object' || isDeepStrictEqual(from, to);
    edits.push({
      at: [...at, moved.name],
      path: [...path, moved.name],
      from,
      to: isSame ? to : from,
      name: key,
    });
    if (!isSame) edits.push(...between(from, to, [...at, moved.name], [...path, key]));
  }
  for (const key of removed)
    edits.push({ at: [...at, key], path: [...path, key], from: old[key], to: undefined });
  return edits;
}

/** The entries of a list are compared in order. A list with further entries, or in another order, is replaced. */
function inList(
  before: readonly unknown[],
  after: readonly unknown[],
  at: readonly Step[],
  path: readonly Step[],
): Edit[] {
  const spare = before.length - after.length;
  if (spare < 0) return [{ at, path, from: before, to: after }];
  const edits: Edit[] = [];
  let dropped = 0;
  after.forEach((entry, index) => {
    const candidates = before.slice(index + dropped, index + Math.min(spare, dropped + FARTHEST) + 1);
    const shares =
      candidates.length < 2
        ? [1]
        : candidates.map((one) => (isNothing(one) && !isNothing(entry) ? -1 : likeness(one, entry)));
    const best = Math.max(shares.indexOf(Math.max(...shares)), 0);
    for (let count = 0; count < best; count += 1) {
      edits.push({
        at: [...at, index + dropped],
        path: [...path, index],
        from: before[index + dropped],
        to: undefined,
      });
      dropped += 1;
    }
    edits.push(...between(before[index + dropped], entry, [...at, index + dropped], [...path, index]));
  });
  for (let old = after.length + dropped; old < before.length; old += 1)
    edits.push({ at: [...at, old], path: [...path, after.length], from: before[old], to: undefined });
  const isEach = edits.every((edit) => edit.path.length === path.length + 1 && edit.to !== undefined);
  return isEach && edits.length > 1 ? [{ at, path, from: before, to: after }] : edits;
}

function between(before: unknown, after: unknown, at: readonly Step[], path: readonly Step[]): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return inGroup(before, after, at, path);
  if (Array.isArray(before) && Array.isArray(after)) return inList(before, after, at, path);
  return [{ at, path, from: before, to: after }];
}

/** The edits that make one version of a file of another one. */
export const editsBetween = (before: unknown, after: unknown): Edit[] => between(before, after, [], []);

/** The indentation of a file, as most of its lines below the first have it. */
function indentOf(text: string): { tabSize: number; insertSpaces: boolean } {
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { tabSize: indent.startsWith('\t') ? 1 : indent.length, insertSpaces: !indent.startsWith('\t') };
}

function editJson(text: string, edits: readonly Edit[]): string {
  const formattingOptions = { ...indentOf(text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
  return edits.reduce((current, { path, from, to, name }) => {
    let [changed, target] = [current, path as JSONPath];
    if (name !== undefined) {
      const tree = parseTree(current);
      const key = tree && findNodeAtLocation(tree, target)?.parent?.children?.[0];
      if (!key) return current;
      changed = current.slice(0, key.offset) + JSON.stringify(name) + current.slice(key.offset + key.length);
      target = [...target.slice(0, -1), name];
      if (isDeepStrictEqual(from, to)) return changed;
    }
    return applyEdits(changed, modify(changed, target, to, to === undefined ? {} : { formattingOptions }));
  }, text);
}

function editYaml(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text);
  for (const { path, from, to, name } of edits) {
    const holder: unknown = path.length > 1 ? document.getIn(path.slice(0, -1)) : document.contents;
    if (name !== undefined && isMap(holder)) {
      const pair = holder.items.find(
        (one) => isPair(one) && isScalar(one.key) && one.key.value === path.at(-1),
      );
      if (pair && isScalar(pair.key)) pair.key.value = name;
      if (!isDeepStrictEqual(from, to)) document.setIn([...path.slice(0, -1), name], document.createNode(to));
    } else if (to === undefined) document.deleteIn(path);
    else document.setIn(path, document.createNode(to));
  }
  return document.toString({ lineWidth: 0 });
}

/**
 * The YAML with one value at its place, or one setting at the end. Writing the document again would break its long
 * lines anew.
 * @returns null for several edits, and for a value that has no place of its own
 */
function spliced(text: string, [edit, ...more]: readonly Edit[]): string | null {
  if (!edit || more.length > 0 || edit.name !== undefined || edit.to === undefined) return null;
  const { path, to } = edit;
  const { contents } = parseDocument(text);
  const node = isMap(contents) ? contents.getIn(path, true) : null;
  if (isScalar(node) && node.range && typeof to !== 'object')
    return text.slice(0, node.range[0]) + JSON.stringify(to) + text.slice(node.range[1]);
  const [name, ...inner] = path;
  if (name === undefined || inner.length > 0) return null;
  const setting = stringify({ [name]: to }, { lineWidth: 0 });
  const pair = isMap(contents)
    ? contents.items.find(({ key }) => isScalar(key) && key.value === name)
    : undefined;
  if (!pair) return `${text === '' || text.endsWith('\n') ? text : `${text}\n`}${setting}`;
  if (!isNode(pair.key) || !pair.key.range || !isNode(pair.value) || !pair.value.range) return null;
  const end = text.slice(0, pair.value.range[1]).trimEnd().length;
  return text.slice(0, pair.key.range[0]) + setting.trimEnd() + text.slice(end);
}

/** The data of a file as it is written, without corrections. */
export const writtenData = (file: string, text: string): unknown =>
  file.endsWith('.json') ? (parse(text) as unknown) : (parseDocument(text).toJS() as unknown);

/** Whether a text has no mistake in its syntax. Comments are none. */
export function isWellFormed(file: string, text: string): boolean {
  if (!file.endsWith('.json')) return parseDocument(text).errors.length === 0;
  const mistakes: ParseError[] = [];
  parse(text, mistakes, { allowTrailingComma: false });
  return mistakes.length === 0;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Writes data into the text of a file. Lines of values that stay are not changed, comments included. A text with
 * mistakes in its syntax is written anew.
 */
export function editedText(file: string, text: string, data: unknown): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return BYTE_ORDER_MARK + editedText(file, text.slice(1), data);
  const isJson = file.endsWith('.json');
  if (!isJson && text.includes('\r\n'))
    return editedText(file, text.replaceAll('\r\n', '\n'), data).replaceAll('\n', '\r\n');
  const edits = editsBetween(writtenData(file, text) ?? {}, data);
  if (edits.length === 0 && isWellFormed(file, text)) return text;
  for (const edit of isJson ? [editJson] : [spliced, editYaml])
    try {
      const edited = edit(text, edits);
      if (edited !== null && isWellFormed(file, edited) && isDeepStrictEqual(writtenData(file, edited), data))
        return edited;
    } catch {
      // The library cannot edit a text with such a mistake.
    }
  const { tabSize, insertSpaces } = indentOf(text);
  return isJson
    ? `${JSON.stringify(data, null, insertSpaces ? tabSize : '\t')}\n`
    : stringify(data, { lineWidth: 0 });
}
