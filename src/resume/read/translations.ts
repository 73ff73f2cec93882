import { didYouMean, counted, shown, warnerOf, type Findings, type Warn } from '../standard/problems';
import type { Path } from '../standard/path';
import { translationsIn } from './owner-files';
import { readSource, type Source } from './source';
import { isAnchor, paragraphsOf } from './translatable';
import { isGroup } from '../standard/resume';

type Dictionary = Map<string, string>;

/** Whether a translation is empty. The item of a list stays, and the original text is shown. */
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Reads the translations `resume.es.json` and `portal.es.yaml`. They have the same structure as the original
 * files, as far as they are complete. An entry of a list is identified by its index. Other values (a date, an
 * address, the name of a company) may be repeated and must then be equal, so that a shifted list causes a
 * warning and is not shown.
 * @param own the language of the original files
 * @param inForm changes a translation of the résumé to the form of the standard
 * @returns the dictionary of each language
 */
export function readTranslations(
  directory: string,
  mains: Readonly<Record<'resume' | 'portal', Source | null>>,
  { own, inForm }: { own: string; inForm: (source: Source) => Source },
  findings: Findings,
): ReadonlyMap<string, Dictionary> {
  const dictionaries = new Map<string, Dictionary>();
  for (const { file, kind, code } of translationsIn(directory)) {
    const main = mains[kind];
    const source = readSource(file);
    const useless = (sentence: string) =>
      warnerOf({ place: () => `${file}:` }, findings)([], sentence, { weight: 'missing' });
    if (code === own)
      useless(`the files are in "${own}" already (see \`language\` in portal.yaml); nothing reads this one.`);
    else if ('problems' in source) findings.problems.push(...source.problems);
    else if (!main) useless(`there is no ${kind} file that it could translate.`);
    else {
      findings.warnings.push(...source.warnings);
      const { data, ...places } = kind === 'resume' ? inForm(source) : source;
      const dictionary = dictionaries.get(code) ?? new Map<string, string>();
      dictionaries.set(code, dictionary);
      pair(main.data, data, [], { main, dictionary, warn: warnerOf(places, findings) });
    }
  }
  return dictionaries;
}

type TranslationContext = { main: Source; dictionary: Dictionary; warn: Warn };

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'a list' : isGroup(value) ? 'a group of fields' : 'a text';

function pair(original: unknown, translated: unknown, path: Path, reading: TranslationContext): void {
  const { main, dictionary, warn } = reading;
  if (isBlank(translated)) return;
  const warnOf = (sentence: string) => warn(path, sentence, { weight: 'missing' });
  if (kindOf(original) !== kindOf(translated)) {
    warnOf(`expected ${kindOf(original)} as in ${main.file}, got ${shown(translated)}`);
  } else if (Array.isArray(original)) {
    const entries = translated as readonly unknown[];
    if (entries.length > original.length)
      warnOf(
        `${main.file} has ${counted(original.length, 'entry', 'entries')} here, this file has ${entries.length}.`,
      );
    entries
      .slice(0, original.length)
      .forEach((entry, at) => pair(original[at], entry, [...path, at], reading));
  } else if (isGroup(original)) {
    for (const [key, value] of Object.entries(translated as object)) {
      if (key === '$schema' || (path.length === 0 && key === 'meta')) continue;
      if (Object.hasOwn(original, key)) pair(original[key], value, [...path, key], reading);
      else
        warn(
          [...path, key],
          `${main.file} has no such field${didYouMean(key, Object.keys(original)) || '.'}`,
          {
            weight: 'missing',
          },
        );
    }
  } else if (isAnchor(path)) {
    if (String(original).trim() !== String(translated).trim())
      warnOf(
        `expected ${shown(original)} as in ${main.file}, or nothing, got ${shown(translated)}. It is no text to translate: is the entry in its place?`,
      );
  } else {
    const [from, to] = [paragraphsOf(String(original)), paragraphsOf(String(translated))];
    if (from.length === to.length)
      from.forEach((paragraph, at) => dictionary.set(paragraph, to[at] ?? paragraph));
    else warnOf(`expected ${from.length} paragraphs as in ${main.file}, got ${to.length}.`);
    dictionary.set(String(original).trim(), String(translated).trim());
  }
}
