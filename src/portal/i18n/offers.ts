import { languages } from '~/portal/lib/languages';
import type { SiteData } from '~/portal/site-data';

import { catalogueOf } from './catalogues';

/** The offers of each language, the only texts of other languages in a page. */
export const offers = (): SiteData['offers'] =>
  Object.fromEntries(
    languages.map(({ code }) => {
      const texts = catalogueOf(code);
      return [code, { text: texts['language.offer'], dismiss: texts['shell.close'] }];
    }),
  );
