import type { Portfolio } from '../../resume/model/portfolio';
import {
  missing,
  noteLine,
  warningNotes,
  type Note,
  type Warning,
  ContentError,
} from '../../resume/standard/problems';
import { commandLine } from '../../resume/package-data';
import type { ReadFolder } from '../../resume/read/read-portfolio';
import { readPortfolio } from './read-portfolio';
import {
  defaultLanguage,
  languages,
  furtherLanguages,
  setHomeLanguage,
  setOwnLanguages,
  type Language,
} from '../../portal/addresses/languages';
import { catalogueOf, setOwnTexts } from '../../portal/i18n/catalogues';
import { findDamaged } from './pictures';
import { publicFiles } from '../public-files';
import { readTheme } from '../theme/read-theme';
import { readWords } from '../words/read-words';
import '../../portal/i18n/all-catalogues';

/** The maximum number of lines. */
const LINES_SHOWN = 20;

/** Warnings as lines for a terminal: the first ones, and the option that lists all. */
export const warningLines = (warnings: readonly string[], { all = false } = {}): readonly string[] =>
  all || warnings.length <= LINES_SHOWN
    ? warnings
    : [
        ...warnings.slice(0, LINES_SHOWN),
        `… and ${warnings.length - LINES_SHOWN} more: ${commandLine('check --all', 'content:check -- --all')} lists every one.`,
      ];

/** Synonyms without a result on either side. The search is loaded for those who have synonyms. */
async function unusedSynonyms(portfolio: Portfolio): Promise<[word: string, meant: string][]> {
  const synonyms = Object.entries(portfolio.portal.synonyms);
  if (synonyms.length === 0) return [];
  const [{ search, normalizedEntries }, { searchIndex }] = await Promise.all([
    import('../../portal/search/search'),
    import('../../portal/i18n/search-entries'),
  ]);
  const all = normalizedEntries(searchIndex(portfolio, defaultLanguage).entries);
  return synonyms.filter((sides) => sides.every((side) => search(all, side).is !== 'exact'));
}

/** Translations for languages that the portal does not have, usually by mistake. */
const strangersAmong = (translations: readonly string[], directory: string): Warning[] =>
  translations
    .filter((code) => !languages.some((language) => language.code === code))
    .map((code) =>
      missing(
        `the portal does not speak "${code}" (${languages.map((language) => language.code).join(', ')}); so this translation is not shown. A file words.${code}.yaml teaches it that language.`,
        `${directory}:`,
      ),
    );

/** A portfolio with its texts in one language of the portal. */
export type LocalizedPortfolio = { language: Language; portfolio: Portfolio };

/** The content of an owner's folder, with its warnings: in lines, and as notes with their places. */
export type Content = Pick<
  ReadFolder,
  'withheld' | 'published' | 'inLanguage' | 'portfolio' | 'views' | 'warnings'
> & { notes: readonly Note[] };

/**
 * Reads an owner's folder for a build, with all warnings.
 * @throws ContentError with the problems of all files
 */
export async function readContent(directory: string): Promise<Content> {
  const { portfolio, findings, withheld, published, settingAt, translations, inLanguage, views } =
    await readPortfolio(directory, {
      today: new Date(),
    });
  const ofWords = registerWords(directory, [portfolio.portal.language, ...translations]);
  // A language without texts stops every command here, not only the one that renders its pages.
  for (const { code } of languages) catalogueOf(code);
  const ofTheme = readTheme(directory, portfolio.portal.brandColor).warnings;
  const idle = (await unusedSynonyms(portfolio)).map(([word, target]) =>
    missing(
      `the search finds nothing for "${target}", so this synonym has no effect.`,
      `${settingAt(['synonyms', word])}:`,
    ),
  );
  // Combined before they are ordered: a terminal shows the first lines only.
  const notes = warningNotes([
    ...findings,
    ...ofWords,
    ...ofTheme,
    ...publicFiles(directory).warnings,
    ...strangersAmong(translations, directory),
    ...idle,
  ]);
  return { portfolio, withheld, published, notes, warnings: notes.map(noteLine), inLanguage, views };
}

/**
 * Reads an owner's folder as `readContent` does, without the pictures that cannot be decoded.
 * @throws ContentError with the problems of all files
 */
export async function readContentToBuild(directory: string): Promise<Content> {
  const content = await readContent(directory);
  return (await findDamaged(content.portfolio.files)) ? readContent(directory) : content;
}

/**
 * Reads an owner's words and registers them, with the languages of the site: those of every portal, those of
 * the owner's files that the program knows, and those of the words.
 * @param used the language of the owner's files first, then those of their translations
 * @throws ContentError if a file cannot be parsed
 */
export function registerWords(
  directory: string,
  used: readonly string[] = [defaultLanguage.code],
): readonly Warning[] {
  const { texts, languages: added, warnings, problems } = readWords(directory);
  if (problems.length > 0) throw new ContentError(problems);
  setOwnTexts(texts);
  const general = new Set(used.map((code) => code.split('-')[0]));
  const spoken = furtherLanguages.filter(
    ({ code }) => general.has(code) && !added.some((one) => one.code === code),
  );
  setOwnLanguages([...spoken, ...added]);
  setHomeLanguage(used[0] ?? defaultLanguage.code);
  return warnings;
}
