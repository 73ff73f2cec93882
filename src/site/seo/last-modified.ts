import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { Portfolio } from '../../resume/read/portfolio';
import { contentFiles } from '../content-files';

const isDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text);

/** What git says about a folder; empty where it is not kept in git. */
const git = (directory: string, ...words: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', ['-C', directory, ...words, '--', '.'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

/**
 * The day on which the content last changed, as YYYY-MM-DD: what the résumé says of itself (`meta.lastModified`), else
 * the day of the folder's last commit, else that of its newest file. A file's own day is another after every checkout.
 */
export function lastModified({ resume }: Pick<Portfolio, 'resume'>, directory: string): string {
  const said = (resume['meta'] as { lastModified?: unknown } | undefined)?.lastModified;
  if (isDate(said)) return said.slice(0, 10);
  const committed = git(directory, 'log', '-1', '--format=%cs');
  if (isDate(committed) && git(directory, 'status', '--porcelain') === '') return committed;
  const times = contentFiles(directory).map((file) => statSync(join(directory, file)).mtimeMs);
  return new Date(Math.max(...times)).toISOString().slice(0, 10);
}
