import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { pageReloader } from './reload';

/** A server that reloads pages, of an editor that keeps what it is sent to itself. */
async function serve() {
  const answer = () => Promise.resolve();
  const reloader = pageReloader(
    {
      state: () => ({ folder: 'portal', version: '1', undo: 'Accept', redo: null, edits: [] }),
      answer,
      answerPicture: answer,
      answerImport: answer,
    },
    () => Promise.reject(new Error('no documents')),
  );
  const server = createServer((request, response) => void reloader.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test('serves the pictures of icons by their names only', async () => {
  const { origin } = await serve();
  const icon = await fetch(`${origin}/dev-icons?name=rocket`);
  expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await fetch(`${origin}/dev-icons?name=..%2Fpackage`)).status).toBe(404);
});
