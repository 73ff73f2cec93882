import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import type { Language } from '../app/domain/languages';
import { WORD_GAP } from './vite-words';

type Words = Readonly<Record<string, string>>;

/** The words of a language, by the file that is named as it. @throws with a sentence when there is none */
export async function catalogueOf({ code }: Pick<Language, 'code'>): Promise<Words> {
  const file = `app/i18n/${code}.ts`;
  const module = (await import(pathToFileURL(file).href).catch(() => ({}))) as Record<string, Words>;
  const words = module[code];
  if (!words) throw new Error(`${file}: expected the words of the language "${code}", found none.`);
  return words;
}

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
export async function writeLanguages(
  assets: string,
  languages: readonly Language[],
): Promise<(html: string, language: Pick<Language, 'code'>) => string> {
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
  const catalogues = new Map<string, Words>();
  for (const language of languages) catalogues.set(language.code, await catalogueOf(language));
  const renamed = new Map<string, (text: string) => string>();
  for (const language of languages) {
    const words = catalogues.get(language.code);
    const stamp = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 6);
    const nameOf = (name: string) => name.replace(/\.js$/, `.${language.code}-${stamp}.js`);
    const rename = (text: string) => text.replaceAll(names, nameOf);
    renamed.set(language.code, rename);
    for (const name of spoken) {
      const text = scripts.get(name) ?? '';
      const own = name.startsWith('manifest-') ? routesOf(text, language) : text;
      const said = own.replaceAll(WORD_GAP, (_gap, _quote, code: string, key: string) =>
        JSON.stringify(catalogues.get(code || language.code)?.[key]),
      );
      writeFileSync(join(assets, nameOf(name)), rename(said));
    }
  }
  for (const name of spoken) rmSync(join(assets, name));
  return (html, { code }) => renamed.get(code)?.(html) ?? html;
}
