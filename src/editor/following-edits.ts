import { changedData, valueAt, type Change, type Path } from './changes';
import type { FileEdit } from './protocol';
import type { Edit } from './owner-files-editor';

/** The new index of an entry after a change of its list; null for the entry that was removed. */
function indexAfter(change: Change, at: number): number | null {
  if ('at' in change) return at >= change.at ? at + 1 : at;
  if ('from' in change) {
    if (at === change.from) return change.to;
    const without = at > change.from ? at - 1 : at;
    return without >= change.to ? without + 1 : without;
  }
  const removed = Number(change.path.at(-1));
  return at === removed ? null : at > removed ? at - 1 : at;
}

/** The path of the list whose entries get other indexes. */
function changedList(change: Change): Path | null {
  if (!('value' in change)) return change.path;
  return change.value === undefined && typeof change.path.at(-1) === 'number'
    ? change.path.slice(0, -1)
    : null;
}

/** The hidden paths that name entries by their index, such as `work[2]`. */
function hiddenAfter(change: Change, hidden: unknown): Edit[] {
  const [section, ...more] = changedList(change) ?? [];
  if (section === undefined || more.length > 0 || !Array.isArray(hidden)) return [];
  const edits = hidden.flatMap((path: unknown, at): Edit[] => {
    const [, name, index = '', rest = ''] = /^(\w+)\[(\d+)\](.*)$/.exec(String(path)) ?? [];
    if (name !== section) return [];
    const now = indexAfter(change, Number(index));
    if (now === Number(index)) return [];
    const value = now === null ? undefined : `${section}[${now}]${rest}`;
    return [{ file: 'portal.yaml', path: ['privacy', 'hide', at], value }];
  });
  // From the last one on, so that the indexes of the others stay.
  return edits.toReversed();
}

/** The same change in a translation, whose entries have the indexes of the main file. */
function inTranslation(change: Change, data: unknown): Change[] {
  const { path } = change;
  if ('value' in change)
    return change.value === undefined && valueAt(data, path) !== undefined ? [change] : [];
  const list = valueAt(data, path);
  if (!Array.isArray(list)) return [];
  const empty = typeof list[0] === 'object' ? {} : '';
  if ('at' in change) return change.at < list.length ? [{ path, at: change.at, added: empty }] : [];
  const missing = Math.max(change.from, change.to) + 1 - list.length;
  if (Math.min(change.from, change.to) >= list.length) return [];
  const added = Array.from({ length: Math.max(missing, 0) }, (_, at) => ({
    path,
    at: list.length + at,
    added: empty,
  }));
  return [...added, change];
}

function followingEdits({ file: main, ...change }: FileEdit, files: ReadonlyMap<string, unknown>): Edit[] {
  const isRemoved = 'value' in change && change.value === undefined;
  if (!isRemoved && changedList(change) === null) return [];
  const kind = main.slice(0, main.indexOf('.') + 1);
  const translations = [...files].flatMap(([file, data]) =>
    file.startsWith(kind) && file !== main
      ? inTranslation(change, data).map((one): Edit => ({ ...one, file }))
      : [],
  );
  const hidden = valueAt(files.get('portal.yaml'), ['privacy', 'hide']);
  return [...(main === 'resume.json' ? hiddenAfter(change, hidden) : []), ...translations];
}

/**
 * The edits of one act with those that they need in other files, which name entries of a list by their indexes:
 * hidden entries in `portal.yaml`, and translations.
 * @param files the data of all files, which are those after the edits when it returns
 */
export const withFollowing = (edits: readonly FileEdit[], files: Map<string, unknown>): Edit[] =>
  edits.flatMap((edit) => {
    const all: Edit[] = [edit, ...followingEdits(edit, files)];
    for (const one of all) files.set(one.file, changedData(files.get(one.file), one));
    return all;
  });
