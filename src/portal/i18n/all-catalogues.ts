// By their places: the build's own tools read this file too, and know no `~`.
import { languages } from '../lib/languages';
import { addCatalogue, type Catalogue } from './catalogues';

/** Found by their names, so that a language is one file and one line in the list of languages. */
await Promise.all(
  languages.map(async ({ code }) => {
    const file = `./${code}.ts`;
    const module = (await import(/* @vite-ignore */ file).catch(() => ({}))) as Record<string, Catalogue>;
    const texts = module[code];
    if (!texts)
      throw new Error(
        `src/portal/i18n/${code}.ts: expected the texts of the language "${code}", found none.`,
      );
    addCatalogue(code, texts);
  }),
);
