import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { foreignMail } from '../../support/foreign-mail';
import { connectSources } from '../../support/published';
import { NO_SERVICE, siteOf } from '../../support/site-of';

// Each test builds a site.
test('a form for Web3Forms posts to it only, and keeps what it refuses', async ({ page }) => {
  const bodies: unknown[] = [];
  const { origin, posts, server } = await foreignMail(200, '{"success":true}');
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
  expect(posts).toEqual([{ path: '/submit', body: bodies[0] }]);
  close();
  server.close();
});

test('npm start without configuration: the form works, and the terminal names the inbox', async ({
  page,
}) => {
  const [build, outbox] = [mkdtempSync(join('.cache', 'build-')), mkdtempSync(join(tmpdir(), 'outbox-'))];
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/cli/portalfolio.ts', 'preview', '--build'],
    {
      env: { ...process.env, ...NO_SERVICE, BUILD_DIR: build, OUTBOX_DIR: outbox, PORT: '0' },
    },
  );
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
