import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'yaml';

import { readPortfolio } from '../../src/resume/read/read-portfolio';
import { ABOUT_THE_FILE } from '../../src/resume/read/resume-fields';
import { fieldName } from '../../src/resume/read/problems';
import { parseDate } from '../../src/resume/read/dates';

type Leaf = { path: (string | number)[]; text: string };

/** Every text of a résumé with its path. Booleans say nothing; numbers do. */
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

/** Words and addresses of built pages, as everybody gets them: without scripts and styles. */
// The document /resume is left out: what it holds should be on the portal's own screens too.
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

/** Whether what stands in a file is told in some place. */
type Place = (leaf: Leaf) => boolean;

/** On a page: every piece between two marks, word for word; of a date, its year. */
function onPages(site: string): Place {
  const shown = pagesText(site);
  return ({ path, text }) => {
    const field = path.findLast((step) => typeof step === 'string') ?? '';
    const date = /date$/i.test(field) ? parseDate(text) : null;
    if (date === 'ongoing') return true;
    if (date) return shown.includes(` ${date.year} `);
    if (field === 'image' || field === 'picture') return true;
    if (field === 'countryCode')
      return shown.includes(
        words(new Intl.DisplayNames('en', { type: 'region' }).of(text.toUpperCase()) ?? text),
      );
    // A list counts its items itself.
    return text
      .replaceAll(/^\s*\d+\.\s/gm, '')
      .split(/[^\p{L}\p{M}\p{N}\s]+/u)
      .map(words)
      .every((piece) => piece.trim() === '' || shown.includes(piece));
  };
}

/** In a warning, or in a line about what is held back: by its own name or that of a group around it. */
function inWarnings(warnings: readonly string[]): Place {
  const named = new Set(warnings.map((warning) => warning.split(' ')[1]?.replace(/[:,]$/, '')));
  return ({ path }) =>
    path.some((_, at) => {
      const name = fieldName(path.slice(0, at + 1));
      // One line for the same field of several entries leaves out their numbers.
      return named.has(name) || named.has(name.replaceAll(/\[\d+\]/g, '[]'));
    });
}

/** The texts of a folder's résumé that no screen shows, no warning names and privacy does not hold back. */
export function lostTexts(folder: string, site: string): string[] {
  const file = readdirSync(folder).find((name) => name.startsWith('resume.')) ?? '';
  const { warnings, heldBack } = readPortfolio(folder, { today: new Date() });
  const unknown = warnings.filter((warning) => warning.includes('no page shows it'));
  // An exported file would be one more place; it holds all, and so would hide what no screen shows.
  const places: readonly Place[] = [onPages(site), inWarnings(unknown), inWarnings(heldBack)];
  return leaves(parse(readFileSync(join(folder, file), 'utf8')))
    .filter(({ path, text }) => text !== '' && !ABOUT_THE_FILE.includes(String(path[0])))
    .filter((leaf) => !places.some((place) => place(leaf)))
    .map(({ path, text }) => `${fieldName(path)}: ${text.slice(0, 80)}`);
}
