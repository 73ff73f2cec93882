import { setOwnTexts } from '../../portal/i18n/catalogues';
import {
  defaultLanguage,
  furtherLanguages,
  setHomeLanguage,
  setOwnLanguages,
} from '../../portal/lib/languages';
import { ContentError, type Warning } from '../../resume/standard/problems';
import { readWords } from './read-words';

/**
 * Reads an owner's words and registers them, with the languages of the site: those of every portal, those of
 * the owner's files that the program knows, and those of the words.
 * @param used the language of the owner's files first, then those of their translations
 * @returns the warnings
 * @throws ContentError if a file cannot be parsed
 */
export function registerWords(
  directory: string,
  used: readonly string[] = [defaultLanguage.code],
): readonly Warning[] {
  const { texts, languages, warnings, problems } = readWords(directory);
  if (problems.length > 0) throw new ContentError(problems);
  setOwnTexts(texts);
  const general = new Set(used.map((code) => code.split('-')[0]));
  const spoken = furtherLanguages.filter(
    ({ code }) => general.has(code) && !languages.some((one) => one.code === code),
  );
  setOwnLanguages([...spoken, ...languages]);
  setHomeLanguage(used[0] ?? defaultLanguage.code);
  return warnings;
}
