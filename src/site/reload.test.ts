import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { pageReloader } from './reload';

/** A server that reloads pages, of an editor that keeps what it is sent to itself. */
async function serve() {
  const answer = () => Promise.resolve();
  const reloader = pageReloader(() => Promise.reject(new Error('no documents')), {
    state: () => ({ folder: 'portal', version: '1', undo: 'Accept', redo: null, edits: [] }),
    answer,
    answerPicture: answer,
    answerImport: answer,
  });
  const server = createServer((request, response) => void reloader.answer(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { reloader, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The first event of the stream of reloads. */
async function firstEvent(origin: string, stream: string): Promise<string> {
  const response = await fetch(`${origin}/${stream}`);
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return new TextDecoder().decode(value);
}

test('sends builds, mistakes and notes to open pages, also to pages of an earlier build that open their stream later', async () => {
  const { reloader, origin } = await serve();
  const before = firstEvent(origin, 'dev-reload?0');
  // The stream is open when the server has its headers sent.
  await new Promise((later) => setTimeout(later, 100));
  reloader.built(1);
  expect(await before).toContain('event: built');
  expect(await firstEvent(origin, 'dev-reload?0')).toContain('event: built');

  // A page of the portal gets events of later builds only.
  const shown = firstEvent(origin, 'dev-reload?1');
  await new Promise((later) => setTimeout(later, 100));
  reloader.failed('The portal cannot be built', ['resume.json: a comma is missing']);
  expect(await shown).toContain('event: mistake');
  expect(await firstEvent(origin, 'dev-reload?0')).toContain('event: mistake');

  const sections = [
    { title: 'Problems', noun: 'problem', notes: [{ place: 'resume.json:3:5', sentence: 'work: no date.' }] },
    { title: 'Proposals', noun: 'proposal', notes: [] },
    { title: 'Not published', noun: null, notes: [{ place: '', sentence: 'basics.phone' }] },
  ];
  const open = firstEvent(origin, 'dev-reload?1');
  await new Promise((later) => setTimeout(later, 100));
  reloader.built(2);
  expect(await open).toContain('event: ');
  reloader.noted(sections);
  const noted = await firstEvent(origin, 'base/dev-reload?2');
  expect(noted).toContain('event: notes');
  expect(JSON.parse(/data: (.*)/.exec(noted)?.[1] ?? '')).toEqual({
    folder: 'portal',
    sections,
    version: '1',
    undo: 'Accept',
    redo: null,
    edits: [],
  });
  for (const address of ['dev-reload.js', 'dev-documents'])
    expect((await fetch(`${origin}/${address}?x`)).headers.get('x-content-type-options')).toBe('nosniff');
});

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
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect((await fetch(`${origin}/dev-icons?name=..%2Fpackage`)).status).toBe(404);
});
