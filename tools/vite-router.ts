import type { Plugin } from 'vite';

import { cutRouter } from './router-cuts';

/**
 * The router's published file goes to visitors without what this portal cannot reach (docs/decisions/018). The server's
 * build and the development server have all of it.
 */
export function routerCutsPlugin(): Plugin {
  let cuts = 0;
  return {
    name: 'portalfolio:router-cuts',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      cuts = 0;
    },
    transform: {
      filter: { id: /react-router\/dist\/.*\.mjs$/, code: 'function createRouter(' },
      handler(code) {
        cuts += 1;
        return { code: cutRouter(code), map: null };
      },
    },
    buildEnd(error) {
      if (!error && cuts !== 1)
        throw new Error(
          `tools/vite-router.ts expects the router in one file, and ${cuts} were found: look where it is now.`,
        );
    },
  };
}
