import { expect, test, type Page } from '@playwright/test';

import { hydrated } from '../support/searching';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const details = (page: Page, name: string) => page.getByRole('link', { name: `View Details of ${name}` });
const pane = (page: Page, name: string) => page.getByRole('dialog', { name });

test('shows six featured projects, newest first, each with year, text, tags, picture and View Details', async ({
  page,
}) => {
  await page.goto('/projects');
  const featured = page.getByRole('region', { name: 'Featured projects' });
  const names = await featured.getByRole('heading', { level: 3 }).allTextContents();
  expect(names).toHaveLength(6);
  const years = await featured.getByText(/^20(?:19|2[0-4])$/).allTextContents();
  expect(years).toEqual(['2024', '2023', '2022', '2021', '2020', '2019']);
  for (const name of names) {
    const one = card(page, name);
    await expect(one.getByRole('img').first()).toHaveAttribute('width', '640');
    await expect(one.getByRole('img').first()).toHaveAttribute('loading', 'lazy');
    expect(
      await one
        .getByRole('list', { name: `Technologies of ${name}` })
        .getByRole('listitem')
        .count(),
    ).toBeGreaterThan(2);
    await expect(details(page, name)).toBeVisible();
  }
  await page.mouse.wheel(0, 3000);
  const open = page.getByRole('region', { name: 'Open Source Contributions' });
  await expect(open.getByRole('heading', { level: 3 })).toHaveCount(4);
});

test('shows the source of the Notable Projects figure', async ({ page }) => {
  await page.goto('/projects');
  await expect(
    page.getByText(
      /^Notable Projects: 17\+\. This page shows 10; the others are resources under Subscriptions\.$/,
    ),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(10);
});

test('cards are at least 300 px wide', async ({ page }) => {
  await page.goto('/projects');
  const box = await page.getByRole('article').first().boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(300);
});

test('the whole card is a link to the pane, with its picture and title', async ({ page }) => {
  await page.goto('/projects');
  await hydrated(page);
  const whole = page.getByRole('article').filter({ hasText: 'Data Center Exit' });
  await expect(whole.getByRole('link', { name: 'Data Center Exit', exact: true })).toHaveAttribute(
    'href',
    /[?]project=/,
  );
  await whole.click({ position: { x: 60, y: 60 } });
  await expect(pane(page, 'Data Center Exit')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(whole.getByRole('link', { name: 'Data Center Exit', exact: true })).toBeFocused();
  await whole.getByRole('button').click();
  await expect(pane(page, 'Data Center Exit')).toBeHidden();
});

test('View Details opens a pane with all details under its own address', async ({ page }) => {
  await page.goto('/projects');
  await details(page, 'Data Center Exit').click();
  const open = pane(page, 'Data Center Exit');
  await expect(open).toBeVisible();
  await expect(page).toHaveURL('/projects?project=data-center-exit');
  await expect(open.getByText('Feb 2021 - Dec 2022', { exact: true })).toBeVisible();
  await expect(
    open.getByText('One application in five was retired instead of moved', { exact: true }),
  ).toBeVisible();
  await expect(open.getByText('VMware', { exact: true })).toBeVisible();
});

test('closing a pane opened by its address shows the list and focuses its link', async ({ page }) => {
  await page.goto('/projects?project=highway-digital-twin');
  await expect(pane(page, 'Highway Digital Twin')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects');
  await expect(page.getByRole('link', { name: 'Highway Digital Twin', exact: true })).toBeFocused();
});

test('the pane of an open source project has its link', async ({ page }) => {
  await page.goto('/projects');
  await page.getByRole('link', { name: 'traffic-replay', exact: true }).click();
  const link = pane(page, 'traffic-replay').getByRole('link', { name: /^example\.com/ });
  await expect(link).toHaveAttribute('href', 'https://example.com/open-source/traffic-replay');
});

test('the pane of a project shows its picture, and a card announces its case study', async ({ page }) => {
  await page.goto('/projects?project=site-assistant');
  await expect(pane(page, 'Site Assistant').locator('picture img')).toBeVisible();
  await page.goto('/experience?item=site-assistant');
  await expect(pane(page, 'Site Assistant').locator('picture img, img[src*="site-assistant"]')).toBeVisible();
  await page.goto('/projects');
  await page.getByRole('article').getByRole('link', { name: 'Read the case study' }).first().click();
  await expect(page).toHaveURL(/\/projects\/.+/);
});

for (const [fault, answer] of [
  ['is missing', { status: 404, body: 'gone' }],
  ['is not a picture', { status: 200, contentType: 'text/html', body: '<p>no</p>' }],
] as const) {
  test(`shows a drawn placeholder for a picture that ${fault}`, async ({ page }) => {
    await page.route('**/pictures/site-assistant-*', (route) => route.fulfill(answer));
    await page.goto('/projects');
    const one = card(page, 'Site Assistant');
    await expect(one.getByRole('img')).toHaveCount(0);
    await expect(one.locator('img[src*="chat-multiple"]')).toBeVisible();
  });
}

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('View Details shows the pane by its address, and Close hides it', async ({ page }) => {
    await page.goto('/projects');
    await details(page, 'Site Assistant').click();
    const open = page.locator('#details-site-assistant');
    await expect(open.getByText('Every answer links to the page it came from')).toBeVisible();
    await open.getByRole('button', { name: 'Close' }).click();
    await expect(open).toBeHidden();
  });
});
