import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Proof } from './documents/proof';
import { DEV_SCRIPT } from './dev-script';

/** The script that `dev` adds to every page, and what it asks for. Addresses in the site. */
export const RELOAD_SCRIPT = '/dev-reload.js';
const RELOAD_STREAM = '/dev-reload';
const DOCUMENTS = '/dev-documents';

/** The path of a request, without its query. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/, '');

/**
 * Tells the pages that are open when the site was built again, or why it could not be; and, asked for it, what the
 * résumé's documents hold.
 * @param prove makes the documents of the content as it is now and reads them back
 */
export function pageReloader(prove: () => Promise<Proof>) {
  let proof: Promise<Proof> | null = null;
  const open = new Set<ServerResponse>();
  let mistake: string | null = null;
  const tell = (event: string, data: unknown): string => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const tellAll = (text: string) => {
    for (const response of open) response.write(text);
  };
  return {
    /** Answers the script and the stream, below whatever base path. @returns false for any other request */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const path = pathOf(request);
      if (path.endsWith(RELOAD_SCRIPT)) {
        response.setHeader('content-type', 'text/javascript');
        response.end(DEV_SCRIPT);
        return true;
      }
      if (path.endsWith(DOCUMENTS)) {
        proof ??= prove().catch((error: Error) => ({ lines: [], faults: [error.message] }));
        response.setHeader('content-type', 'application/json');
        response.setHeader('cache-control', 'no-store');
        void proof.then((found) => response.end(JSON.stringify(found)));
        return true;
      }
      if (!path.endsWith(RELOAD_STREAM)) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      if (mistake !== null) response.write(mistake);
      open.add(response);
      response.on('close', () => open.delete(response));
      return true;
    },
    built(): void {
      proof = null;
      mistake = null;
      tellAll(tell('built', null));
    },
    /** @param sentences what is wrong */
    failed(sentences: readonly string[]): void {
      proof = null;
      mistake = tell('mistake', sentences);
      tellAll(mistake);
    },
  };
}
