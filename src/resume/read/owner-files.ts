import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { warnerOf, type Findings, ContentError } from '../standard/problems';
import { readSource, type Source } from './source';
import { commandLine, documentName, folderName, PACKED_FOLDER } from '../package-data';

/** The single file of a kind in the folder; null if there is none. */
export function sourceOf(directory: string, names: readonly string[], findings: Findings): Source | null {
  const found = names.filter((name) => existsSync(join(directory, name)));
  const [first] = found;
  if (first === undefined) return null;
  if (found.length > 1)
    warnerOf({ place: () => `${directory}:` }, findings)(
      [],
      `expected one of ${found.join(' and ')}, got both; ${first} was read.`,
    );
  const source = readSource(join(directory, first));
  if (!('problems' in source)) {
    findings.warnings.push(...source.warnings);
    return source;
  }
  findings.problems.push(...source.problems);
  return null;
}

/** The owner's script that is called with the speed figures of each visit (docs/speed.md). */
export function speedFileIn(directory: string): string | null {
  const file = resolve(directory, 'speed.js');
  return existsSync(file) ? file : null;
}

/** The names of a résumé's file. */
export const RESUMES = ['resume.json', 'resume.yaml', 'resume.yml'];
export const PORTALS = ['portal.yaml', 'portal.yml'];

const TRANSLATION = /^(?<kind>resume|portal)\.(?<code>[a-z]{2,3}(?:-[A-Za-z]{2,4})?)\.(?:json|ya?ml)$/;

type TranslationFile = { file: string; kind: 'resume' | 'portal'; code: string };

/** The translations in a folder: `resume.es.json`, `portal.es.yaml`. */
export const translationsIn = (directory: string): TranslationFile[] =>
  readdirSync(directory)
    .toSorted()
    .flatMap((name): TranslationFile[] => {
      const { kind, code = '' } = TRANSLATION.exec(name)?.groups ?? {};
      return kind === 'resume' || kind === 'portal' ? [{ file: join(directory, name), kind, code }] : [];
    });

/** The commands that create a résumé, for a folder without one. */
const firstSteps = (directory: string): string[] => [
  'There are three ways to begin:',
  `  1. put your résumé (https://jsonresume.org/schema) at ${join(directory, 'resume.json')}; a name is enough`,
  `  2. ${commandLine('import FILE', `import -- FILE${directory === 'content' ? '' : ` ${directory}`}`)}   takes a LinkedIn export, or a résumé in most formats (${documentName('import')})`,
  PACKED_FOLDER
    ? '  3. npx portalfolio init          writes the files to begin with'
    : '  3. git checkout -- content   brings back the sample, to be changed into your own',
];

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
