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

test('names the pin of a place, suggests places, and serves the pictures of icons', async () => {
  const { origin } = await serve();
  const pinOf = async (text: string): Promise<unknown> =>
    (await fetch(`${origin}/dev-places?text=${encodeURIComponent(text)}`)).json();
  expect(await pinOf('Barcelon')).toMatchObject({
    city: null,
    country: null,
    suggestions: expect.arrayContaining(['Barcelona, Spain']),
  });
  expect(await pinOf('Barcelona, Spain')).toMatchObject({ city: 'Barcelona, Spain' });
  expect(await pinOf('Spain')).toMatchObject({ city: null, country: 'Spain' });
  const icon = await fetch(`${origin}/dev-icons?name=rocket`);
  expect(icon.headers.get('x-content-type-options')).toBe('nosniff');
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await fetch(`${origin}/dev-icons?name=..%2Fpackage`)).status).toBe(404);
});
