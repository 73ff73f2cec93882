import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contentFiles } from '../site/content-files';

/** The folders in a clone that may contain the owner's content: `content`, or the named folder itself. */
const PLACES = ['content', '.'];

const isContentFolder = (folder: string): boolean =>
  ['resume.json', 'resume.yaml', 'resume.yml'].some((name) => existsSync(join(folder, name)));

/** Files that the repository generates or an import backs up, which are not the owner's. */
const NOT_COPIED = /\.schema\.json$|\.bak\d*$/;

/** The line with the address of the schema, for editors. */
const SCHEMA_LINE = /^(# yaml-language-server: \$schema=)\S+/m;

/**
 * Copies an owner's content from a clone of the repository. Existing files are not replaced.
 * @param schemaFor returns the path of a file's schema, relative to the new folder
 * @returns the files that were copied
 * @throws an error whose message is a sentence
 */
export function copyFromClone(
  clone: string,
  folder: string,
  schemaFor: (file: string) => string,
): readonly string[] {
  const content = PLACES.map((place) => join(clone, place)).find(isContentFolder);
  if (content === undefined)
    throw new Error(`${clone}: expected a clone with a résumé in its content folder, found none.`);
  const copied = contentFiles(content).filter(
    (file) => !NOT_COPIED.test(file) && !existsSync(join(folder, file)),
  );
  for (const file of copied) {
    const to = join(folder, file);
    mkdirSync(dirname(to), { recursive: true });
    if (!/^portal\b.*\.ya?ml$/.test(file)) copyFileSync(join(content, file), to);
    else
      writeFileSync(
        to,
        readFileSync(join(content, file), 'utf8').replace(
          SCHEMA_LINE,
          (_, start: string) => start + schemaFor(file),
        ),
      );
  }
  const keys = join(clone, '.env');
  if (existsSync(keys) && !existsSync(join(folder, '.env'))) {
    copyFileSync(keys, join(folder, '.env'));
    return [...copied, '.env'];
  }
  return copied;
}
