import { fieldName, counted } from '../resume/standard/problems';
import { type Path, valueAt } from '../resume/standard/path';
import { isHiddenEntry } from '../resume/tidy/lists';
import { changedData, EditRefused, isRemoval, listAt, type Change } from './changes';
import type { FileEdit, OwnerState } from './protocol';
import type { Edit } from './owner-files-editor';
import { paragraphsOf } from '../resume/read/translatable';

/** The path of the list whose entries get other indexes. */
function changedList(change: Change): Path | null {
  if (change.at !== undefined || change.from !== undefined) return change.path;
  return isRemoval(change) && typeof change.path.at(-1) === 'number' ? change.path.slice(0, -1) : null;
}

/** The settings that name entries of the résumé by their index, such as `work[2]` or `work[2].highlights[0]`. */
export const NAMING: readonly Path[] = [['privacy', 'hide'], ['publish']];

/**
 * The paths of a setting that follow the entries of a changed list.
 * @throws EditRefused where the reader counts the entries in another way than the file has them
 */
function pathsAfter(change: Change, data: unknown, setting: Path, paths: readonly unknown[]): Edit[] {
  const list = changedList(change);
  if (list === null) return [];
  const entries = listAt(data, list);
  // The indexes as the entries are changed, among them a new one.
  const order = changedData([...entries.keys()], { ...change, path: change.path.slice(list.length) });
  const start = `${fieldName(list)}[`;
  const edits = paths.flatMap((path, at): Edit[] => {
    const [, index, rest = ''] = /^(\d+)\](.*)$/.exec(String(path).slice(start.length)) ?? [];
    if (!String(path).startsWith(start) || index === undefined) return [];
    if (entries.some(isHiddenEntry))
      throw new EditRefused(
        `${setting.join('.')} in portal.yaml names “${String(path)}”, and the list has hidden entries: change its order in the files.`,
      );
    const now = (order as unknown[]).indexOf(Number(index));
    const value = now < 0 ? undefined : `${start}${now}]${rest}`;
    return value === path ? [] : [{ file: 'portal.yaml', path: [...setting, at], value }];
  });
  // From the last one on, so that the indexes of the others stay.
  return edits.toReversed();
}

/** The same change in a translation, whose entries have the indexes of the main file. */
function inTranslation(change: Change, data: unknown): Change[] {
  const { path } = change;
  const list = listAt(data, path);
  const empty = typeof list[0] === 'object' ? {} : '';
  if (change.at !== undefined) return change.at < list.length ? [{ ...change, added: empty }] : [];
  if (change.from === undefined) return valueAt(data, path) === undefined ? [] : [change];
  const [first, last] = [change.from, change.to].toSorted((one, other) => one - other);
  if (first === undefined || last === undefined || first >= list.length) return [];
  return last < list.length ? [change] : [{ path: [...path, last], value: empty }, change];
}

function followingEdits({ file: main, ...change }: FileEdit, files: ReadonlyMap<string, unknown>): Edit[] {
  if (!isRemoval(change) && changedList(change) === null) return [];
  const kind = main.slice(0, main.indexOf('.') + 1);
  const translations = [...files].flatMap(([file, data]) =>
    file.startsWith(kind) && file !== main
      ? inTranslation(change, data).map((one): Edit => ({ ...one, file }))
      : [],
  );
  const following = NAMING.flatMap((setting) =>
    main === 'resume.json'
      ? pathsAfter(change, files.get(main), setting, listAt(files.get('portal.yaml'), setting))
      : [],
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
export function translationData(files: ReadonlyMap<string, unknown>): OwnerState['translations'] {
  const found: Record<string, Record<string, unknown>> = {};
  for (const [file, data] of files) {
    const [kind, language = '', ending] = file.split('.');
    if (ending !== undefined)
      found[language] = { ...found[language], [kind === 'resume' ? 'resume.json' : 'portal.yaml']: data };
  }
  return found;
}

/**
 * The edit of a text in a translation. Its entries have the indexes of the main file.
 * @throws EditRefused for a text with other paragraphs, which the reader could not pair
 */
export function translationEdit(
  { path, file: main, value: given }: { file: string; path: Path; value?: unknown },
  language: string,
  files: ReadonlyMap<string, unknown>,
): Edit {
  const [kind, ending] = main.split('.');
  const file =
    [...files.keys()].findLast((name) => name.startsWith(`${kind}.${language}.`)) ??
    `${kind}.${language}.${ending}`;
  const isItem = typeof path.at(-1) === 'number';
  const value = given === undefined && isItem ? '' : given;
  const count = (text: unknown) => paragraphsOf(String(text ?? '')).length;
  const [own, written] = [count(valueAt(files.get(main), path)), count(value)];
  if (written !== 0 && own !== written)
    throw new EditRefused(`Expected ${counted(own, 'paragraph')} as in ${main}, got ${written}.`);
  return { file, path, value };
}
