import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { Portfolio } from './portfolio';
import { readPortfolio } from './read-portfolio';

/** How many pages the résumé's PDF has in each language, told by the build to the loaders; empty where there is none. */
export const RESUME_PAGES = 'RESUME_PAGES';
export const resumePages = (language: string): number | null =>
  (JSON.parse(process.env[RESUME_PAGES] || '{}') as Record<string, number>)[language] ?? null;

let read: { stamp: string; of: ReturnType<typeof readPortfolio>; known: Map<string, Portfolio> } | undefined;

/** Changes whenever a file of the folder does. */
function stampOf(directory: string): string {
  // A folder that is missing is for the reader to name.
  if (!existsSync(directory)) return '';
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => {
      const { mtimeMs, size } = statSync(join(directory, file));
      return `${file} ${mtimeMs} ${size}`;
    })
    .join('\n');
}

/**
 * The portfolio of `CONTENT_DIR` (else `content`) in a language (else its files' own), for the loaders of pages. Read
 * once, and again when a file changed.
 * @throws ContentError
 */
export function getPortfolio(language?: string): Portfolio {
  const given = process.env['CONTENT_DIR'] ?? 'content';
  const directory = relative(process.cwd(), given) || '.';
  const stamp = stampOf(directory);
  if (read?.stamp !== stamp)
    read = { stamp, of: readPortfolio(directory, { today: new Date() }), known: new Map() };
  if (language === undefined) return read.of.portfolio;
  const portfolio = read.known.get(language) ?? read.of.inLanguage(language);
  read.known.set(language, portfolio);
  return portfolio;
}
