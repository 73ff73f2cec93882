import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Language } from '../app/domain/languages';
import { wordsOf } from '../app/i18n/catalogues';
import { WORD_GAP } from './vite-words';

/** The scripts that say something, and those that name one of these: a script is asked for by its name. */
function speaking(scripts: ReadonlyMap<string, string>): Set<string> {
  const found = new Set([...scripts.keys()].filter((name) => scripts.get(name)?.match(WORD_GAP)));
  for (let before = 0; before !== found.size;) {
    before = found.size;
    for (const [name, text] of scripts)
      if (!found.has(name) && [...found].some((other) => text.includes(`/${other}`))) found.add(name);
  }
  return found;
}

/** The framework's list of routes, without those of the other languages: nobody walks there but by a new page. */
function routesOf(manifest: string, { code }: Pick<Language, 'code'>): string {
  const [head, json, tail] = [
    /^[^{]*/.exec(manifest)?.[0] ?? '',
    manifest.replace(/^[^{]*/, '').replace(/;\s*$/, ''),
    ';',
  ];
  const list = JSON.parse(json) as { routes: Record<string, unknown> };
  const own = Object.entries(list.routes).filter(([id]) => !id.includes('/') || id.startsWith(`${code}/`));
  return head + JSON.stringify({ ...list, routes: Object.fromEntries(own) }) + tail;
}

/**
 * Writes each script that says something once for each language, in its words, under a name of its own
 * (`page-D1x.js` → `page-D1x.es-3fa2.js`), in place of the one with gaps (docs/decisions/016).
 * @returns what gives a page of a language the names of its scripts
 */
export function writeLanguages(
  assets: string,
  languages: readonly Language[],
): (html: string, language: Pick<Language, 'code'>) => string {
  const scripts = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, readFileSync(join(assets, file), 'utf8')]),
  );
  const spoken = speaking(scripts);
  const names = new RegExp(
    `(?<=/)(?:${[...spoken].map((name) => name.replaceAll('.', '\\.')).join('|')})(?=["'\`])`,
    'g',
  );
  const renamed = new Map<string, (text: string) => string>();
  for (const language of languages) {
    const words = wordsOf(language.code);
    const stamp = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 6);
    const nameOf = (name: string) => name.replace(/\.js$/, `.${language.code}-${stamp}.js`);
    const rename = (text: string) => text.replaceAll(names, nameOf);
    renamed.set(language.code, rename);
    for (const name of spoken) {
      const text = scripts.get(name) ?? '';
      const own = name.startsWith('manifest-') ? routesOf(text, language) : text;
      const said = own.replaceAll(WORD_GAP, (_gap, _quote, code: string, key: string) =>
        JSON.stringify((wordsOf(code || language.code) as Readonly<Record<string, string>>)[key]),
      );
      writeFileSync(join(assets, nameOf(name)), rename(said));
    }
  }
  for (const name of spoken) rmSync(join(assets, name));
  return (html, { code }) => renamed.get(code)?.(html) ?? html;
}
