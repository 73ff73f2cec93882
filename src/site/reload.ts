import type { IncomingMessage, ServerResponse } from 'node:http';

import { plural } from '../resume/standard/plural';
import type { Proof } from './documents/proof';
import { DEV_SCRIPT } from './dev-script';

/** The script that `dev` adds to every page, with the resources that it requests, as addresses in the site. */
export const RELOAD_SCRIPT = '/dev-reload.js';
const RELOAD_STREAM = '/dev-reload';
const DOCUMENTS = '/dev-documents';

const summaryOf = ({ faults: { length } }: Proof): string =>
  length === 0
    ? 'Nothing is lost.'
    : plural(length, 'One thing is lost or wrong.', `${length} things are lost or wrong.`);

/** The path of a request without its query. */
const pathOf = ({ url = '/' }: IncomingMessage): string => url.replace(/[?#].*$/, '');

/**
 * Notifies the open pages of a finished or failed build. On request, it returns the content of the résumé's
 * documents.
 * @param prove makes the documents from the current content and reads them back
 */
export function pageReloader(prove: () => Promise<Proof>) {
  let proof: Promise<Proof> | null = null;
  const open = new Set<ServerResponse>();
  let mistake: string | null = null;
  let isBuilt = false;
  const eventText = (event: string, data: unknown): string =>
    `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  const sendAll = (text: string) => {
    for (const response of open) response.write(text);
  };
  return {
    /**
     * Serves the script and the stream under any base path.
     * @returns false for any other request
     */
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
        void proof.then((found) => response.end(JSON.stringify({ summary: summaryOf(found), ...found })));
        return true;
      }
      if (!path.endsWith(RELOAD_STREAM)) return false;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      if (mistake !== null) response.write(mistake);
      // The first build was finished between the waiting page and its stream.
      else if (isBuilt && request.url?.endsWith('?waiting')) response.write(eventText('built', null));
      open.add(response);
      response.on('close', () => open.delete(response));
      return true;
    },
    built(): void {
      proof = null;
      mistake = null;
      isBuilt = true;
      sendAll(eventText('built', null));
    },
    /** @param sentences the errors of the build */
    failed(sentences: readonly string[]): void {
      proof = null;
      mistake = eventText('mistake', sentences);
      sendAll(mistake);
    },
  };
}
