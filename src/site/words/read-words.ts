import en from '../../portal/i18n/en.json' with { type: 'json' };
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean, shown, warnerOf, type Findings, type Warning } from '../../resume/standard/problems';
import { documentName } from '../../resume/package-data';
import { readSource, type Source } from '../../resume/read/source';
import { isGroup } from '../../resume/standard/resume';
import { hasCatalogue, type OwnTexts } from '../../portal/i18n/catalogues';
import { COUNTED, pluralKey } from '../../portal/i18n/t';
import { languages, ownLanguages, type Language } from '../../portal/addresses/languages';
import { stringify } from 'yaml';

/** Scripts with the direction right to left (Unicode, `Bidi_Class`). */
const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

/** The language with a code, with its native name and direction; null for an invalid code. */
export function newLanguage(code: string): Language | null {
  if (!/^[a-z]{2,3}(?:-(?:[a-z]{2}){1,2})?$/i.test(code)) return null;
  const locale = new Intl.Locale(code);
  const name = new Intl.DisplayNames([locale.baseName], { type: 'language', fallback: 'none' }).of(
    locale.baseName,
  );
  if (name === undefined) return null;
  const [first = '', ...rest] = name;
  return {
    code: locale.baseName,
    segment: locale.baseName.toLowerCase(),
    name: first.toLocaleUpperCase(locale.baseName) + rest.join(''),
    ...(RIGHT_TO_LEFT.test(locale.maximize().script ?? '') && { dir: 'rtl' as const }),
  };
}

/** `words.fr.yaml`, `words.pt-BR.yml`. */
const FILE = /^words\.(?<code>[^.]+)\.ya?ml$/;

/** An owner's words: the texts of each language, and the languages that the program does not include. */
export type OwnWords = {
  texts: ReadonlyMap<string, OwnTexts>;
  languages: readonly Language[];
  warnings: readonly Warning[];
  /** Files that cannot be parsed. */ problems: readonly string[];
};

/** The words in English by their keys, without the plural forms. */
const ENGLISH = new Map(Object.entries(en).filter(([key]) => !key.includes('#')));
const KEYS = [...ENGLISH.keys()];

const gapsIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];

/** Whether a text has plural forms: a number in it selects one. */
const isCounted = (key: string): boolean => COUNTED.some((name) => ENGLISH.get(key)?.includes(`{${name}}`));

/** Reads the words of an owner's folder. Invalid ones are omitted with a warning. */
export function readWords(directory: string): OwnWords {
  const findings: Findings = { problems: [], warnings: [] };
  const texts = new Map<string, OwnTexts>();
  const added: Language[] = [];
  for (const name of readdirSync(directory).toSorted()) {
    const written = FILE.exec(name)?.groups?.['code'];
    if (written === undefined) continue;
    const file = join(directory, name);
    const problem = (message: string) =>
      warnerOf({ place: () => `${file}:1:1` }, findings)([], message, { weight: 'missing' });
    const builtIn = builtInOf(written);
    const language = builtIn ?? newLanguage(written);
    if (language === null) {
      problem(
        `expected the code of a language, as in words.fr.yaml or words.pt-BR.yaml, got "${written}"; nothing reads this file.`,
      );
      continue;
    }
    if (texts.has(language.code)) {
      problem(`there is another file of words for "${language.code}", which was read; put them into one.`);
      continue;
    }
    const source = readSource(file);
    if ('problems' in source) {
      findings.problems.push(...source.problems);
      continue;
    }
    findings.warnings.push(...source.warnings);
    texts.set(language.code, wordsOf(source, language.code, findings));
    if (builtIn) continue;
    added.push(language);
    const missing = KEYS.filter((key) => texts.get(language.code)?.[key] === undefined).length;
    const [general = ''] = language.code.split('-');
    if (missing > 0 && !hasCatalogue(general))
      problem(
        `${missing} of ${KEYS.length} words are not translated and are shown in English; ${documentName('words.en.yaml')} lists them all.`,
      );
  }
  return {
    texts,
    languages: added,
    warnings: findings.warnings,
    problems: findings.problems,
  };
}

const builtInOf = (code: string): Language | undefined =>
  languages.find((one) => one.code === code && !ownLanguages().includes(one));

/** The texts of a file with their paths. `dashboard: { title: … }` and `dashboard.title: …` are the same. */
const leavesOf = (value: unknown, path: string[] = []): [path: string[], text: unknown][] =>
  isGroup(value)
    ? Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, [...path, name]))
    : [[path, value]];

/** The words of a file by their keys: `tags.roles`, and `tags.roles#few` for a plural form. */
function wordsOf(source: Source, code: string, findings: Findings): OwnTexts {
  const warn = warnerOf(source, findings);
  const forms: readonly string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const texts: Record<string, string> = {};
  const counted = new Map<string, readonly string[]>();
  for (const [path, text] of leavesOf(source.data)) {
    // An empty text, to be filled in later.
    if (text === null || text === undefined || (typeof text === 'string' && text.trim() === '')) continue;
    const leftOut = (message: string, guess = '') =>
      warn(path, `${message}; it was left out${guess || '.'}`, { weight: 'missing' });
    if (path.length === 0) {
      leftOut(`expected words by their keys, got ${shown(text)}`);
      continue;
    }
    const whole = path.join('.');
    const form = path.at(-1) ?? '';
    const isForm = forms.includes(form) && isCounted(path.slice(0, -1).join('.'));
    const key = isForm ? path.slice(0, -1).join('.') : whole;
    if (isForm) counted.set(key, path.slice(0, -1));
    const known = ENGLISH.get(key);
    if (known === undefined) {
      leftOut(`no word of the portal is called "${whole}"`, didYouMean(whole, KEYS));
      continue;
    }
    if (typeof text !== 'string') {
      leftOut(`expected a text, got ${shown(text)}`);
      continue;
    }
    const unknown = gapsIn(text).find((gap) => !known.includes(gap));
    if (unknown === undefined) texts[isForm && form !== 'other' ? pluralKey(key, form) : key] = text.trim();
    else leftOut(`nothing fills ${unknown} in this text, which is "${known}" in English`);
  }
  for (const [key, path] of counted)
    if (texts[key] === undefined)
      warn(path, 'expected the form "other" too, which stands for every number without its own.', {
        weight: 'missing',
      });
  return texts;
}

const HEAD = `# Every word of the interface, in English. docs/words.md says how to write your own.
# Copy what you want to call otherwise into words.en.yaml beside your resume.json, or all of it into a file for a
# language of yours, such as words.it.yaml, and translate it. {name} and the like are filled in: leave them as they are.
`;

/** All words as an initial file, with a group for each screen or part. */
export function wordsReference(): string {
  const groups: Record<string, Record<string, string | Record<string, string>>> = {};
  const entries = Object.entries(en);
  for (const [key, text] of entries) {
    if (key.includes('#')) continue;
    const [group = '', ...rest] = key.split('.');
    const forms = entries.filter(([form]) => form.startsWith(`${key}#`));
    const ofForms = forms.map(([form, own]) => [form.slice(key.length + 1), own] as const);
    (groups[group] ??= {})[rest.join('.')] =
      forms.length === 0 ? text : { ...Object.fromEntries(ofForms), other: text };
  }
  return `${HEAD}\n${stringify(groups, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' })}`;
}
