import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { anyTextOf } from '../read/file-text';
import { checkFolder, RESUMES } from '../read/owner-files';
import { editedText } from '../tidy/edits';
import { tidy } from '../tidy/tidy';
import { writeTogether } from './write-files';

const TRANSLATION = /^resume\.[a-z]{2,3}(?:-[A-Za-z]{2,4})?\.(?:json|ya?ml)$/;

/** A file of the owner's and its standard form. */
export type TidiedFile = {
  file: string;
  /** The sentences of the rules that change it. */ reasons: readonly string[];
  before: string;
  /** The file in the standard's form, with the formatting of the lines that stay. */ text: string;
};

/**
 * The résumé of a folder and its translations as standard JSON Resumes.
 * @throws an error whose message is a sentence, for a folder without a résumé or a file that cannot be parsed
 */
export function tidyFolder(directory: string): TidiedFile[] {
  checkFolder(directory);
  const main = RESUMES.find((name) => existsSync(join(directory, name))) ?? '';
  const translations = readdirSync(directory).filter((name) => TRANSLATION.test(name));
  const given = [main, ...translations.toSorted()].map((name) => {
    const file = join(directory, name);
    return { file, text: anyTextOf(readFileSync(file)) };
  });
  return tidy(given).map(({ file, data, rules }, index) => {
    const before = given[index]?.text ?? '';
    return { file, reasons: rules.map(({ does }) => does), before, text: editedText(file, before, data) };
  });
}

/**
 * Writes the files that change, all or none.
 * @returns each with the path of its backup
 */
export const writeTidied = (files: readonly TidiedFile[]): { file: string; backup: string }[] =>
  writeTogether(files.filter(({ before, text }) => text !== before));
