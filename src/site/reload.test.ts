import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { pageReloader } from './reload';

/** The first event of the stream of reloads. */
async function firstEvent(origin: string, stream: string): Promise<string> {
  const response = await fetch(`${origin}/${stream}`);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

test('sends events of builds and mistakes to waiting pages, also to streams opened later', async () => {
  const reloader = pageReloader(() => Promise.reject(new Error('no documents')));
  const server = createServer((request, response) => void reloader.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const before = firstEvent(origin, 'dev-reload?waiting');
  // The stream is open when the server has its headers sent.
  await new Promise((later) => setTimeout(later, 100));
  reloader.built();
  expect(await before).toContain('event: built');
  expect(await firstEvent(origin, 'dev-reload?waiting')).toContain('event: built');

  // A page of the portal gets events of later builds only.
  const shown = firstEvent(origin, 'dev-reload');
  await new Promise((later) => setTimeout(later, 100));
  reloader.failed(['resume.json: a comma is missing']);
  expect(await shown).toContain('event: mistake');
  expect(await firstEvent(origin, 'dev-reload?waiting')).toContain('event: mistake');
  server.closeAllConnections();
  server.close();
});
