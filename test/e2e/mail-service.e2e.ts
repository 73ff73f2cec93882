import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { SEND } from '../../src/mail-server/contract';
import { mailServer } from '../../src/mail-server/mail-server';
import { NO_SERVICE, siteFrom, siteOf, TSX } from '../support/site-of';

// Each test builds a site.
const MARK = 'NOT-FOR-PUBLISHING.txt';
const LOCAL_REMAINS = /local-key|local-service|local-template/;

/** The text of every published file by its name. */
function published(build: string): Map<string, string> {
  const client = join(build, 'client');
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|data|js|css|txt|json)$|^_headers$/.test(file),
  );
  return new Map(files.map((file) => [file, readFileSync(join(client, file), 'utf8')]));
}

const connectSources = (headers: Record<string, string>): string =>
  /connect-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1] ?? '';

test('without keys, a published build contains no mail service and no local mail server', async ({
  page,
  request,
}) => {
  const build = mkdtempSync(join('.cache', 'build-'));
  const env = { ...process.env, ...NO_SERVICE, BUILD_DIR: build, LOCAL_MAIL: '1' };
  const local = spawnSync(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'build'], {
    encoding: 'utf8',
    env,
  });
  expect(local.stdout).toContain('This build works on this machine only');
  expect(existsSync(join(build, 'client', MARK))).toBe(true);
  expect([...published(build).values()].some((text) => LOCAL_REMAINS.test(text))).toBe(true);
  // A build for publishing into the same folder removes all local files.
  const { url, output, close } = await siteFrom('examples/sample', { BUILD_DIR: build });
  expect(output).toContain('No mail service is configured: the form opens the visitor’s own mail program');
  expect(output).not.toContain('for this machine');
  expect(existsSync(join(build, 'client', MARK))).toBe(false);
  for (const [file, text] of published(build)) {
    expect(text, file).not.toMatch(LOCAL_REMAINS);
    // Scripts may contain the default host of the service, but pages and policies may not.
    if (!file.endsWith('.js')) expect(text, file).not.toMatch(/emailjs/i);
  }
  const response = await page.goto(`${url}/support`);
  expect(connectSources(response?.headers() ?? {})).toBe("'self' https://tile.openstreetmap.org");
  await expect(page.getByRole('button', { name: 'Open in my email app' })).toBeVisible();
  // The preview server has neither mail server nor inbox, like any host.
  expect((await request.post(url + SEND, { data: {} })).status()).toBe(405);
  expect((await request.get(`${url}/inbox`)).status()).toBe(404);
  close();
});

test('with keys, the form posts to the configured service only', async ({ page }) => {
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mail = mailServer({ outbox, intervalMs: 0, strict: true, anyOrigin: true, log: () => {} });
  const requests: (string | undefined)[] = [];
  const service = createServer((incoming, answer) => {
    requests.push(incoming.method);
    mail(incoming, answer);
  });
  await new Promise<void>((listening) => service.listen(0, 'localhost', listening));
  const origin = `http://localhost:${(service.address() as AddressInfo).port}`;
  const { url, output, build, close } = await siteFrom('examples/sample', {
    MAIL_ORIGIN: origin,
    MAIL_PUBLIC_KEY: 'own-key',
    MAIL_SERVICE_ID: 'own-service',
    MAIL_TEMPLATE_ID: 'own-template',
    // The variable is also set: the keys have priority, and the build is for publishing.
    LOCAL_MAIL: '1',
  });
  expect(output).not.toMatch(/No mail service|for this machine/);
  expect(existsSync(join(build, 'client', MARK))).toBe(false);
  for (const [file, text] of published(build)) expect(text, file).not.toMatch(LOCAL_REMAINS);
  const response = await page.goto(`${url}/support`);
  expect(connectSources(response?.headers() ?? {})).toBe(`'self' ${origin} https://tile.openstreetmap.org`);
  for (const field of ['Name', 'Subject', 'Message'])
    await page.getByRole('textbox', { name: field }).fill(`My ${field}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  const post = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  expect((await post).postDataJSON()).toMatchObject({
    user_id: 'own-key',
    service_id: 'own-service',
    template_id: 'own-template',
  });
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  // The browser sends a preflight request to another origin.
  expect(requests).toEqual(['OPTIONS', 'POST']);
  expect(readdirSync(outbox)).toHaveLength(1);
  close();
  service.close();
});

test('a form for Web3Forms posts to it only, and keeps what it refuses', async ({ page }) => {
  const outbox = mkdtempSync(join(tmpdir(), 'outbox-'));
  const mail = mailServer({ outbox, intervalMs: 0, anyOrigin: true, log: () => {} });
  const bodies: unknown[] = [];
  const service = createServer((incoming, answer) => {
    if (!mail(incoming, answer)) answer.writeHead(404).end();
  });
  await new Promise<void>((listening) => service.listen(0, 'localhost', listening));
  const origin = `http://localhost:${(service.address() as AddressInfo).port}`;
  const settings = `\nmail:\n  service: web3forms\n  key: own-key\n  origin: ${origin}\n`;
  const { url, close } = await siteOf((portal) => portal + settings);
  const response = await page.goto(`${url}/support`);
  expect(connectSources(response?.headers() ?? {})).toBe(`'self' ${origin} https://tile.openstreetmap.org`);
  for (const field of ['Name', 'Subject', 'Message'])
    await page.getByRole('textbox', { name: field }).fill(`My ${field}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  // A refusal: an answer with 200 that says no.
  await page.route(`${origin}/submit`, (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({
      json: { success: false, message: 'Blocked' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(/Error sending email. Please try again./);
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('My Message');
  expect(bodies).toEqual([
    {
      access_key: 'own-key',
      name: 'My Name',
      email: 'ada@example.org',
      subject: 'My Subject',
      message: 'My Message',
    },
  ]);
  await page.unroute(`${origin}/submit`);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  expect(readdirSync(outbox)).toHaveLength(1);
  close();
  service.close();
});

test('npm start without configuration: the form works, and the terminal names the inbox', async ({
  page,
}) => {
  const [build, outbox] = [mkdtempSync(join('.cache', 'build-')), mkdtempSync(join(tmpdir(), 'outbox-'))];
  const server = spawn(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'preview', '--build'], {
    env: { ...process.env, ...NO_SERVICE, BUILD_DIR: build, OUTBOX_DIR: outbox, PORT: '0' },
  });
  let output = '';
  server.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await expect.poll(() => output, { timeout: 280_000 }).toContain('Ctrl+C');
  expect(output).toContain('This build works on this machine only');
  const [, inbox = ''] = /inbox: (http:\/\/localhost:\d+\/inbox) /.exec(output) ?? [];
  await page.goto(new URL('/support', inbox).href);
  for (const field of ['Name', 'Subject', 'Message'])
    await page.getByRole('textbox', { name: field }).fill(`My ${field}`);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect.poll(() => output).toContain(`A message from My Name is in ${inbox}`);
  await page.goto(inbox);
  await expect(page.getByRole('heading', { name: 'My Subject' })).toBeVisible();
  await expect(page.getByText('My Message')).toBeVisible();
  server.kill();
  rmSync(build, { recursive: true });
});
