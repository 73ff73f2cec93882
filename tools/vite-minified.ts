import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { keepFile } from './keep-file';

const CACHE = join('.cache', 'minified');

/** The bundler's own plugin that calls the minifier. */
const MINIFIER = 'vite:terser';

type Rendered = { code: string } | null;
type RenderChunk = (this: unknown, code: string, ...about: unknown[]) => Promise<Rendered>;

/**
 * Remembers what the minifier made of a script: half of a build is its work, and an owner who changes a text has
 * the same scripts as before.
 * @throws where the bundler has no such plugin any more
 */
export function minifiedPlugin(): Plugin {
  return {
    name: 'portalfolio:minified',
    apply: 'build',
    configResolved({ plugins, build }) {
      const minifier = plugins.find(({ name }) => name === MINIFIER);
      if (typeof minifier?.renderChunk !== 'function')
        throw new Error(
          `tools/vite-minified.ts expects the plugin "${MINIFIER}": look how scripts are minified now.`,
        );
      const minify = minifier.renderChunk as unknown as RenderChunk;
      const options = JSON.stringify(build.terserOptions);
      const { version } = JSON.parse(readFileSync('node_modules/terser/package.json', 'utf8')) as {
        version: string;
      };
      const remembering: RenderChunk = async function remembering(code, ...about) {
        const key = createHash('sha256').update(version).update(options).update(code).digest('hex');
        const kept = join(CACHE, `${key}.js`);
        if (existsSync(kept)) return { code: readFileSync(kept, 'utf8') };
        const made = await minify.call(this, code, ...about);
        // Not minified: the server's scripts.
        if (!made) return made;
        keepFile(kept, made.code);
        return made;
      };
      minifier.renderChunk = remembering as unknown as typeof minifier.renderChunk;
    },
  };
}
