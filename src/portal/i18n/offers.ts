import { languages } from '~/portal/lib/languages';
import type { SiteData } from '~/portal/site-data';

import { catalogueOf } from './catalogues';

/** How each language is offered to a reader of another one: the only texts that a page has of other languages. */
export const offers = (): SiteData['offers'] =>
  Object.fromEntries(
    languages.map(({ code }) => {
      const texts = catalogueOf(code);
      return [code, { text: texts['language.offer'], dismiss: texts['shell.close'] }];
    }),
  );
