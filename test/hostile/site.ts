import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createRequestHandler, type ServerBuild } from 'react-router';
import { createServer } from 'vite';

import type * as PortfolioReader from '../../app/content/portfolio.server';
import type { Portfolio } from '../../app/content/portfolio';

/** The pages of one owner as the framework draws them, and what they are drawn of. */
export type OwnersSite = {
  page: (address: string) => Promise<string>;
  portfolioIn: (language: string) => Portfolio;
};

/** Draws pages of any owner's files without a build: the application is loaded once, by the bundler's own server. */
export async function pagesWithoutBuild() {
  const server = await createServer({
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    appType: 'custom',
    configLoader: 'runner',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  const build = await server.ssrLoadModule('virtual:react-router/server-build');
  const { getPortfolio } = (await server.ssrLoadModule(
    '/app/content/portfolio.server.ts',
  )) as typeof PortfolioReader;
  const handle = createRequestHandler(build as ServerBuild, 'production');
  const page = async (address: string) => {
    const answer = await handle(new Request(`https://me.example${address}`));
    if (answer.status >= 500) throw new Error(`${address} cannot be drawn.`);
    return answer.text();
  };

  return {
    close: () => server.close(),
    /** Lets an owner be read as long as `use` takes. */
    async of(files: Readonly<Record<string, string>>, use: (site: OwnersSite) => Promise<void>) {
      const directory = mkdtempSync(join(tmpdir(), 'hostile-'));
      for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text);
      process.env['CONTENT_DIR'] = directory;
      try {
        await use({ page, portfolioIn: (language) => getPortfolio(language) });
      } finally {
        delete process.env['CONTENT_DIR'];
        rmSync(directory, { recursive: true });
      }
    },
  };
}
