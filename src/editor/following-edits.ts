import { fieldName, counted } from '../resume/standard/problems';
import { isHiddenEntry } from '../resume/tidy/lists';
import { EditRefused } from './changed-text';
import { changedData, valueAt, type Change, type Path } from './changes';
import type { FileEdit, OwnerState } from './protocol';
import type { Edit } from './owner-files-editor';
import { paragraphsOf } from '../resume/read/translatable';
import { isGroup } from '../resume/standard/resume';

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

/** The settings that name entries of the résumé by their index, such as `work[2]` or `work[2].highlights[0]`. */
export const NAMING: readonly Path[] = [['privacy', 'hide'], ['publish']];

/**
 * The paths of a setting that follow the entries of a changed list.
 * @throws EditRefused where the reader counts the entries in another way than the file has them
 */
function pathsAfter(change: Change, data: unknown, setting: Path, paths: unknown): Edit[] {
  const list = changedList(change);
  if (list === null || !Array.isArray(paths)) return [];
  const start = `${fieldName(list)}[`;
  const edits = paths.flatMap((path: unknown, at): Edit[] => {
    const [, index, rest = ''] = /^(\d+)\](.*)$/.exec(String(path).slice(start.length)) ?? [];
    if (!String(path).startsWith(start) || index === undefined) return [];
    const entries = valueAt(data, list);
    if (Array.isArray(entries) && entries.some(isHiddenEntry))
      throw new EditRefused(
        `${setting.join('.')} in portal.yaml names “${String(path)}”, and the list has hidden entries: change its order in the files.`,
      );
    const now = indexAfter(change, Number(index));
    if (now === Number(index)) return [];
    const value = now === null ? undefined : `${start}${now}]${rest}`;
    return [{ file: 'portal.yaml', path: [...setting, at], value }];
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
  const settings = files.get('portal.yaml');
  const following = NAMING.flatMap((setting) =>
    main === 'resume.json' ? pathsAfter(change, files.get(main), setting, valueAt(settings, setting)) : [],
  );
  return [...following, ...translations];
}

/**
 * The edits of one act with those that they need in other files, which name entries of a list by their indexes:
 * hidden and published values in `portal.yaml`, and translations.
 * @param files the data of all files, which are those after the edits when it returns
 */
export const withFollowing = (edits: readonly FileEdit[], files: Map<string, unknown>): Edit[] =>
  edits.flatMap((edit) => {
    const all: Edit[] = [edit, ...followingEdits(edit, files)];
    for (const one of all) files.set(one.file, changedData(files.get(one.file), one));
    return all;
  });

/** The data of the translations, by their languages. */
export function translationsIn(files: ReadonlyMap<string, unknown>): OwnerState['translations'] {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [file, data] of files) {
    const [kind, language = '', ending] = file.split('.');
    if (ending !== undefined)
      found[language] = { ...found[language], [kind === 'resume' ? 'resume.json' : 'portal.yaml']: data };
  }
  return found;
}

/** A value at a path of a translation, whose lists have as many entries as are before it. */
function padded(data: unknown, [step, ...path]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step !== 'number')
    return {
      ...(isGroup(data) && data),
      [step]: padded(isGroup(data) ? data[step] : undefined, path, value),
    };
  const list: readonly unknown[] = Array.isArray(data) ? data : [];
  const empty = path.length > 0 ? {} : '';
  return Array.from({ length: Math.max(list.length, step + 1) }, (_, at) =>
    at === step ? padded(list[at], path, value) : (list[at] ?? empty),
  );
}

/**
 * The edit of a text in a translation. Its entries have the indexes of the main file.
 * @throws EditRefused for a text with other paragraphs, which the reader could not pair
 */
export function translationEdit(
  edit: FileEdit & { value: unknown },
  language: string,
  files: ReadonlyMap<string, unknown>,
): Edit {
  const { path, file: main } = edit;
  const [kind, ending] = main.split('.');
  const file =
    [...files.keys()].findLast((name) => name.startsWith(`${kind}.${language}.`)) ??
    `${kind}.${language}.${ending}`;
  const isItem = typeof path.at(-1) === 'number';
  const value = edit.value === undefined && isItem ? '' : edit.value;
  const count = (text: unknown) => paragraphsOf(String(text ?? '')).length;
  const [own, written] = [count(valueAt(files.get(main), path)), count(value)];
  if (written !== 0 && own !== written)
    throw new EditRefused(`Expected ${counted(own, 'paragraph')} as in ${main}, got ${written}.`);
  const data = files.get(file);
  // The list that is too short is written anew; else the value alone.
  const short = path.findIndex(
    (step, at) => typeof step === 'number' && valueAt(data, path.slice(0, at + 1)) === undefined,
  );
  if (short < 0 || value === undefined) return { file, path, value };
  const list = path.slice(0, short);
  return { file, path: list, value: padded(valueAt(data, list), path.slice(short), value) };
}
