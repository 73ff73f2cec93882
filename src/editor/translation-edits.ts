import { paragraphsOf } from '../resume/read/translatable';
import { counted } from '../resume/standard/problems';
import { isGroup } from '../resume/standard/resume';
import { EditRefused } from './changed-text';
import { valueAt, type Path } from './changes';
import type { Edit } from './owner-files-editor';
import type { FileEdit, OwnerState } from './protocol';

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
