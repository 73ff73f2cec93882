import { createHash } from 'node:crypto';

import type { Plugin } from 'vite';

import type { Portfolio } from '../app/content/portfolio';
import { getPortfolio } from '../app/content/portfolio.server';
import { DEFAULT_GLYPH_TINT, glyphTints, houseGlyphs } from '../app/theme/glyphs';
import { glyphSprite } from './glyph-sprite';

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

/** Draws the colour icons into one file and tells the app its address as `virtual:glyphs`. */
export function glyphsPlugin(): Plugin {
  let base = '/';
  const draw = () =>
    glyphSprite([...houseGlyphs, ...glyphsIn(getPortfolio())], glyphTints, DEFAULT_GLYPH_TINT);
  const fileName = (sprite: string) =>
    `assets/glyphs-${createHash('sha256').update(sprite).digest('hex').slice(0, 8)}.svg`;
  return {
    name: 'portalfolio:glyphs',
    configResolved(config) {
      base = config.base;
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      return `export const spriteUrl = ${JSON.stringify(base + fileName(draw()))};`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/assets\/glyphs-\w+\.svg$/.test(request.url?.slice(base.length - 1) ?? '')) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(draw());
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const sprite = draw();
      this.emitFile({ type: 'asset', fileName: fileName(sprite), source: sprite });
    },
  };
}
