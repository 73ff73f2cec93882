import { createHash } from 'node:crypto';
import { relative } from 'node:path';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FILE_LETTERS = 3;

/** Letters that stand for a file: the same in every build, since the browser's and the server's must agree. */
function fileCode(path: string): string {
  const digest = createHash('sha256').update(path).digest();
  return Array.from({ length: FILE_LETTERS }, (_, at) => LETTERS[(digest[at] ?? 0) % LETTERS.length]).join(
    '',
  );
}

const codes = new Map<string, string>();

/**
 * Short names for the classes of CSS modules, as they stand in every page's HTML, stylesheet and script: letters for
 * the file, then the class's place in it.
 * @throws when two files would get the same letters
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
