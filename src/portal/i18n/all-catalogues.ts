import { catalogueLanguages } from '~/portal/addresses/languages';
import { addCatalogue, type Catalogue } from './catalogues';

/** Imported by its code, so that a language needs only one file and one line in the list of languages. */
await Promise.all(
  catalogueLanguages.map(async ({ code }) => {
    const texts = (await import(`../i18n/${code}.json`, { with: { type: 'json' } })) as {
      default: Catalogue;
    };
    addCatalogue(code, texts.default);
  }),
);
