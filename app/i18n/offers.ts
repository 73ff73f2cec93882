import { languages } from '~/domain/languages';

import { wordsOf } from './catalogues';

/** How each language is offered to a reader of another one: the only words that a page has of languages not its own. */
export const offers: Readonly<Record<string, { text: string; dismiss: string } | undefined>> =
  Object.fromEntries(
    languages.map(({ code }) => [
      code,
      { text: wordsOf(code)['language.offer'], dismiss: wordsOf(code)['shell.close'] },
    ]),
  );
