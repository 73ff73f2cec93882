import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { createHash } from 'node:crypto';

/** The generated files and the project files of an owner's folder. */
const NO_CONTENT =
  /^(?:build|node_modules|outbox|private|package(?:-lock)?\.json|pnpm-\S+\.yaml|yarn\.lock|\S+\.tgz)$/;

/** Whether a path in an owner's folder is content. Hidden files are not. */
export function isContent(path: string): boolean {
  const [first = '', ...steps] = path.split(/[\\/]/);
  return ![first, ...steps].some((step) => step.startsWith('.')) && !NO_CONTENT.test(first);
}

/** The files of an owner's folder, as sorted relative paths. */
export function contentFiles(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter(({ name }) => isContent(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return entry.isFile() ? [entry.name] : [];
      return readdirSync(join(directory, entry.name), { recursive: true, withFileTypes: true })
        .filter((inside) => inside.isFile())
        .map((inside) => relative(directory, join(inside.parentPath, inside.name)));
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
