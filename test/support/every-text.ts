import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { fluencyIn } from '../../src/resume/model/texts/fluency';
import { readPortfolioSync } from '../../src/site/content/read-portfolio-sync';
import { ABOUT_THE_FILE } from '../../src/resume/standard/resume';
import { fieldName } from '../../src/resume/standard/problems';
import { isOngoing, standardDate } from '../../src/resume/standard/written-dates';
import { tidy } from '../../src/resume/tidy/tidy';

type Leaf = { path: (string | number)[]; text: string };

/** All texts and numbers of a résumé with their paths. Booleans are ignored. */
function leaves(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value).trim() }];
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) => leaves(field, [...path, key]));
}

const words = (text: string): string =>
  ` ${
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

/** The texts and addresses of built pages without scripts and styles. */
// Excludes /resume, because its content must also be on the portal's screens.
function pagesText(site: string): string {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('index.html') && !file.startsWith('resume'),
  );
  const texts = pages.map((file) =>
    readFileSync(join(site, file), 'utf8')
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
      .replaceAll(/<[^>]*?(?:href|src)="([^"]*)"[^>]*>/g, ' $1 ')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replaceAll(/&(?:#x27|#39|quot|lt|gt);/g, ' '),
  );
  return words(texts.join(' '));
}

const CODES = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt', 'ru', 'zh'];

/** The English name of a language that is named in any of some languages; else the name itself. */
function inEnglish(name: string): string {
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const code = CODES.find((one) =>
    CODES.some((speaker) => new Intl.DisplayNames(speaker, { type: 'language' }).of(one) === name),
  );
  return (code && english.of(code)) ?? name;
}

/** Whether a text of the file is found in a place. */
type Place = (leaf: Leaf) => boolean;

/** On a page: every part between Markdown characters, verbatim; the year of a date. */
function onPages(site: string): Place {
  const shown = pagesText(site);
  return ({ path, text }) => {
    const field = path.findLast((step) => typeof step === 'string') ?? '';
    const date = /date$/i.test(field) ? standardDate(text) : null;
    if (/date$/i.test(field) && isOngoing(text)) return true;
    if (date !== null) return shown.includes(` ${date.slice(0, 4)} `);
    if (field === 'image' || field === 'picture') return true;
    if (field === 'countryCode')
      return shown.includes(
        words(new Intl.DisplayNames('en', { type: 'region' }).of(text.toUpperCase()) ?? text),
      );
    if (field === 'language' && shown.includes(words(inEnglish(text)))) return true;
    // A level is in the language of the names.
    if (field === 'fluency' && shown.includes(words(fluencyIn(text, 'en')))) return true;
    // Ordered lists generate their numbers.
    return text
      .replaceAll(/^\s*\d+\.\s/gm, '')
      .split(/[^\p{L}\p{M}\p{N}\s]+/u)
      .map(words)
      .every((piece) => piece.trim() === '' || shown.includes(piece));
  };
}

/** In a warning or in a message about withheld data, by its own name or that of its group. */
function inWarnings(warnings: readonly string[]): Place {
  const named = new Set(warnings.map((warning) => warning.split(' ')[1]?.replace(/[:,]$/, '')));
  return ({ path }) =>
    path.some((_, at) => {
      const name = fieldName(path.slice(0, at + 1));
      // A message about the same field of several entries omits their indexes.
      return named.has(name) || named.has(name.replaceAll(/\[\d+\]/g, '[]'));
    });
}

/** In an entry of a template, which is left out. */
function inTemplate(file: string, text: string): Place {
  const [{ leftOut = [] } = {}] = tidy([{ file, text }]);
  const named = new Set(leftOut.flatMap(({ rule, path }) => (rule === 'template' ? [fieldName(path)] : [])));
  return ({ path }) => path.some((_, at) => named.has(fieldName(path.slice(0, at + 1))));
}

/**
 * The texts of a folder's résumé that are on no screen, in no warning, in no change of form and not withheld for
 * privacy.
 */
export function lostTexts(folder: string, site: string): string[] {
  const file = readdirSync(folder).find((name) => name.startsWith('resume.')) ?? '';
  const { warnings, withheld } = readPortfolioSync(folder, { today: new Date() });
  const unknown = warnings.filter((warning) => /no page shows it|so it is not published/.test(warning));
  // Exported files are excluded: they contain everything and would hide missing texts.
  const text = readFileSync(join(folder, file), 'utf8');
  const places: readonly Place[] = [
    onPages(site),
    inWarnings(unknown),
    inWarnings(withheld),
    inTemplate(file, text),
  ];
  return leaves(parse(text))
    .filter(({ path, text: own }) => own !== '' && !ABOUT_THE_FILE.includes(String(path[0])))
    .filter((leaf) => !places.some((place) => place(leaf)))
    .map(({ path, text: own }) => `${fieldName(path)}: ${own.slice(0, 80)}`);
}
