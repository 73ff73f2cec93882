import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { getPortfolio } from '../app/content/portfolio.server';

const REPORTER = 'virtual:speed';
const CALLBACK = 'virtual:speed-callback';
const MEASURES = resolve('app/browser/speed-figures.ts');

/**
 * Brings the owner's callback for speed figures into the app (docs/speed.md). Where there is none, nothing of what
 * measures them is in the site.
 */
export function speedPlugin(): Plugin {
  return {
    name: 'portalfolio:speed',
    resolveId: (id) =>
      id === REPORTER ? `\0${REPORTER}` : id === CALLBACK ? getPortfolio().portal.speed : null,
    load(id) {
      if (id !== `\0${REPORTER}`) return null;
      const { speed } = getPortfolio().portal;
      const report = speed ? `() => import(${JSON.stringify(MEASURES)})` : 'null';
      return `export const reportSpeed = ${report};`;
    },
  };
}
