import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import { getPortfolio } from '../app/content/portfolio.server';
import { languages } from '../app/domain/languages';
import { packIndex } from '../app/domain/pack-index';

const MODULE = 'virtual:search';

/** The index of each language and its file, whose name holds its hash so that it may be kept for ever. */
const indexes = () =>
  languages.map(({ code }) => {
    const source = JSON.stringify(packIndex(getPortfolio(code)));
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
    return { code, file: `assets/search-${hash}.json`, source };
  });

/** Writes what the global search reads and tells the app its addresses, by language, as `virtual:search`. */
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
      const addresses = indexes().map(({ code, file }) => [code, base + file]);
      return `export const searchIndexes = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = indexes().find(({ file }) => request.url === base + file);
        if (!found) return next();
        response.setHeader('content-type', 'application/json');
        return response.end(found.source);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      // Where nothing is translated, two languages read one file.
      const files = new Map(indexes().map(({ file, source }) => [file, source]));
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
