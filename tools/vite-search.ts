import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { getPortfolio } from '../app/content/portfolio.server';
import { packIndex } from '../app/domain/search-index';

const MODULE = 'virtual:search';

/** The index and its file, whose name holds its hash so that it may be kept for ever. */
function index() {
  const source = JSON.stringify(packIndex(getPortfolio()));
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { file: `assets/search-${hash}.json`, source };
}

/** Writes what the global search reads and tells the app its address as `virtual:search`. */
export function searchPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portalfolio:search',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export const searchIndexAddress = ${JSON.stringify(base + index().file)};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/\/assets\/search-\w+\.json$/.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(index().source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const { file, source } = index();
      this.emitFile({ type: 'asset', fileName: file, source });
    },
  };
}
