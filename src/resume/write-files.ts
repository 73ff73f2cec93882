import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/** The messages for system errors that an owner can resolve. */
const HINDRANCES: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write there',
  ENOTDIR: 'its parent is a file, not a folder',
  EPERM: 'you have no permission to write there',
  EROFS: 'the disk is read-only',
};

/**
 * Creates a folder and its parents one by one. A recursive call never returns where nothing can be created
 * (`/proc`).
 * @throws an error whose message is a sentence
 */
export function makeFolder(directory: string): void {
  if (existsSync(directory)) return;
  const around = dirname(resolve(directory));
  if (!existsSync(around)) makeFolder(around);
  try {
    mkdirSync(directory);
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    throw new Error(`${directory}: the folder cannot be made: ${HINDRANCES[code] ?? code}.`, {
      cause: error,
    });
  }
}

/**
 * Writes a content beside a file.
 * @returns its path
 */
function writeDraft(file: string, content: string | Uint8Array): string {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  // A file that only its owner may read stays one.
  const handle = openSync(draft, 'wx', statSync(file, { throwIfNoEntry: false })?.mode);
  try {
    writeFileSync(handle, content);
    fsyncSync(handle);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return draft;
}

const cannotWrite = (file: string, error: unknown) =>
  new Error(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`, {
    cause: error,
  });

/** Writes a file in one step. Readers find either the old or the new one. */
export function writeAtOnce(file: string, content: string | Uint8Array): void {
  let draft: string | undefined;
  try {
    draft = writeDraft(file, content);
    renameSync(draft, file);
  } catch (error) {
    if (draft !== undefined) rmSync(draft, { force: true });
    throw cannotWrite(file, error);
  }
}

/**
 * Replaces existing files, all or none, and keeps a backup of each.
 * @throws an error whose message is a sentence; then every file is as it was
 */
export function writeTogether(
  files: readonly { file: string; text: string }[],
): { file: string; backup: string }[] {
  const drafts: { file: string; draft: string }[] = [];
  const written: { file: string; backup: string }[] = [];
  let current = '';
  try {
    for (const { file, text } of files) {
      current = file;
      drafts.push({ file, draft: writeDraft(file, text) });
    }
    for (const { file, draft } of drafts) {
      current = file;
      const backup = backUp(file);
      written.push({ file, backup });
      renameSync(draft, file);
    }
    return written;
  } catch (error) {
    for (const { file, backup } of written) renameSync(backup, file);
    for (const { draft } of drafts) rmSync(draft, { force: true });
    throw cannotWrite(current, error);
  }
}

/**
 * Copies a file to `….bak`, or `….bak2` if that exists. No backup replaces another.
 * @returns the path of the copy
 */
export function backUp(file: string): string {
  for (let count = 1; ; count += 1) {
    const backup = `${file}.bak${count > 1 ? count : ''}`;
    if (existsSync(backup)) continue;
    copyFileSync(file, backup, constants.COPYFILE_EXCL);
    return backup;
  }
}
