import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { Portfolio } from '../../resume/model/portfolio';
import { contentFiles } from '../content-files';

const isDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text);

/** The output of git for a folder; empty if it is not in a repository. */
const git = (directory: string, ...words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', ['-C', directory, ...words, '--', '.'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The day of the last change to the content, as YYYY-MM-DD: `meta.lastModified` of the résumé, else the last
 * commit of the folder, else its newest file. The date of a file changes with every checkout.
 */
export function lastModified({ resume }: Pick<Portfolio, 'resume'>, directory: string): string {
  const stated = (resume['meta'] as { lastModified?: unknown } | undefined)?.lastModified;
  if (isDate(stated)) return stated.slice(0, 10);
  const committed = git(directory, 'log', '-1', '--format=%cs');
  if (isDate(committed) && git(directory, 'status', '--porcelain') === '') return committed;
  const times = contentFiles(directory).map((file) => statSync(join(directory, file)).mtimeMs);
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}
