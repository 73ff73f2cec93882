import type { IncomingMessage } from 'node:http';

/**
 * The address in the site of a request, with its query: `/portfolio/inbox` → `/inbox`; null outside of the
 * base path.
 */
export const addressBelow = (basePath: string, url: string): string | null =>
  url.startsWith(basePath) ? url.slice(basePath.length - 1) : null;

/** The path in the site of a request; null outside of the base path. */
export const pathBelow = (basePath: string, { url = '/' }: IncomingMessage): string | null =>
  addressBelow(basePath, url.replace(/[?#].*$/, ''));
