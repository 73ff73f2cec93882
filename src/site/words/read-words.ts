import en from '../../portal/i18n/en.json' with { type: 'json' };
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  didYouMean,
  shown,
  warnerOf,
  type Findings,
  type Warning,
  type Path,
  type Warn,
} from '../../resume/standard/problems';
import { documentName } from '../../resume/read/packed';
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

const ENGLISH: Readonly<Record<string, string>> = en;
const KEYS = Object.keys(ENGLISH).filter((key) => !key.includes('#'));
const KEYS_AND_GROUPS = [...KEYS, ...new Set(KEYS.map((key) => key.replace(/\.[^.]+$/, '')))];

const gapsIn = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

/** The placeholder whose number selects the plural form. */
const countedIn = (key: string): string | undefined =>
  COUNTED.find((name) => ENGLISH[key]?.includes(`{${name}}`));

type WordsContext = { code: string; forms: readonly string[]; warn: Warn; texts: Record<string, string> };

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

function wordsOf(source: Source, code: string, findings: Findings): OwnTexts {
  const warn = warnerOf(source, findings);
  const reading: WordsContext = {
    code,
    forms: new Intl.PluralRules(code).resolvedOptions().pluralCategories,
    warn,
    texts: {},
  };
  if (isGroup(source.data)) readGroup(source.data, [], reading);
  else if (source.data !== null && source.data !== undefined)
    leftOut(
      reading,
      [],
      `expected words by their keys, such as "shell.help: Help", got ${shown(source.data)}`,
    );
  return reading.texts;
}

/** @param guess the suggested correction, as a question */
const leftOut = ({ warn }: WordsContext, path: Path, message: string, guess = ''): void =>
  warn(path, `${message}; it was left out${guess || '.'}`, { weight: 'missing' });

/** The words by key: `dashboard.title: …`, or `title: …` in the group `dashboard`. */
function readGroup(
  group: Readonly<Record<string, unknown>>,
  path: readonly string[],
  reading: WordsContext,
): void {
  for (const [name, value] of Object.entries(group)) {
    const at = [...path, name];
    const key = at.join('.');
    // An empty text, to be filled in later.
    if (value === null || (typeof value === 'string' && value.trim() === '')) continue;
    if (KEYS.includes(key)) {
      if (typeof value === 'string') readText(key, value.trim(), at, reading);
      else if (isGroup(value)) readForms(key, value, at, reading);
      else leftOut(reading, at, `expected a text, got ${shown(value)}`);
    } else if (isGroup(value) && KEYS.some((known) => known.startsWith(`${key}.`)))
      readGroup(value, at, reading);
    else
      leftOut(
        reading,
        at,
        `no word of the portal is called "${key}"`,
        didYouMean(key, isGroup(value) ? KEYS_AND_GROUPS : KEYS),
      );
  }
}

/**
 * Reads a text if the program can fill its placeholders.
 * @returns whether it was valid
 */
function readText(key: string, text: string, path: Path, reading: WordsContext, form?: string): boolean {
  const known = gapsIn(ENGLISH[key] ?? '');
  const unknownGap = gapsIn(text).find((gap) => !known.includes(gap));
  if (unknownGap !== undefined) {
    const guess =
      known.length > 0 ? `the gaps of this text are ${known.join(', ')}` : 'this text has no gaps';
    leftOut(reading, path, `nothing fills ${unknownGap}: ${guess}`);
    return false;
  }
  const counted = countedIn(key);
  // A form such as "1 year" needs no number.
  const needless = form !== undefined && form !== 'other' ? `{${counted}}` : null;
  const missing = known.filter((gap) => gap !== needless && !text.includes(gap));
  if (missing.length > 0)
    reading.warn(path, `the text does not show ${missing.join(', ')}; "${ENGLISH[key]}" does.`);
  reading.texts[form === undefined || form === 'other' ? key : pluralKey(key, form)] = text;
  return true;
}

/** The plural forms of a text: `{ one: …, few: …, other: … }`. */
function readForms(
  key: string,
  given: Readonly<Record<string, unknown>>,
  path: Path,
  reading: WordsContext,
): void {
  const { code, forms, warn } = reading;
  if (countedIn(key) === undefined) {
    leftOut(reading, path, 'this text counts nothing: expected one text, got plural forms');
    return;
  }
  let isUsed = false;
  for (const [form, text] of Object.entries(given)) {
    const at = [...path, form];
    if (!forms.includes(form))
      leftOut(reading, at, `"${code}" has the plural forms ${forms.join(', ')}`, didYouMean(form, forms));
    else if (typeof text !== 'string') leftOut(reading, at, `expected a text, got ${shown(text)}`);
    else if (readText(key, text.trim(), at, reading, form) && form === 'other') isUsed = true;
  }
  const missing = forms.filter((form) => given[form] === undefined);
  if (!isUsed) {
    for (const form of forms) delete reading.texts[pluralKey(key, form)];
    leftOut(reading, path, 'expected the form "other", which stands for every number without its own');
  } else if (missing.length > 0)
    warn(
      path,
      `"${code}" has the plural forms ${forms.join(', ')}; "other" stands for ${missing.join(', ')}.`,
    );
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
