import { mkdtempSync, rmSync, writeFileSync, existsSync, lstatSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Group } from '../resume/standard/resume';
import type { Imported } from '../resume/import/entry';
import { leftOutLines, writeLeftovers } from '../resume/import/leftovers';
import { readFile } from '../resume/import/read-file';
import { slugOf } from '../resume/model/skills';
import { stepsOf } from '../resume/read/privacy';
import { readResume } from '../resume/read/read-resume';
import { warningMessages, type Findings } from '../resume/standard/problems';
import { type Path, valueAt } from '../resume/standard/path';
import { editedText } from '../resume/tidy/edits';
import { EditRefused } from './changes';
import { NAMING } from './following-edits';
import type { OwnerFilesEditor } from './owner-files-editor';
import type { Answer } from './protocol';
import { imageSize } from 'image-size';
import { makeFolder, writeAtOnce } from '../resume/write-files';
import { differences } from '../resume/import/write-content';

/** Reads a résumé that was dropped onto the window, as `portalfolio import` reads a file. */
async function readBytes(given: string, bytes: Uint8Array): Promise<Imported> {
  const stage = mkdtempSync(join(tmpdir(), 'import-'));
  const file = join(stage, basename(given.replaceAll('\\', '/')).replace(/^\.*$/, 'file'));
  try {
    writeFileSync(file, bytes);
    return await readFile(file);
  } catch (error) {
    throw new EditRefused((error as Error).message.replaceAll(`${stage}${sep}`, ''), { cause: error });
  } finally {
    rmSync(stage, { recursive: true });
  }
}

/** The settings that name values by their places in a list, which mean other values afterwards. */
const misplaced = (settings: unknown, before: unknown, after: unknown): string[] =>
  NAMING.flatMap((path) => valueAt(settings, path) ?? [])
    .map(String)
    .filter((name) => {
      const steps = stepsOf(name);
      if (!steps.some((step) => typeof step === 'number')) return false;
      // The first entry; of `work[].highlights[0]`, the whole list.
      const list = steps.findIndex((step) => typeof step !== 'string');
      const path = steps.slice(0, steps[list] === null ? list : list + 1) as Path;
      return !isDeepStrictEqual(valueAt(before, path), valueAt(after, path));
    });

/**
 * Reads a dropped résumé, and writes it in place of the owner's if `isAccepted`: one act, which can be undone.
 * Translations name entries by their places, so they begin anew.
 * @throws EditRefused with a sentence for the owner
 */
export async function importFile(
  editor: OwnerFilesEditor,
  name: string,
  bytes: Uint8Array,
  isAccepted: boolean,
): Promise<Answer['found']> {
  const imported = await readBytes(name, bytes);
  const { resume, notes } = imported;
  const findings: Findings = { problems: [], warnings: [] };
  readResume({ file: name, data: resume, place: () => '', warnings: [] }, findings);
  const files = editor.data();
  const before = files.get('resume.json') as Group;
  const hidden = misplaced(files.get('portal.yaml'), before, resume);
  if (hidden.length > 0)
    throw new EditRefused(
      `portal.yaml names ${hidden.join(', ')} by its place in the list, which another entry would get: remove it there first.`,
    );
  const translations = [...files.keys()].filter((kind) => /^resume\.(?!json$)/.test(kind));
  if (isAccepted) {
    editor.apply(
      `Import ${basename(name)}`,
      translations.map((file) => ({ file, path: [], value: {} })),
      (kind, text) => (kind === 'resume.json' ? editedText(editor.fileOf(kind), text, resume) : text),
    );
    writeLeftovers(editor.directory, name, imported);
  }
  return {
    resume,
    notes: [
      ...notes,
      ...warningMessages(findings.warnings),
      ...translations.map((kind) => `${kind} begins anew: it translates entries by their places.`),
    ],
    leftOut: leftOutLines(imported),
    changes: differences(before, resume),
  };
}

const FOLDER = 'images';
const LONGEST_NAME = 60;
/** The kinds of pictures that browsers show. */
const KINDS: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpg', 'png', 'svg', 'webp']);

function endingOf(bytes: Uint8Array): string {
  try {
    const { type } = imageSize(bytes);
    // The library names AVIF by the kind of its container.
    if (type && KINDS.has(type)) return type === 'heif' ? 'avif' : type;
  } catch {
    // No picture.
  }
  throw new EditRefused('This is no picture that browsers show: PNG, JPEG, WebP, AVIF, GIF or SVG.');
}

/**
 * Stores a picture in the owner's folder. No other file is replaced.
 * @param given the name that it had on the owner's machine
 * @returns its path in the folder
 * @throws EditRefused for another kind of file
 */
export function storePicture(directory: string, given: string, bytes: Uint8Array): string {
  const ending = endingOf(bytes);
  const name = slugOf(given.replace(/\.[^.]*$/, '').slice(0, LONGEST_NAME));
  const folder = join(directory, FOLDER);
  makeFolder(folder);
  if (lstatSync(folder).isSymbolicLink())
    throw new EditRefused(`${FOLDER} is a link to another folder: put the picture there by hand.`);
  for (let count = 1; ; count += 1) {
    const file = `${name}${count > 1 ? `-${count}` : ''}.${ending}`;
    const path = join(folder, file);
    if (!existsSync(path)) writeAtOnce(path, bytes);
    else if (!readFileSync(path).equals(bytes)) continue;
    return `${FOLDER}/${file}`;
  }
}
