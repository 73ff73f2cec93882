import { existsSync, statSync } from 'node:fs';

import { PACKED } from '../resume/read/packed';
import { readEnvFile } from '../site/environment';
import type { Given } from './command';

/** The owner's folder in a clone of the repository. Until it exists, the sample is shown. */
export const OWN_FOLDER = 'content';
const SAMPLE = 'examples/sample';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Changes to the owner's folder, which also contains the site, the caches, `.env` and the private files. In
 * the repository these are beside the code, and the folder contains only the content.
 * @param word the index of the positional argument that names the folder
 * @param otherwise the folder in the repository if none is named
 * @returns the folder with the content; a missing folder is returned as named, and its reader reports it
 */
export function enterFolder(
  given: Given,
  word = 0,
  otherwise = existsSync(OWN_FOLDER) ? OWN_FOLDER : SAMPLE,
): string {
  const named = given.words[word] ?? given.text('content');
  if (PACKED && named !== undefined) {
    if (!isFolder(named)) return named;
    process.chdir(named);
  }
  readEnvFile();
  if (PACKED) return '.';
  return named ?? process.env['CONTENT_DIR'] ?? otherwise;
}
