import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { anyTextOf } from '../read/file-text';
import { checkFolder, RESUMES } from '../read/owner-files';
import { editedText, editsBetween, writtenData, type Edit } from '../tidy/edits';
import { tidy, type Change } from '../tidy/tidy';
import { writeTogether } from './write-files';

const TRANSLATION = /^resume\.[a-z]{2,3}(?:-[A-Za-z]{2,4})?\.(?:json|ya?ml)$/;

/** A file of the owner's and its standard form. */
export type FileEdits = {
  file: string;
  edits: readonly Edit[];
  /** The reasons for the edits, and what was noticed beside them. */ changes: readonly Change[];
  before: string;
  /** The file in the standard's form, with the formatting of the lines that stay. */ text: string;
};

/**
 * The changes that make the résumé of a folder, and its translations, standard JSON Resumes.
 * @throws an error whose message is a sentence, for a folder without a résumé or a file that cannot be parsed
 */
export function tidyFolder(directory: string): FileEdits[] {
  checkFolder(directory);
  const main = RESUMES.find((name) => existsSync(join(directory, name))) ?? '';
  const names = [
    main,
    ...readdirSync(directory)
      .filter((name) => TRANSLATION.test(name))
      .toSorted(),
  ];
  const given = names.map((name) => {
    const file = join(directory, name);
    return { file, text: anyTextOf(readFileSync(file)) };
  });
  const { files, changes } = tidy(given);
  return given.map(({ file, text }, index) => {
    const edits = editsBetween(writtenData(file, text), files[index]?.data);
    return {
      file,
      edits,
      changes: changes.filter((change) => change.file === file),
      before: text,
      text: editedText(file, text, files[index]?.data),
    };
  });
}

/**
 * Writes the files that change, all or none.
 * @returns each with the path of its backup
 */
export const writeTidied = (files: readonly FileEdits[]): { file: string; backup: string }[] =>
  writeTogether(files.filter(({ before, text }) => text !== before));
