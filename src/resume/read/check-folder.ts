import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { documentName, folderName, PACKED } from './packed';
import { ContentError } from '../standard/problems';

/** The names of a résumé's file. */
export const RESUMES = ['resume.json', 'resume.yaml', 'resume.yml'];

/** The commands that create a résumé, for a folder without one. */
const firstSteps = (directory: string): string[] => {
  if (PACKED)
    return [
      'There are three ways to begin:',
      `  1. put your résumé (https://jsonresume.org/schema) at ${join(directory, 'resume.json')}; a name is enough`,
      `  2. npx portalfolio import FILE   takes a LinkedIn export, or a résumé in most formats (${documentName('import')})`,
      '  3. npx portalfolio init          asks for your name and writes the files to begin with',
    ];
  const folder = directory === 'content' ? '' : ` --content ${directory}`;
  return [
    'There are three ways to begin:',
    `  1. put your résumé (https://jsonresume.org/schema) at ${join(directory, 'resume.json')}; a name is enough`,
    `  2. npm run import -- FILE${folder}   takes a LinkedIn export, or a résumé in most formats (${documentName('import')})`,
    `  3. git checkout -- content   brings back the sample, to be changed into your own`,
  ];
};

/** @throws ContentError if an owner's folder is missing or unusable */
export function checkFolder(directory: string): void {
  const contentError = (...sentences: string[]) => new ContentError(sentences);
  if (!existsSync(directory))
    throw contentError(
      `${directory}: there is no such folder; it should hold a resume.json.`,
      ...firstSteps(directory),
    );
  if (!statSync(directory).isDirectory())
    throw contentError(`${directory}: expected a folder that holds a resume.json, got a file.`);
  try {
    readdirSync(directory);
  } catch {
    throw contentError(`${folderName(directory)}: the folder cannot be read.`);
  }
  if (!RESUMES.some((name) => existsSync(join(directory, name)))) {
    throw contentError(
      `${folderName(directory)}: expected a résumé (${RESUMES.join(', ')}), found none.`,
      ...firstSteps(directory),
    );
  }
}
