import type { IncomingMessage } from 'node:http';

/** The address in the site that a request means, query and all: `/portfolio/inbox` → `/inbox`; null outside of the base. */
export const addressBelow = (basePath: string, url: string): string | null =>
  url.startsWith(basePath) ? url.slice(basePath.length - 1) : null;

/** The path of a request's address in the site; null outside of the base. */
export const pathBelow = (basePath: string, { url = '/' }: IncomingMessage): string | null =>
  addressBelow(basePath, url.replace(/[?#].*$/, ''));
