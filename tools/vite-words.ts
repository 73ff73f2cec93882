import type { Plugin } from 'vite';

import { en } from '../app/i18n/en';

const LITERAL = /['"`]([a-z-]+\.[A-Za-z-]+)['"`]/g;
const TEMPLATE = /`([^`$]*)\$\{[^}]*\}([^`$]*)`/g;

/** The words that a module's source names, in full (`'shell.ok'`) or by a family (`${slug}.label`). */
export function wordsIn(source: string): Readonly<Record<string, string>> {
  const named = new Set(Array.from(source.matchAll(LITERAL), ([, key]) => key));
  const families = Array.from(source.matchAll(TEMPLATE), ([, start = '', end = '']) => ({
    start,
    end,
  })).filter(({ start, end }) => (start + end).includes('.'));
  return Object.fromEntries(
    Object.entries(en).filter(
      ([key]) =>
        named.has(key) || families.some(({ start, end }) => key.startsWith(start) && key.endsWith(end)),
    ),
  );
}

/**
 * Each module of the browser's build brings the words that it names into the catalogue, which is empty there: a page's
 * script carries its own words and not every screen's (docs/decisions/008). The server's build keeps the catalogue.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'portalfolio:words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/app\/[^?]*\.tsx?(?:\?.*)?$/ },
      handler(source, id) {
        if (/\/app\/i18n\/en\.ts/.test(id)) return { code: 'export const en = {};', map: null };
        const words = wordsIn(source);
        if (Object.keys(words).length === 0) return null;
        const brought = `\nimport { en as catalogue } from '~/i18n/en';\nObject.assign(catalogue, ${JSON.stringify(words)});\n`;
        return { code: source + brought, map: null };
      },
    },
  };
}
