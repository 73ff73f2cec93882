import { statSync } from 'node:fs';
import { join } from 'node:path';

import type { Portfolio } from '../../resume/model/portfolio';
import { contentFiles } from '../content/content-files';
import { git } from '../hosts/repository';

const isDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}/.test(text);

/** The days of the last changes to the content of pages, as YYYY-MM-DD. */
export type LastModified = {
  /** Of the résumé and `portal.yaml`, from which all screens are made. */ screens: string;
  /** Of a case study, by its id. */ study: (id: string) => string;
};

/** The day of the last change to some files: of their last commit, else of the newest file. */
function dayOf(directory: string, files: readonly string[]): string {
  const committed = git(directory, 'log', '-1', '--format=%cs', '--', ...files);
  if (isDate(committed) && git(directory, 'status', '--porcelain', '--', ...files) === '') return committed;
  // The date of a file changes with every checkout.
  const times = files.map((file) => statSync(join(directory, file)).mtimeMs);
  return new Date(Math.max(0, ...times)).toISOString().slice(0, 10);
}

const STUDY = /^projects\/([^/]+?)(?:\.[a-z]{2,3}(?:-\w+)?)?\.md$/;

/** Finds the last changes to an owner's content. The résumé may state its own: `meta.lastModified`. */
export function lastModified({ resume }: Pick<Portfolio, 'resume'>, directory: string): LastModified {
  const stated = (resume['meta'] as { lastModified?: unknown } | undefined)?.lastModified;
  const files = contentFiles(directory);
  const others = files.filter((file) => !STUDY.test(file));
  const screens = isDate(stated) ? stated.slice(0, 10) : dayOf(directory, others);
  return {
    screens,
    study: (id) => {
      const own = files.filter((file) => STUDY.exec(file)?.[1] === id);
      return own.length > 0 ? dayOf(directory, own) : screens;
    },
  };
}
