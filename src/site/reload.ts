import type { IncomingMessage, ServerResponse } from 'node:http';

import { pathBelow } from './base-path';

/** The script that `npm run dev` adds to every page, and the stream that it listens to. Addresses in the site. */
export const RELOAD_SCRIPT = '/dev-reload.js';
const RELOAD_STREAM = '/dev-reload';

/** Reloads the pages that are open when the site was built again. */
export function pageReloader(basePath: string) {
  const open = new Set<ServerResponse>();
  const stream = JSON.stringify(basePath + RELOAD_STREAM.slice(1));
  return {
    /** Answers the script and the stream. @returns false for any other request */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = pathBelow(basePath, request);
      if (path === RELOAD_SCRIPT) {
        response.setHeader('content-type', 'text/javascript');
        response.end(`new EventSource(${stream}).addEventListener('message', () => location.reload());`);
        return true;
      }
      if (path !== RELOAD_STREAM) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      open.add(response);
      response.on('close', () => open.delete(response));
      return true;
    },
    reload(): void {
      for (const response of open) response.write('data: built\n\n');
    },
  };
}
