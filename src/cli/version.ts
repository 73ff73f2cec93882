import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { PACKED_FOLDER } from '../resume/package-data';
import { git } from '../site/hosts/repository';

/** The folder of the package, or of the repository. */
const ROOT = PACKED_FOLDER
  ? dirname(dirname(PACKED_FOLDER))
  : fileURLToPath(new URL('../..', import.meta.url));
const DOCS = join(ROOT, 'docs');

/** The documents for owners. The package contains these. */
export const DOCUMENTS = [
  'content.md',
  'case-studies.md',
  'import.md',
  'publishing.md',
  'speed.md',
  'theme.md',
  'words.md',
  'words.en.yaml',
] as const;

/** The commit of the sources in a folder of the repository; null without git. */
export const commitOf = (folder: string): string | null => git(folder, 'rev-parse', 'HEAD');

type Manifest = { version: string; gitHead?: string };

const manifest = (): Manifest => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

export const version = (): string => manifest().version;

/** The version with the commit that it was made of: `0.1.0 (1bb40a1e)`. */
export function versionWithCommit(): string {
  const commit = PACKED_FOLDER ? manifest().gitHead : commitOf(ROOT);
  return commit ? `${version()} (${commit.slice(0, 8)})` : version();
}

/** The names under which the documents are printed: `theme`, `words.en.yaml`. */
export const documentNames = (): string[] => DOCUMENTS.map((file) => file.replace(/\.md$/, ''));

/** The text of a document for owners; null if there is none of that name. */
export function documentText(name: string): string | null {
  const file = DOCUMENTS.find((one) => one === name || one === `${name}.md`);
  return file && readdirSync(DOCS).includes(file) ? readFileSync(join(DOCS, file), 'utf8') : null;
}

/** The changes for owners, in all versions. */
export function changes(): string {
  const file = join(ROOT, 'CHANGELOG.md');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
