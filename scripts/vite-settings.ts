import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';

import type { Plugin } from 'vite';

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

const SIZE = /viewBox="0 0 (?<size>\d+) \k<size>"/;
/** Other attributes of a path (`opacity`, `fill-rule`) would be lost. */
const PATH = /<path d="(?<path>[Mm][^"]+)"\/>/g;

/**
 * Reads the edge length and the combined path of an icon of one colour.
 * @throws when the drawing contains anything else
 */
export function iconIn(svg: string): { size: number; path: string } {
  const size = Number(SIZE.exec(svg)?.groups?.['size']);
  const [path = '', ...more] = Array.from(svg.matchAll(PATH), ({ groups }) => groups?.['path'] ?? '');
  const rest = svg.replaceAll(PATH, '');
  // After another path, a relative `m` would start at the end of that path.
  const joins = more.every((one) => one.startsWith('M'));
  if (!size || path === '' || !joins || !/^<svg [^>]*><\/svg>\s*$/.test(rest)) {
    throw new Error(`An icon of one colour is a square with paths and nothing else: ${svg.slice(0, 200)}`);
  }
  return { size, path: path + more.join('') };
}

/** Makes `icon.svg?react` a component and `icon.svg?tree` an element tree, each with only the path of the icon. */
export function iconsPlugin(): Plugin {
  return {
    name: 'portalfolio:icons',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?(?:react|tree)$/ },
      handler(id) {
        const [file = '', form] = id.split('?');
        const { size, path } = iconIn(readFileSync(file, 'utf8'));
        const makers = JSON.stringify(resolve('src/portal/components/icon.tsx'));
        const maker = form === 'tree' ? 'iconTree' : 'iconOf';
        return `import { ${maker} } from ${makers};\nexport default /* @__PURE__ */ ${maker}(${size}, ${JSON.stringify(path)});`;
      },
    },
  };
}
