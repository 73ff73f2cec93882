import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import type { Plugin } from 'vite';

const SIZE = /viewBox="0 0 (?<size>\d+) \k<size>"/;
/** Whatever else a path could carry (an opacity, a rule for holes) would be lost. */
const PATH = /<path d="(?<path>[Mm][^"]+)"\/>/g;

/** The edge and the one path of an icon of one colour. @throws when there is more to the drawing than that */
export function iconIn(svg: string): { size: number; path: string } {
  const size = Number(SIZE.exec(svg)?.groups?.['size']);
  const [path = '', ...more] = Array.from(svg.matchAll(PATH), ({ groups }) => groups?.['path'] ?? '');
  const rest = svg.replaceAll(PATH, '');
  // Behind another path a small `m` would begin where that one ended.
  const joins = more.every((one) => one.startsWith('M'));
  if (!size || path === '' || !joins || !/^<svg [^>]*><\/svg>\s*$/.test(rest)) {
    throw new Error(`An icon of one colour is a square with paths and nothing else: ${svg.slice(0, 200)}`);
  }
  return { size, path: path + more.join('') };
}

/** `icon.svg?react` is a component. A page carries an icon's path and not the whole of its file. */
export function iconsPlugin(): Plugin {
  return {
    name: 'portalfolio:icons',
    enforce: 'pre',
    load: {
      filter: { id: /\.svg\?react$/ },
      handler(id) {
        const { size, path } = iconIn(readFileSync(id.replace(/\?react$/, ''), 'utf8'));
        const maker = JSON.stringify(resolve('src/portal/components/icon.tsx'));
        return `import { iconOf } from ${maker};\nexport default /* @__PURE__ */ iconOf(${size}, ${JSON.stringify(path)});`;
      },
    },
  };
}
