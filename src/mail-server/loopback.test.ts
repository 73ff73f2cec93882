import { networkInterfaces } from 'node:os';
import { createServer, request as requestOf } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { isLoopback, onlyLocal } from './loopback';
import { mailServer, SEND } from './mail-server';
import { newOutbox, postOf, serveMail } from './serve-for-test';

const REFUSED = 'The local mail server answers only requests from this machine.';

test.each(['localhost', 'my.localhost', '127.0.0.1', '::1', '::ffff:127.0.0.1'])(
  '%s is this machine',
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each(['', '0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example', 'example.com'])(
  '"%s" is another machine',
  (host) => expect(isLoopback(host)).toBe(false),
);

test.each([
  ['a site with a DNS name for this machine', { host: 'evil.example' }],
  ['a proxy with X-Forwarded-For', { 'x-forwarded-for': '203.0.113.7' }],
  ['a proxy with Forwarded', { forwarded: 'for=203.0.113.7' }],
  ['a proxy with Via', { via: '1.1 proxy.example' }],
  ['a proxy with X-Real-IP', { 'x-real-ip': '203.0.113.7' }],
  ['a proxy with X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
])('refuses to send and to read for %s', async (_what, headers) => {
  const { request, inbox } = await serveMail();
  const type = { 'Content-type': 'application/json' };
  const sent = await request('POST', SEND, { ...headers, ...type }, JSON.stringify(postOf()));
  expect(sent).toMatchObject({ status: 403, text: REFUSED });
  // The origin may read the reason of the refusal.
  expect(sent.headers['access-control-allow-origin']).toBe('*');
  expect(await request('GET', '/inbox', headers)).toMatchObject({ status: 403, text: REFUSED });
  expect(await request('DELETE', '/inbox', headers)).toMatchObject({ status: 403, text: REFUSED });
  expect(await inbox()).toEqual([]);
});

const outside = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === 'IPv4');

test.skipIf(!outside)('refuses requests from the network when it listens on all interfaces', async () => {
  const mail = mailServer({ outbox: newOutbox() });
  const server = createServer((request, response) => void mail(request, response));
  await new Promise<void>((listening) => server.listen(0, '0.0.0.0', listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const fromOutside = await fetch(`http://${outside?.address}:${port}/inbox`);
  expect([fromOutside.status, await fromOutside.text()]).toEqual([403, REFUSED]);
  expect((await fetch(`http://127.0.0.1:${port}/inbox`)).status).toBe(200);
});

test.each([
  ['localhost', 'localhost:4173', 200],
  ['localhost', 'evil.example', 421],
  ['0.0.0.0', 'my-laptop.local:4173', 200],
])('a server on %s answers requests for %s with %i', async (host, named, status) => {
  const server = createServer(onlyLocal({ host }, (_request, response) => void response.end()));
  onTestFinished(() => void server.close());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const answered = new Promise((answer) =>
    requestOf({ port, host: '127.0.0.1', headers: { host: named } }, (response) => {
      response.resume();
      answer(response.statusCode);
    }).end(),
  );
  expect(await answered).toBe(status);
});
