import type { Language } from './languages';

/** The worker's file. At the site's root: it may answer for what lies below its own place. */
export const WORKER_FILE = 'service-worker.js';

/** What stands in the place of a page that cannot come: one for each language. */
export const offlineAddress = ({ segment }: Pick<Language, 'segment'>): `/${string}` =>
  segment === '' ? '/offline' : `/${segment}/offline`;

/** Stands in the head of every page of every build: what lacks it is somebody else's page under our address. */
export const SITE_MARK = '<meta name="generator" content="Portalfolio"/>';

/** True for a page of the portal: hosts may write the same element in other ways. */
export const hasSiteMark = (html: string): boolean =>
  /<meta\s+name="?generator"?\s+content="?Portalfolio\b/i.test(html);

/** How a copy says that it is one, to the page that got it: the name of a `Server-Timing`. */
export const KEPT_COPY = 'kept';

/** What a page asks of the worker. Addresses are paths on the host. */
export type KeepRequest = {
  /** Where the visitor is. */ page: string;
  /** What the page has loaded before the worker could hear of it. */ files: readonly string[];
  /** Every page of the language, and what it needs. */ all: boolean;
};
