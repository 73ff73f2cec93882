import { existsSync, statSync } from 'node:fs';

import { PACKED } from '../resume/read/packed';
import { readEnvFile } from '../site/environment';
import type { Given } from './command';

/** The owner's folder in a clone of the repository; until it exists, the sample is shown. */
export const OWN_FOLDER = 'content';
const SAMPLE = 'examples/sample';

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory();

/**
 * Goes to the owner's folder, where the site, the caches, `.env` and the private files are as well. In the repository
 * they are beside the code, and only the content is in the folder.
 * @param word which of the command's words names the folder
 * @param otherwise the folder in the repository where none is named
 * @returns the folder with the content; one that is not there is named as it was, for the reader to say so
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
