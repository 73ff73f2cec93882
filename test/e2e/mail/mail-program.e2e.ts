import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { SEND } from '../../../src/mail-server/mail-server';
import { pasted } from '../../support/clipboard';
import { connectSources, isForThisMachine, MARK, published } from '../../support/published';
import { siteFrom, type TestSite } from '../../support/site-of';
import { expectStored, field, fillIn } from '../../support/write-message';

// One site without a mail service for all tests.
test.describe.configure({ mode: 'default' });

let site: TestSite;
test.beforeAll(async () => {
  // The setup builds a site for publishing, into the folder of a build for this machine.
  const build = mkdtempSync(join('.cache', 'build-'));
  cpSync('build', build, { recursive: true });
  expect(existsSync(join(build, 'client', MARK))).toBe(true);
  expect(isForThisMachine(build)).toBe(true);
  site = await siteFrom('examples/sample', { BUILD_DIR: build });
});
test.afterAll(() => site.close());

test('without keys, a published build contains no mail service and no local mail server', async ({
  page,
  request,
}) => {
  expect(site.output).toContain(
    'No mail service is configured: the form opens the visitor’s own mail program',
  );
  expect(site.output).not.toContain('for this machine');
  expect(site.output.match(/No site address is configured/g)).toHaveLength(1);
  expect(existsSync(join(site.build, 'client', MARK))).toBe(false);
  expect(isForThisMachine(site.build)).toBe(false);
  // Scripts may contain the default host of the service, but pages and policies may not.
  for (const [file, text] of published(site.build))
    if (!file.endsWith('.js')) expect(text, file).not.toMatch(/emailjs/i);
  const response = await page.goto(`${site.url}/support`);
  expect(connectSources(response?.headers() ?? {})).toBe("'self' https://tile.openstreetmap.org");
  await expect(page.getByRole('button', { name: 'Open in my email app' })).toBeVisible();
  // The preview server has neither mail server nor inbox, like any host.
  expect((await request.post(site.url + SEND, { data: {} })).status()).toBe(405);
  expect((await request.get(`${site.url}/inbox`)).status()).toBe(404);
});

const open = (page: Page) => page.getByRole('button', { name: 'Open in my email app' });

test('announces that the mail program opens, fills in everything and keeps the text', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto(`${site.url}/support`);
  await expect(page.getByText('Your email app opens with everything filled in')).toBeVisible();
  await fillIn(page);
  await open(page).click();
  await expect(page.getByText('Your email app should be open now. If not, copy the text')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open in my email app' })).toHaveAttribute(
    'href',
    /^mailto:[^?]+@example\.com\?subject=Hello&body=A%20job\.%0AFor%20you\.%0A%0AAda%0Aada%40example\.org$/,
  );
  await page.reload();
  await expectStored(page);
  expect(posts).toEqual([]);
});

test('a text too long for a mailto address: shows a message, copies it completely, and hands over its beginning', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-write']);
  const long = 'A long story. '.repeat(300).trim();
  await page.goto(`${site.url}/support`);
  await fillIn(page, { Message: long });
  await open(page).click();
  await expect(page.getByText('Your message is too long for an email link.')).toBeVisible();
  await page.getByRole('button', { name: 'Copy the message' }).click();
  await expect(page.getByText('The message was copied.')).toBeVisible();
  expect(await pasted(page)).toContain(long);
  const href = await page.getByRole('link', { name: 'Open in my email app' }).getAttribute('href');
  expect(href?.length).toBeLessThanOrEqual(2000);
  expect(new URL(href ?? '').searchParams.get('body')).toMatch(
    /^A long story\.[\s\S]*Please paste the copied message/,
  );
  await expect(field(page, 'Message')).toHaveValue(long);
});
