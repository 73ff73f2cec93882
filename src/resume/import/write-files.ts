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
  writeSync,
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

/** Writes a file in one step. Readers find either the old or the new one. */
export function writeAtOnce(file: string, text: string): void {
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  try {
    const handle = openSync(draft, 'wx');
    try {
      writeSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw new Error(`${file}: cannot be written (${(error as NodeJS.ErrnoException).code ?? 'unknown'}).`, {
      cause: error,
    });
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
