import fluencies from './fluency.json' with { type: 'json' };

/** A level of a language: its names in the languages of the portal, and the words that state it. */
type Level = {
  names: Readonly<Record<string, string>>;
  /** By language, in lower case. */ words: Readonly<Record<string, readonly string[] | undefined>>;
};

const LEVELS: readonly Level[] = fluencies;

const isOf = (words: readonly string[] | undefined, written: string): boolean =>
  words?.includes(written.toLowerCase()) ?? false;

/** A level of the European framework in brackets, which is the same in every language. */
const CODE = /\s*[(（]\s*[ABC][12]\+?\s*[)）]$/u;

/** A level without the code in brackets after it. */
const withoutCode = (written: string): string => written.trim().replace(CODE, '');
const isKnown = (written: string): boolean =>
  LEVELS.some(({ words }) => Object.values(words).some((one) => isOf(one, withoutCode(written))));

/** Whether levels are in English, and some of them not known: "Mastery" beside "Advanced". */
export const hasUnknownEnglish = (levels: readonly string[]): boolean =>
  levels.some((level) => LEVELS.some(({ words }) => isOf(words['en'], withoutCode(level)))) &&
  levels.some((level) => /^[a-z][a-z\s-]+$/i.test(level) && !isKnown(level));

/** A level of a language in a language of the portal. An unknown one stays as it is written. */
export function fluencyIn(written: string, language: string): string {
  const target = new Intl.Locale(language).language;
  const word = withoutCode(written);
  if (LEVELS.some(({ words }) => isOf(words[target], word))) return written;
  const level = LEVELS.find(({ words }) => Object.values(words).some((one) => isOf(one, word)));
  const name = level?.names[target];
  return name === undefined ? written : `${name}${CODE.exec(written.trim())?.[0] ?? ''}`;
}
