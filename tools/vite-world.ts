import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { worldMap } from './world-map';

const MODULE = 'virtual:world';

let drawn: { file: string; source: string } | null = null;

/** The drawing and its file, whose name holds its hash so that it may be kept for ever. */
function theWorld() {
  if (drawn === null) {
    const source = worldMap();
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    drawn = { file: `assets/world-${hash}.svg`, source };
  }
  return drawn;
}

/** Serves the bundled world and tells the app its address as `virtual:world`. */
export function worldPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portalfolio:world',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export const worldAddress = ${JSON.stringify(base + theWorld().file)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!request.url?.endsWith(theWorld().file)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        return response.end(theWorld().source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { file, source } = theWorld();
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}
