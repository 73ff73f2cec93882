import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Locator, type Page } from '@playwright/test';
import { siteFrom, type TestSite } from '../../support/site-of';
import { watch } from '../../sweep/watch';

// One site for all tests.
test.describe.configure({ mode: 'default' });

const NAME = 'Maximiliane Theodora von Hohenlohe-Blumenthal';
const SKILLS = Array.from({ length: 70 }, (_, at) => `${'Loom'.slice(0, 2 + (at % 3))} ${at + 1}`);
const HIGHLIGHTS = ['Moved the bookings to live events.', 'Halved the queue.', 'Taught six people.', 'Led.'];
const FREIGHT = 'Northern Freight Cooperative';

const RESUME = {
  basics: { name: NAME, label: 'Senior Ruby Developer', email: 'max@hohenlohe.example' },
  work: [
    { name: FREIGHT, position: 'Senior Ruby Developer', startDate: '2017-03', highlights: HIGHLIGHTS },
    { name: 'Loom & Thread', position: 'Web Developer', startDate: '2014-01', endDate: '2014-12' },
    { name: '–', position: 'Waiter', startDate: '2010-05', endDate: '2011-02' },
    { name: 'Harbour Museum', position: '/', summary: 'Guided visitors.' },
  ],
  projects: [
    { name: 'Crane Watch', description: 'Crane watch.', entity: FREIGHT },
    {
      name: 'Slot Planner',
      description: 'Plans slots an hour ahead, so that nobody waits at the gate in the morning.',
      entity: FREIGHT,
      keywords: ['Scheduling', 'Live events'],
    },
  ],
  skills: SKILLS.map((name) => ({ name })),
};
const PORTAL = `stats:
  - { measure: years }
  - { measure: other, title: Ships, value: '40' }
  - { measure: other, title: Cranes, value: '12' }
  - { measure: other, title: Harbours, value: '3' }
`;

let site: TestSite;
test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'look-'));
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(RESUME));
  writeFileSync(join(folder, 'portal.yaml'), PORTAL);
  site = await siteFrom(folder);
});
test.afterAll(() => site?.close());

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

test('a portal without places shows a message and no map', async ({ page }) => {
  const faults = watch(page);
  await page.goto(`${site.url}/global-presence`);
  await expect(page.getByText('No places to display')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Go to Support' })).toHaveAttribute(
    'href',
    '/support',
  );
  await expect(page.getByRole('group', { name: 'Map of places' })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('counts one group in the singular, in every language', async ({ page }) => {
  for (const [address, text] of [
    ['/management-groups', 'Showing 4 subscriptions in 1 group'],
    ['/es/management-groups', '4 suscripciones en 1 grupo'],
    ['/pt/management-groups', '4 subscrições em 1 grupo'],
  ] as const) {
    await page.goto(site.url + address);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
});

test('the activity log mentions no months without a job', async ({ page }) => {
  await page.goto(`${site.url}/activity`);
  // A bar for each job with dates.
  await expect(region(page, 'Timeline').getByRole('link')).toHaveCount(3);
  await expect(page.getByRole('main')).not.toContainText(/gap|between jobs|no job/i);
});

test('shows the first highlights of a role without a text on both cards', async ({ page }) => {
  await page.goto(`${site.url}/dashboard`);
  const last = region(page, 'Current Position').getByRole('list').first();
  // A single further one takes no more room than its number.
  await expect(last.getByRole('listitem')).toHaveText(HIGHLIGHTS);
  await page.goto(`${site.url}/profile`);
  const current = region(page, 'Current Position');
  await expect(current.getByRole('listitem')).toHaveText(HIGHLIGHTS.slice(0, 3));
  await expect(current.getByRole('link', { name: 'View in Subscriptions' })).toBeVisible();
});

test('missing names leave no separate dash or slash', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/dashboard', '/profile', '/experience', '/sitemap', '/activity', '/resume']) {
    await page.goto(site.url + address);
    // An unknown score of a company is a dash, as in the grid.
    const parts = page.locator(address === '/experience' ? 'main :is(h2, h3, p)' : 'body');
    const text = (await parts.allInnerTexts()).join('\n');
    expect(text, address).not.toMatch(/(?:^|[·,:])[ \t]*[-–—/|]+[ \t]*(?:$|[·,:])/m);
  }
  await page.goto(`${site.url}/experience`);
  await page.getByRole('button', { name: 'Expand all' }).click();
  // A job without a title is named by the row of its company alone.
  const role = page.getByRole('article', { name: 'Harbour Museum', exact: true });
  await expect(role.getByRole('link', { name: 'Harbour Museum' })).toHaveCount(0);
  await page.goto(`${site.url}/experience?item=${await role.getAttribute('id')}`);
  await expect(page).toHaveTitle(/^Harbour Museum – /);
  await expect(page.getByRole('dialog')).not.toContainText(/[·:][ \t]*[-–/]/);
});
