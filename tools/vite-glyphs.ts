import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import type { Portfolio } from '../app/content/portfolio';
import { getPortfolio } from '../app/content/portfolio.server';
import { DEFAULT_GLYPH_TINT, glyphTints, houseGlyphs } from '../app/theme/glyphs';
import { glyphFiles } from './glyph-files';

const MODULE = 'virtual:glyphs';

/** The names of the icons that the owner's content shows. */
function glyphsIn(portfolio: Portfolio): string[] {
  const positions = portfolio.companies.flatMap((company) => company.positions);
  const wearers = [
    ...portfolio.companies,
    ...positions.flatMap((position) => position.resources),
    ...portfolio.projects,
    ...portfolio.achievements,
    ...portfolio.stats,
    ...(portfolio.lastProject?.resources ?? []),
  ];
  return wearers.map((wearer) => wearer.icon);
}

const draw = () => glyphFiles([...houseGlyphs, ...glyphsIn(getPortfolio())], glyphTints, DEFAULT_GLYPH_TINT);

/** The folder's name holds the hash of all of them, so that it may be kept for ever and icons are found by name. */
function folderOf(glyphs: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256')
    .update([...glyphs.values()].join(''))
    .digest('hex')
    .slice(0, 8);
  return `assets/glyphs-${hash}/`;
}

/** Serves the colour icons that are shown, a file each, and tells the app their folder as `virtual:glyphs`. */
export function glyphsPlugin(): Plugin {
  let base = '/';
  return {
    name: 'portalfolio:glyphs',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export const glyphFolder = ${JSON.stringify(base + folderOf(draw()))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, name = ''] = /\/assets\/glyphs-\w+\/([\w-]+)\.svg$/.exec(request.url ?? '') ?? [];
        const glyph = draw().get(name);
        if (!glyph) return next();
        response.setHeader('content-type', 'image/svg+xml');
        return response.end(glyph);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const glyphs = draw();
      for (const [name, source] of glyphs) {
        this.emitFile({ type: 'asset', fileName: `${folderOf(glyphs)}${name}.svg`, source });
      }
    },
  };
}
