import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { chromium, expect, test, type Page } from '@playwright/test';

import { CHROMIUM_FLAGS, chromiumPath } from '../../../scripts/chromium';
import { violations } from '../../sweep/axe';
import { sideways } from '../../sweep/sideways';
import { watch } from '../../sweep/watch';

/** Sends a message with the form. */
async function send(page: Page, subject: string, message = 'A job.') {
  await page.goto('/support');
  await page.getByRole('textbox', { name: 'Name' }).fill('Zoë');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@example.org');
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject);
  await page.getByRole('textbox', { name: 'Message' }).fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
}

const messageOf = (page: Page, subject: string) => page.getByRole('listitem').filter({ hasText: subject });

test('the inbox shows a sent message, and its text by keyboard', async ({ page }) => {
  const faults = watch(page);
  const subject = `東京 ${test.info().testId}`;
  await send(page, subject, '<b>Not bold</b>\nSecond line');
  await page.goto('/inbox');
  const message = messageOf(page, subject);
  await expect(message.getByRole('heading', { name: subject })).toBeVisible();
  // Other tests may have sent messages since: only the newest one is expanded.
  if (!(await message.getByText('Second line').isVisible())) await message.locator('summary').click();
  await expect(message.getByText('<b>Not bold</b> Second line')).toBeVisible();
  await expect(message.getByText('Zoë <zoe@example.org>')).toBeVisible();
  await expect(message.getByRole('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  await message.locator('summary').press('Enter');
  await expect(message.getByText('Second line')).toBeHidden();
  expect(faults).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the inbox has no axe violation and does not scroll sideways on phone and desktop: ${colorScheme}`, async ({
    page,
  }) => {
    const faults = watch(page);
    await page.emulateMedia({ colorScheme });
    await send(page, `Look ${colorScheme} ${'long '.repeat(20)}${'x'.repeat(30)}`);
    await page.goto('/inbox');
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page)).toEqual([]);
      await expect.poll(() => sideways(page)).toBe('');
    }
    expect(faults).toEqual([]);
  });
}

test('under another host name, a local build opens the mail program and posts nothing', async ({
  baseURL,
}) => {
  const program = [
    '--import',
    'tsx',
    'src/cli/portalfolio.ts',
    'preview',
    '--port',
    '0',
    '--host',
    '0.0.0.0',
  ];
  const server = spawn(process.execPath, program);
  const [served] = (await once(server.stdout, 'data')) as [Buffer];
  const rule = '--host-resolver-rules=MAP portal.test localhost';
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, rule],
  });
  const page = await browser.newPage();
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  // A server for this machine only does not answer at that name.
  const local = new URL(baseURL ?? '');
  local.hostname = 'portal.test';
  expect((await page.goto(local.href))?.status()).toBe(421);
  const there = new URL(String(served).trim());
  there.hostname = 'portal.test';
  for (const address of ['support', 'contact']) {
    await page.goto(there.href + address);
    await expect(page.getByRole('button', { name: 'Open in my email app' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expect(page.getByText('Your email app opens')).toBeVisible();
  }
  const inbox = await page.goto(`${there.href}inbox`);
  expect(inbox?.status()).toBe(403);
  expect(posts).toEqual([]);
  await browser.close();
  server.kill();
});
