import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { checkFolder, RESUMES } from '../read/check-folder';
import { isGroup } from '../standard/shape';
import { isNothing } from '../tidy/rule';
import { editedText, editsBetween, writtenData, type Edit } from '../tidy/edits';
import { tidy, type Change } from '../tidy/tidy';
import { textOf } from './web';
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

/** Removes the entries that are empty in the résumé from it and from its translations, whose entries are counted. */
function withoutEmpty(main: unknown, files: readonly unknown[]): unknown[] {
  if (!isGroup(main)) return [...files];
  return files.map((data) => {
    if (!isGroup(data)) return data;
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => {
        const own = main[key];
        if (Array.isArray(own) && Array.isArray(value))
          return [key, value.filter((_, index) => index >= own.length || !isNothing(own[index]))];
        return [key, key === 'basics' ? withoutEmpty(own, [value])[0] : value];
      }),
    );
  });
}

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
    return { file, text: textOf(readFileSync(file)) };
  });
  const { files, changes } = tidy(given);
  const tidied = withoutEmpty(
    files[0]?.data,
    files.map(({ data }) => data),
  );
  return given.map(({ file, text }, index) => {
    const edits = editsBetween(writtenData(file, text), tidied[index]);
    return {
      file,
      edits,
      changes: changes.filter((change) => change.file === file),
      before: text,
      text: editedText(file, text, tidied[index]),
    };
  });
}

/**
 * Writes the files that change, all or none.
 * @returns each with the path of its backup
 */
export const writeTidied = (files: readonly FileEdits[]): { file: string; backup: string }[] =>
  writeTogether(files.filter(({ before, text }) => text !== before));
