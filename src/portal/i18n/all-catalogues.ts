// Relative imports, because the build's own tools also load this file and do not resolve `~`.
import { catalogueLanguages } from '../lib/languages';
import { addCatalogue, type Catalogue } from './catalogues';

/** Imported by name, so that a language needs only one file and one line in the list of languages. */
await Promise.all(
  catalogueLanguages.map(async ({ code }) => {
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
