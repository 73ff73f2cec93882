import '../portal/i18n/all-catalogues';

import type { Portfolio } from '../resume/read/portfolio';
import { readPortfolio } from '../resume/read/read-portfolio';
import { defaultLanguage, languages } from '../portal/lib/languages';
import { addressOf } from '../portal/lib/screens';
import { search, searchable } from '../portal/lib/search';
import { searchEntries } from '../portal/lib/search-entries';
import { packIndex } from '../portal/lib/pack-index';
import { searchWords } from '../portal/features/search/search-words';
import { tOf } from '../portal/i18n/t';
import { readTheme } from './theme/read-theme';
import { takeWords } from './words/take-words';

/** Synonyms without a result on either side. */
function idleSynonyms(portfolio: Portfolio): [word: string, meant: string][] {
  const index = packIndex(portfolio);
  const words = searchWords(tOf(defaultLanguage.code), index, defaultLanguage);
  const all = searchable(
    searchEntries(index, words, (slug) => addressOf(slug, defaultLanguage)),
    {},
  );
  return Object.entries(portfolio.portal.synonyms).filter((sides) =>
    sides.every((side) => search(all, side).is !== 'exact'),
  );
}

/** Translations for languages that the portal does not have, usually by mistake. */
const strangersAmong = (translations: readonly string[], directory: string): string[] =>
  translations
    .filter((code) => !languages.some((language) => language.code === code))
    .map(
      (code) =>
        `${directory}: the portal does not speak "${code}" (${languages.map((language) => language.code).join(', ')}); so this translation is not shown. A file words.${code}.yaml teaches it that language.`,
    );

/**
 * Reads an owner's folder for a build, with all warnings.
 * @throws ContentError with the problems of all files
 */
export function readContent(
  directory: string,
): Pick<ReturnType<typeof readPortfolio>, 'heldBack' | 'inLanguage' | 'portfolio' | 'views' | 'warnings'> {
  const { portfolio, warnings, heldBack, settingAt, translations, inLanguage, views } = readPortfolio(
    directory,
    {
      today: new Date(),
    },
  );
  const ofWords = takeWords(directory, [portfolio.portal.language, ...translations]);
  const ofTheme = readTheme(directory, portfolio.portal.brandColor).warnings;
  const idle = idleSynonyms(portfolio).map(
    ([word, meant]) =>
      `${settingAt(['synonyms', word])}: the search finds nothing for "${meant}", so this synonym has no effect.`,
  );
  return {
    portfolio,
    heldBack,
    warnings: [...warnings, ...ofWords, ...ofTheme, ...strangersAmong(translations, directory), ...idle],
    inLanguage,
    views,
  };
}
