import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';

import { isAddress } from './addresses';
import type { Imported } from './entry';
import { readExport } from './read-export';
import { readJsonResume } from './read-json-resume';

/** The first bytes of a ZIP in hexadecimal, with files or empty. */
const ZIP_MARKS = /^504b(?:0304|0506)/;

function isZip(file: string): boolean {
  const handle = openSync(file, 'r');
  const mark = Buffer.alloc(4);
  readSync(handle, mark);
  closeSync(handle);
  return ZIP_MARKS.test(mark.toString('hex'));
}

/**
 * Reads a file, a folder or an address.
 * @throws an error whose message is a sentence
 */
export async function readNamed(named: string): Promise<Imported> {
  if (!existsSync(named)) {
    if (isAddress(named)) return readJsonResume(named);
    throw new Error(`${named}: there is no such file or folder.`);
  }
  if (statSync(named).isDirectory()) return readExport(named);
  // Not opened, since reading a device may never end.
  if (!statSync(named).isFile()) throw new Error(`${named}: expected a file or a folder, got a device.`);
  if (/\.csv$/i.test(named))
    throw new Error(
      `${named}: expected the complete export. Give its ZIP, or the folder that contains this file.`,
    );
  return isZip(named) ? readExport(named) : readJsonResume(named);
}
