import { isDeepStrictEqual } from 'node:util';
import { applyEdits, modify, parse, parseTree, findNodeAtLocation, type ParseError } from 'jsonc-parser';
import { isMap, isScalar, parseDocument, stringify } from 'yaml';

import { isGroup, type Group } from '../standard/resume';

type Step = string | number;

/** A change between two versions of a file, on the data after the changes before it: a value, or the name of a field. */
type Edit = { path: readonly Step[]; to: unknown } | { path: readonly Step[]; name: string };

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
/** The least likeness of a field that was renamed. */
const ALIKE = 0.4;

function editsOfGroup(before: Group, after: Group, path: readonly Step[]): Edit[] {
  const removed = new Set(Object.keys(before).filter((key) => !Object.hasOwn(after, key)));
  const edits = Object.entries(after).flatMap(([key, to]): Edit[] => {
    const now = [...path, key];
    if (Object.hasOwn(before, key)) return editsBetween(before[key], to, now);
    const [moved] = [...removed]
      .map((name) => ({ name, share: likeness(before[name], to) }))
      .filter(({ share }) => share >= ALIKE)
      .toSorted((one, other) => other.share - one.share);
    if (!moved) return [{ path: now, to }];
    removed.delete(moved.name);
    return [{ path: [...path, moved.name], name: key }, ...editsBetween(before[moved.name], to, now)];
  });
  return [...edits, ...[...removed].map((key) => ({ path: [...path, key], to: undefined }))];
}

/** The entries of a list are compared in order. A list with further entries is replaced. */
function editsOfList(before: readonly unknown[], after: readonly unknown[], path: readonly Step[]): Edit[] {
  if (before.length < after.length) return [{ path, to: after }];
  let rest = before;
  const remove = (index: number, count: number): Edit[] => {
    rest = rest.slice(count);
    return Array.from({ length: count }, () => ({ path: [...path, index], to: undefined }));
  };
  const edits = after.flatMap((entry, index) => {
    const spare = Math.min(rest.length - (after.length - index), FARTHEST);
    const shares = rest.slice(0, spare + 1).map((one) => likeness(one, entry));
    const removals = remove(index, shares.indexOf(Math.max(...shares)));
    const [old, ...others] = rest;
    rest = others;
    return [...removals, ...editsBetween(old, entry, [...path, index])];
  });
  return [...edits, ...remove(after.length, rest.length)];
}

/** The edits that make one version of a file of another one. */
function editsBetween(before: unknown, after: unknown, path: readonly Step[]): Edit[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return editsOfGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return editsOfList(before, after, path);
  return [{ path, to: after }];
}

/** The indentation of a file, as most of its lines below the first have it. */
function indentOf(text: string): { tabSize: number; insertSpaces: boolean } {
  const [, indent = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  return { tabSize: indent.startsWith('\t') ? 1 : indent.length, insertSpaces: !indent.startsWith('\t') };
}

function editJson(text: string, edits: readonly Edit[]): string {
  const formattingOptions = { ...indentOf(text), eol: text.includes('\r\n') ? '\r\n' : '\n' };
  return edits.reduce((current, edit) => {
    const path = [...edit.path];
    if ('to' in edit)
      return applyEdits(
        current,
        modify(current, path, edit.to, edit.to === undefined ? {} : { formattingOptions }),
      );
    const tree = parseTree(current);
    const key = tree && findNodeAtLocation(tree, path)?.parent?.children?.[0];
    return key
      ? current.slice(0, key.offset) + JSON.stringify(edit.name) + current.slice(key.offset + key.length)
      : current;
  }, text);
}

function editYaml(text: string, edits: readonly Edit[]): string {
  const document = parseDocument(text);
  for (const edit of edits) {
    if ('to' in edit) {
      if (edit.to === undefined) document.deleteIn(edit.path);
      else document.setIn(edit.path, document.createNode(edit.to));
      continue;
    }
    const holder = edit.path.length > 1 ? document.getIn(edit.path.slice(0, -1)) : document.contents;
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === edit.path.at(-1))
      : undefined;
    if (isScalar(pair?.key)) pair.key.value = edit.name;
  }
  return document.toString({ lineWidth: 0 });
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
 * Writes data into the text of a file. Lines of values that stay are not changed in JSON, comments included; YAML
 * is laid out anew, with its comments. A text with mistakes in its syntax is written anew.
 */
export function editedText(file: string, text: string, data: unknown): string {
  if (text.startsWith(BYTE_ORDER_MARK)) return BYTE_ORDER_MARK + editedText(file, text.slice(1), data);
  const isJson = file.endsWith('.json');
  if (!isJson && text.includes('\r\n'))
    return editedText(file, text.replaceAll('\r\n', '\n'), data).replaceAll('\n', '\r\n');
  const edits = editsBetween(writtenData(file, text) ?? {}, data, []);
  if (edits.length === 0 && isWellFormed(file, text)) return text;
  try {
    const edited = (isJson ? editJson : editYaml)(text, edits);
    if (isWellFormed(file, edited) && isDeepStrictEqual(writtenData(file, edited), data)) return edited;
  } catch {
    // The library cannot edit a text with such a mistake.
  }
  const { tabSize, insertSpaces } = indentOf(text);
  return isJson
    ? `${JSON.stringify(data, null, insertSpaces ? tabSize : '\t')}\n`
    : stringify(data, { lineWidth: 0 });
}
