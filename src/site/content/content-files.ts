import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { createHash } from 'node:crypto';

import { filesBelow } from '../build-folders';

/** Installed and generated files of an owner's folder, and copies of earlier ones. */
const GENERATED = [
  'node_modules/',
  'build/',
  'private/',
  '.portalfolio/',
  'outbox/',
  '*.bak*',
  'import-leftovers.json',
  '.DS_Store',
];
/** The files of its package. */
const PROJECT = ['package.json', 'package-lock.json', 'pnpm-*.yaml', 'yarn.lock', '*.tgz'];
/** The lines of its `.gitignore`. */
export const IGNORED = [...GENERATED, '.env', '.env.*', 'views.private.*'];

/** Returns a function that compares a path with patterns of `.gitignore`; the last one that fits decides. */
const matcherOf = (patterns: readonly string[]) => {
  const rules = patterns.map((pattern) => ({
    fits: new RegExp(
      `^(?:.*/)?${pattern.replace(/^!/, '').replaceAll('.', '\\.').replaceAll('*', '.*').replace(/\/$/, '(?:/.*)?')}$`,
    ),
    isMeant: !pattern.startsWith('!'),
  }));
  return (path: string): boolean => rules.findLast(({ fits }) => fits.test(path))?.isMeant ?? false;
};

/** Whether git must ignore a path of an owner's folder, which a public repository would show. */
export const isIgnored = matcherOf(IGNORED);
const isNoContent = matcherOf([...GENERATED, ...PROJECT]);

/** Whether a path in an owner's folder is content. Hidden files are not. */
export function isContent(path: string): boolean {
  const [first = '', ...steps] = path.split(/[\\/]/);
  return ![first, ...steps].some((step) => step.startsWith('.')) && !isNoContent(first);
}

/** The files of an owner's folder, as sorted relative paths. */
export function contentFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => isContent(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      return filesBelow(join(directory, entry.name)).map((file) => join(entry.name, file));
    })
    .filter(isContent)
    .toSorted()
    .map((file) => file.replaceAll(sep, '/'));
}

/** The hash of a folder's file names and contents. Times are left out, since they differ between copies. */
export function contentHash(directory: string): string {
  const hash = createHash('sha256');
  for (const file of contentFiles(directory)) {
    const bytes = readFileSync(join(directory, file));
    hash.update(`${file}\n${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
