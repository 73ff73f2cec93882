import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { ContentError } from '../standard/problems';
import { readPortfolioSync } from '../../site/content/read-portfolio-sync';

export const TODAY = new Date(2026, 10, 21);

/**
 * Writes an owner's folder for one test. Objects become JSON, bytes stay bytes.
 * @returns its relative path
 */
export function folderOf(files: Readonly<Record<string, unknown>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    const asItIs = typeof content === 'string' || content instanceof Uint8Array;
    writeFileSync(file, asItIs ? content : JSON.stringify(content, null, 2));
  }
  return relative(process.cwd(), directory);
}

/** Reads a folder. Its path is removed from all messages. */
export function readFolder(files: Readonly<Record<string, unknown>>, { view }: { view?: string } = {}) {
  const directory = folderOf(files);
  const short = (sentences: readonly string[]) =>
    sentences.map((sentence) => sentence.replaceAll(`${directory}/`, '').replaceAll(directory, '.'));
  try {
    const { portfolio, warnings, withheld } = readPortfolioSync(directory, {
      today: TODAY,
      ...(view !== undefined && { view }),
    });
    return { portfolio, warnings: short(warnings), withheld: short(withheld), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { portfolio: null, warnings: [], withheld: [], problems: short(error.problems) };
  }
}

/**
 * The portfolio of a résumé, whose owner is Ada unless it names another, with the given files beside it: those of a
 * folder, or the text of `portal.yaml`.
 * @throws with the problems
 */
export function portfolioOf(resume: object, files: string | Readonly<Record<string, unknown>> = {}) {
  const { portfolio, problems } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, ...resume },
    ...(typeof files === 'string' ? { 'portal.yaml': files } : files),
  });
  if (!portfolio) throw new Error(problems.join('\n'));
  return portfolio;
}
