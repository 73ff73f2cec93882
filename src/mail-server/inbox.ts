import type { IncomingMessage, ServerResponse, OutgoingHttpHeaders } from 'node:http';
import { inboxPage, INBOX_POLICY } from './inbox-page';
import { isFromOwnPage } from './loopback';
import type { Outbox } from './outbox';

/** Sends a response that is never cached. */
export function respond(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  response
    .writeHead(status, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(text);
}

/** The body of a request; null if it is too long. The rest is not awaited. */
export async function bodyOf(request: IncomingMessage, largest: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request
      .on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size <= largest) chunks.push(chunk);
        else resolve(null);
      })
      .on('end', () => resolve(Buffer.concat(chunks).toString()))
      .on('error', reject);
  });
}

/** A refused client may go on sending for this time, so that it can read the response. */
const LAST_WORDS_MS = 1000;

/** Responds without reading the body, and closes the connection. The client could send without end. */
export function cutOff(request: IncomingMessage, response: ServerResponse, answer: () => void): void {
  response.shouldKeepAlive = false;
  request.resume();
  const cut = setTimeout(() => request.socket.destroy(), LAST_WORDS_MS);
  request.on('end', () => clearTimeout(cut));
  answer();
}

export const INBOX = '/inbox';

const MAIL = /^\/inbox\/(?<id>[\w-]+)\.eml$/;
const DELETE_ONE = /^\/inbox\/(?<id>[\w-]+)\/delete$/;
const DELETE_ALL = '/inbox/delete-all';

const asJson = async (outbox: Outbox): Promise<string> =>
  JSON.stringify(
    (await outbox.list()).map(({ id, received, variables }) => ({
      id,
      received,
      template_params: variables,
    })),
    null,
    2,
  );

/** Answers a GET request: with a page for browsers, JSON for programs, or a file for mail programs. */
async function show(request: IncomingMessage, response: ServerResponse, path: string, outbox: Outbox) {
  const id = MAIL.exec(path)?.groups?.['id'];
  const mail = id === undefined ? null : await outbox.mail(id);
  if (mail) {
    response
      .writeHead(200, {
        'Content-Type': 'message/rfc822',
        'Content-Disposition': `attachment; filename="${id}.eml"`,
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-store',
      })
      .end(mail);
  } else if (path !== INBOX) {
    respond(response, 404, 'Message not found.');
  } else if (request.headers.accept?.includes('text/html')) {
    respond(response, 200, inboxPage(await outbox.list(), outbox.directory), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': INBOX_POLICY,
      'X-Content-Type-Options': 'nosniff',
      Vary: 'Accept',
    });
  } else {
    respond(response, 200, await asJson(outbox), {
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Accept',
    });
  }
}

/** `GET /inbox`, `GET /inbox/<id>.eml`, `DELETE /inbox`, and the two buttons of the page. */
export async function answerInbox(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  outbox: Outbox,
): Promise<void> {
  const { method } = request;
  if (method === 'GET' || method === 'HEAD') return show(request, response, path, outbox);
  if (!isFromOwnPage(request))
    return respond(response, 403, 'Messages can be deleted on the inbox page only.');
  const id = DELETE_ONE.exec(path)?.groups?.['id'];
  if (method === 'DELETE' && path === INBOX) {
    await outbox.empty();
    return respond(response, 200, 'OK');
  }
  if (method !== 'POST' || (id === undefined && path !== DELETE_ALL))
    return respond(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' });
  await (id === undefined ? outbox.empty() : outbox.delete(id));
  // Keeps the base path in front of `/inbox`.
  return respond(response, 303, '', { Location: (request.url ?? INBOX).replace(/(?<=\/inbox)\/.*$/, '') });
}
