import { mkdtempSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { onTestFinished } from 'vitest';

import { mailServer, SEND } from './mail-server';

export const newOutbox = (): string => join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox');

export const MESSAGE = {
  name: 'Zoë',
  email: 'zoe@example.org',
  subject: 'Grüße aus 東京 👋',
  message: 'One line.\nAnother — and <b>no</b> markup.',
};

/** The exact request of the client. */
export const postOf = (variables: unknown = MESSAGE) => ({
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: variables,
});

/** Starts a mail server on its own port until the end of the test. */
export async function serveMail(outbox = newOutbox()) {
  const logged: string[] = [];
  const mail = mailServer({ outbox, log: (sentence) => logged.push(sentence) });
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    if (!mail(request, response)) response.writeHead(404).end('not mail');
  }).on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    server,
    origin,
    outbox,
    logged,
    post: (body: unknown, init: RequestInit = {}) =>
      fetch(origin + SEND, {
        method: 'POST',
        headers: { 'Content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        redirect: 'manual',
        ...init,
      }),
    inbox: async () =>
      (await (await fetch(`${origin}/inbox`)).json()) as {
        id: string;
        received: string;
        template_params: Record<string, unknown>;
      }[],
    /** A request with headers that `fetch` does not allow. */
    request: (method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') =>
      new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>(
        (answered, failed) => {
          ask(origin + path, { method, headers }, (response) => {
            let text = '';
            response
              .setEncoding('utf8')
              .on('data', (chunk: string) => (text += chunk))
              .on('end', () =>
                answered({ status: response.statusCode ?? 0, headers: response.headers, text }),
              );
          })
            .on('error', failed)
            .end(body);
        },
      ),
  };
}
