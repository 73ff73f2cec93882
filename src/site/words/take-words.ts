import { setOwnTexts } from '../../portal/i18n/catalogues';
import { setOwnLanguages } from '../../portal/lib/languages';
import { ContentError } from '../../resume/read/problems';
import { readWords } from './read-words';

/**
 * Reads an owner's words and registers them.
 * @returns the warnings
 * @throws ContentError if a file cannot be parsed
 */
export function takeWords(directory: string): readonly string[] {
  const { texts, languages, warnings, problems } = readWords(directory);
  if (problems.length > 0) throw new ContentError(problems);
  setOwnTexts(texts);
  setOwnLanguages(languages);
  return warnings;
}
