import type { Language } from './languages';

/** The service worker's file. It is at the site's root, because its scope is its own directory. */
export const WORKER_FILE = 'service-worker.js';

/** The fallback page of each language, shown when a page cannot be loaded. */
export const offlineAddress = ({ segment }: Pick<Language, 'segment'>): `/${string}` =>
  segment === '' ? '/offline' : `/${segment}/offline`;

/**
 * The stylesheet of the fallback pages. The service worker answers its requests: it hides the links to pages
 * without a copy (src/portal/offline/strategies.ts).
 */
export const OFFLINE_STYLES_FILE = '/offline.css';

/**
 * In the head of every page of every build. A page without it comes from another source, such as a captive
 * portal.
 */
export const SITE_MARK = '<meta name="generator" content="Portalfolio"/>';

/** True for a page of the portal. Hosts may reformat the element. */
export const hasSiteMark = (html: string): boolean =>
  /<meta\s+name="?generator"?\s+content="?Portalfolio\b/i.test(html);

/** The `Server-Timing` name that marks a response from the cache. */
export const CACHED_COPY = 'cached';

/** A request from a page to the service worker. Addresses are paths on the host. */
export type CacheRequest = {
  /** The current page. */ page: string;
  /** The files that the page loaded before the service worker was active. */ files: readonly string[];
  /** Caches every page of the language with its files. */ all: boolean;
};
