import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FILE_LETTERS = 3;

/**
 * A short code for a file. It is the same in every build, since the names in the client and server builds
 * must match.
 */
function fileCode(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  return Array.from({ length: FILE_LETTERS }, (_, at) => LETTERS[(digest[at] ?? 0) % LETTERS.length]).join(
    '',
  );
}

const codes = new Map<string, string>();

/**
 * Short names for the classes of CSS modules, in every page's HTML, stylesheet and script: the code of the
 * file, then the index of the class in it.
 * @throws when two files have the same code
 */
export function shortClassName(name: string, file: string, css: string): string {
  const path = relative(process.cwd(), file.split('?')[0] ?? file);
  const code = fileCode(path);
  const owner = codes.get(code) ?? path;
  if (owner !== path)
    throw new Error(`${path} and ${owner} get the same short class names; rename one of them.`);
  codes.set(code, path);
  const classes = [...new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, one]) => one))];
  return `${code}${classes.indexOf(name).toString(36)}`;
}
