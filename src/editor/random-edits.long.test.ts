import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type Path, valueAt } from '../resume/standard/path';
import { writtenData } from '../resume/tidy/edits';
import { isGroup } from '../resume/standard/resume';
import { changedData, type Change } from './changes';
import { OwnerFilesEditor } from './owner-files-editor';
import type { EditedFile } from './protocol';

const FIXTURES = ['academic', 'engineer-ja', 'five-roles', 'nurse', 'right-to-left'];
const FILES: readonly (readonly [file: string, as: EditedFile, comment: string])[] = [
  ['examples/sample/resume.json', 'resume.json', ''],
  ['examples/sample/resume.json', 'resume.json', ' // note'],
  ['examples/sample/resume.es.json', 'resume.json', ''],
  ['examples/sample/portal.yaml', 'portal.yaml', ''],
  ['examples/sample/portal.es.yaml', 'portal.yaml', ''],
  ['examples/sample/portal.pt.yaml', 'portal.yaml', ''],
  ...FIXTURES.map((name) => [`test/fixtures/resumes/${name}/resume.json`, 'resume.json', ''] as const),
];
const ACTS_A_FILE = 20;

/** The paths of all values of a kind. */
function pathsIn(data: unknown, isWanted: (value: unknown) => boolean, path: Path = []): Path[] {
  const own = path.length > 0 && isWanted(data) ? [path] : [];
  if (typeof data !== 'object' || data === null) return own;
  const inner = Object.entries(data).flatMap(([key, value]) =>
    pathsIn(value, isWanted, [...path, Array.isArray(data) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
const isScalar = (value: unknown) => typeof value !== 'object' && value !== undefined;

/** A random change of the data: a value, a field that goes or comes, an entry that comes, goes or moves. */
function changeOf(data: unknown, [act, one, other, text]: readonly [number, number, number, string]): Change {
  const pick = <Item>(items: readonly Item[], by = one) => items[by % items.length] as Item;
  const lists = pathsIn(data, isList);
  const list = lists.length > 0 ? pick(lists) : null;
  const entries = list ? (valueAt(data, list) as unknown[]) : [];
  const [from, to] = [other % (entries.length || 1), one % (entries.length || 1)];
  const groups = pathsIn(data, (value) => isGroup(value) && Object.keys(value).length > 0);
  switch (list || act < 3 ? act : 0) {
    case 1:
      return { path: pick(pathsIn(data, isScalar)), value: undefined };
    case 2:
      return { path: [...pick(groups), 'newField'], value: text };
    case 3:
      return { path: list ?? [], at: to, added: isGroup(entries[0]) ? { name: text, url: 'a' } : text };
    case 4:
      return { path: [...(list ?? []), from], value: undefined };
    case 5:
      return { path: list ?? [], from, to };
    default:
      return { path: pick(pathsIn(data, isScalar)), value: text };
  }
}

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/,?(?: \/\/ note)?$/, ''));
/** The lines of one text that another one lacks. */
function lacking(one: string, other: string): number {
  const rest = new Map<string, number>();
  for (const line of linesOf(other)) rest.set(line, (rest.get(line) ?? 0) + 1);
  return linesOf(one).filter((line) => {
    const count = rest.get(line) ?? 0;
    rest.set(line, count - 1);
    return count <= 0;
  }).length;
}
const linesIn = (value: unknown): number =>
  value === undefined
    ? 0
    : JSON.stringify(value, null, 2).split('\n').length + String(value).split('\n').length;
const commentsIn = (text: string) => text.match(/^\s*#.*|\/\/ note$/gm) ?? [];

test.each(FILES)(
  'random edits of %s change few lines, keep comments, and undo returns the bytes',
  (file, as, comment) => {
    const folder = mkdtempSync(join(tmpdir(), 'owner-'));
    const path = join(folder, as);
    // Behind the fields of the file and the entries of its lists.
    const original = Buffer.from(readFileSync(file, 'utf8').replaceAll(/(?<=^ {0,4}\S.*,)$/gm, comment));
    writeFileSync(path, original);
    const editor = new OwnerFilesEditor(folder);
    const acts = fc.sample(
      fc.tuple(fc.nat(5), fc.nat(), fc.nat(), fc.string({ unit: 'grapheme', minLength: 1 })),
      { numRuns: ACTS_A_FILE, seed: 38 },
    );
    let done = 0;
    for (const act of acts) {
      const before = readFileSync(path, 'utf8');
      const data = writtenData(as, before);
      const change = changeOf(data, act);
      editor.apply('edit', [{ file: as, ...change }]);
      const after = readFileSync(path, 'utf8');
      if (after !== before) done += 1;
      expect(writtenData(as, after)).toEqual(changedData(data, change));
      const added = 'value' in change ? change.value : 'added' in change ? change.added : undefined;
      const removed = 'value' in change ? valueAt(data, change.path) : undefined;
      expect(lacking(after, before)).toBeLessThanOrEqual(linesIn(added) + 1);
      expect(lacking(before, after)).toBeLessThanOrEqual(linesIn(removed) + 2);
      expect(commentsIn(after)).toEqual(commentsIn(before));
    }
    for (let at = 0; at < done; at += 1) editor.step('undo');
    expect(readFileSync(path).equals(original)).toBe(true);
  },
);
