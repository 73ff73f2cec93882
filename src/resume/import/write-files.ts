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

/** What an owner can do something about, by the system's words for it. */
const HINDRANCES: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to write there',
  ENOTDIR: 'its parent is a file, not a folder',
  EPERM: 'you have no permission to write there',
  EROFS: 'the disk is read-only',
};

/**
 * Makes a folder and those around it, one by one: at once, the system tries for ever where nothing can be made (`/proc`).
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

/** Writes a file as a whole or not at all: whoever reads meanwhile finds the old one or the new one. */
export function writeWhole(file: string, text: string): void {
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

/** Copies a file to `….bak`, or `….bak2` where that exists: no backup replaces another. @returns the copy's path */
export function backUp(file: string): string {
  for (let count = 1; ; count += 1) {
    const backup = `${file}.bak${count > 1 ? count : ''}`;
    if (existsSync(backup)) continue;
    copyFileSync(file, backup, constants.COPYFILE_EXCL);
    return backup;
  }
}
