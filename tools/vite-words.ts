import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

import { languages } from '../app/domain/languages';
import { en } from '../app/i18n/en';

const LITERAL = /['"`]([a-z-]+\.[A-Za-z-]+)['"`]/g;
const TEMPLATE = /`([^`$]*)\$\{[^}]*\}([^`$]*)`/g;

const KEYS = Object.keys(en);

/** A word that is not there yet: `tools/language-files.ts` puts each language's own in its place. */
const gapFor = (key: string, language = '') => `@@${language}/${key}@@`;
/** Its parts: the quote, the language (empty for the page's own), the key. */
export const WORD_GAP = /(["'`])@@([A-Za-z-]*)\/([A-Za-z.-]+)@@\1/g;

/** The families of words that a source names by a template (`${slug}.label`): a start and an end of their keys. */
const familiesIn = (source: string) =>
  Array.from(source.matchAll(TEMPLATE), ([, start = '', end = '']) => ({ start, end })).filter(
    ({ start, end }) => (start + end).includes('.'),
  );

type Family = ReturnType<typeof familiesIn>[number];
const isOf = (key: string, { start, end }: Family) => key.startsWith(start) && key.endsWith(end);

/** The words that a module's source names, in full (`'shell.ok'`) or by a family. */
export function wordsIn(source: string): readonly string[] {
  const named = new Set(Array.from(source.matchAll(LITERAL), ([, key]) => key));
  const families = familiesIn(source);
  return KEYS.filter((key) => named.has(key) || families.some((family) => isOf(key, family)));
}

/** Short names for the words that every source names in full: keys weigh as much as what they stand for. */
export function shortNames(sources: readonly string[]): ReadonlyMap<string, string> {
  const families = sources.flatMap(familiesIn);
  return new Map(
    KEYS.flatMap((key, at) =>
      families.some((family) => isOf(key, family)) ? [] : [[key, `_${at.toString(36)}`] as const],
    ),
  );
}

const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));

/** In the browser there is one language, and each module brings the words that it says. */
const BROWSERS_CATALOGUE = 'export const words = {};\nexport const wordsOf = () => words;\n';

/** The bundler wants to see by name what `i18n/catalogues.ts` finds by itself. */
const serversCatalogues = (): string =>
  [
    ...languages.map(({ code }, at) => `import * as module${at} from './${code}.ts';`),
    `const catalogues = { ${languages.map(({ code }, at) => `'${code}': module${at}['${code}']`).join(', ')} };`,
    'export const wordsOf = (code) => catalogues[code];',
  ].join('\n');

/** As `i18n/offers.ts` has it: of the other languages, a page knows how they are offered. */
const browsersOffers = (): string => {
  const offers = languages.map(({ code }) => [
    code,
    { text: gapFor('language.offer', code), dismiss: gapFor('shell.close', code) },
  ]);
  return `export const offers = ${JSON.stringify(Object.fromEntries(offers))};\n`;
};

/**
 * Each module of the browser's build brings the words that it names into the catalogue, which is empty there: a page's
 * script carries its own words and not every screen's (docs/decisions/008), and gaps in place of the words until a
 * language fills them (docs/decisions/016). The server's build keeps the catalogues.
 */
export function wordsPlugin(): Plugin {
  let short: ReadonlyMap<string, string> = new Map();
  return {
    name: 'portalfolio:words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      short = shortNames(sourcesOf('app'));
    },
    transform: {
      filter: { id: /\/app\/[^?]*\.tsx?(?:\?.*)?$/ },
      handler(source, id) {
        const browsers = this.environment.name === 'client';
        if (/\/app\/i18n\/catalogues\.ts/.test(id))
          return { code: browsers ? BROWSERS_CATALOGUE : serversCatalogues(), map: null };
        if (!browsers) return null;
        if (/\/app\/i18n\/offers\.ts/.test(id)) return { code: browsersOffers(), map: null };
        const keys = wordsIn(source);
        if (keys.length === 0) return null;
        const words = Object.fromEntries(keys.map((key) => [short.get(key) ?? key, gapFor(key)]));
        const brought = `\nimport { words as catalogue } from '~/i18n/catalogues';\nObject.assign(catalogue, ${JSON.stringify(words)});\n`;
        const shortened = source.replaceAll(LITERAL, (literal, key: string) =>
          short.has(key) ? `'${short.get(key)}'` : literal,
        );
        return { code: shortened + brought, map: null };
      },
    },
  };
}
