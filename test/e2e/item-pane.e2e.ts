import { expect, test, type Page } from '@playwright/test';

import { watch } from '../sweep/watch';
import { pasted } from '../support/clipboard';
import { hydrated } from '../support/searching';

const pane = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const part = (page: Page, name: string) => page.getByRole('dialog').getByRole('region', { name });

const ITEMS = [
  {
    id: 'indra',
    name: 'Indra',
    what: 'Subscription (company)',
    essentials: ['Status', 'Inactive', 'May 2007 - Aug 2013', 'Madrid, ESP'],
    related: [],
    before: 'Indra USA Inc.',
    after: null,
  },
  {
    id: 'control-tower',
    name: 'Control Tower',
    what: 'Resource',
    essentials: ['Role', 'Director of Information Technology', 'AI Solution', 'Machine learning'],
    // The company's other items ran at other times, so only shared tags relate.
    related: [/Cloud Strategy\s*Azure/, /Group Data Platform\s*Power BI/],
    before: 'Group Data Platform',
    after: 'Site Office in a Box',
  },
  {
    id: 'data-center-exit',
    name: 'Data Center Exit',
    what: 'Project',
    essentials: ['Feb 2021 - Dec 2022', 'VMware'],
    related: [],
    before: 'Landing Zone Factory',
    after: 'Remote Site Inspection',
  },
] as const;

for (const { id, name, what, essentials, related, before, after } of ITEMS) {
  test(`${what}: its address opens its pane beside any page, with essentials, related resources, neighbours and JSON`, async ({
    page,
    context,
  }) => {
    const faults = watch(page);
    await context.grantPermissions(['clipboard-write']);
    await page.goto(`/dashboard?item=${id}`);
    const shown = pane(page, name);
    await expect(shown).toBeVisible();
    await expect(shown.getByRole('heading', { level: 2, name })).toBeFocused();
    await expect(shown.getByText(what, { exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    for (const text of essentials) await expect(part(page, 'Essentials')).toContainText(text);
    for (const text of related) await expect(part(page, 'Related')).toContainText(text);
    const neighbours = shown.getByRole('navigation', { name: 'Previous and next' }).getByRole('link');
    await expect(neighbours).toHaveText(
      [before && `Previous: ${before}`, after && `Next: ${after}`].filter((text) => text !== null),
    );

    await shown.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status', { name: 'New notifications' })).toContainText('Link copied');
    expect(await pasted(page)).toBe(page.url());

    await shown.getByRole('link', { name: `JSON View of ${name}` }).click();
    await expect(page).toHaveURL(`/dashboard?json=${id}`);
    await expect(page.getByRole('dialog').getByRole('region')).toContainText(`"name": "${name}"`);
    await page.goBack();
    await expect(shown).toBeVisible();
    await shown.getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL('/dashboard');
    expect(faults).toEqual([]);
  });
}

test('links in the pane lead to the next and a related resource, and Back closes the pane', async ({
  page,
}) => {
  await page.goto('/experience');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'AI', exact: true });
  await opener.click();
  await expect(page).toHaveURL('/experience?item=ai');
  await pane(page, 'AI').getByRole('link', { name: 'Next: Quantum Computing' }).click();
  await expect(page).toHaveURL('/experience?item=quantum-computing');
  await expect(pane(page, 'Quantum Computing').getByRole('heading', { level: 2 })).toBeFocused();
  await part(page, 'Related').getByRole('link', { name: 'Quantum Crew Planning' }).click();
  await expect(pane(page, 'Quantum Crew Planning')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/experience');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the values of the essentials lead to company, role, type and management group', async ({ page }) => {
  await page.goto('/support?item=incident-detection');
  await hydrated(page);
  await expect(part(page, 'Essentials').getByRole('link')).toHaveText([
    /^JSON View/,
    /^Export template/,
    /^Visualizer/,
    'Indra',
    'Software Engineer, Traffic Systems',
    'Algorithm',
    /./,
    /./,
  ]);
  await part(page, 'Essentials').getByRole('link', { name: 'Software Engineer, Traffic Systems' }).click();
  await expect(part(page, 'Contents').getByRole('link')).toHaveText([
    'Roadside Gateway',
    'Incident Detection',
    'Travel Time Service',
  ]);
  await part(page, 'Essentials').getByRole('link', { name: 'Indra', exact: true }).click();
  await expect(pane(page, 'Indra')).toBeVisible();
  await part(page, 'Essentials').getByRole('link', { name: 'Tenant Root Group' }).click();
  await expect(page).toHaveURL('/management-groups');
  await page.goto('/experience?item=control-tower');
  await part(page, 'Essentials').getByRole('link', { name: 'AI Solution' }).click();
  await expect(page).toHaveURL('/experience?type=AI%20Solution');
  await expect(page.getByRole('button', { name: 'Type == AI Solution' })).toBeVisible();
});

for (const address of ['/experience?item=nothing', '/projects?project=nothing', '/profile?json=nothing'])
  test(`a pane says that there is nothing at ${address}, and leads to all resources`, async ({ page }) => {
    await page.goto(address);
    const shown = page.getByRole('dialog');
    await expect(shown.getByRole('alert')).toHaveText('There is nothing called “nothing” in this portal.');
    await expect(shown.getByRole('heading', { level: 2 })).not.toHaveText('nothing');
    await shown.getByRole('link', { name: 'All resources' }).click();
    await expect(page).toHaveURL('/sitemap');
  });

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['Back', (page: Page) => page.goBack()],
  ['a click beside it', (page: Page) => page.mouse.click(300, 500)],
] as const) {
  test(`${how} closes the pane, keeps the search and returns focus`, async ({ page }) => {
    await page.goto('/experience?q=control');
    await hydrated(page);
    const opener = page.getByRole('link', { name: 'Control Tower', exact: true });
    await opener.click();
    await expect(pane(page, 'Control Tower')).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/experience?q=control');
    await expect(opener).toBeFocused();
  });
}

test('a search result opens the pane of a resource above its role, and closing moves focus to its link', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await hydrated(page);
  await page.keyboard.press('/');
  await page.keyboard.type('lane control');
  await expect(page.getByRole('option', { name: /^Lane Control System/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(pane(page, 'Lane Control System')).toBeVisible();
  await page.keyboard.press('Escape');
  const link = page.getByRole('main').getByRole('link', { name: 'Lane Control System', exact: true });
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
});

test('View Details of a project shows related resources, neighbours with their own addresses and Copy link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  await page.goto('/projects');
  await hydrated(page);
  const opener = page.getByRole('link', { name: 'View Details of Landing Zone Factory' });
  await opener.click();
  const shown = pane(page, 'Landing Zone Factory');
  await expect(shown.getByRole('region', { name: 'Related' })).toContainText('Azure Policy');
  await shown.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(() => pasted(page)).toMatch(/\/projects\?project=landing-zone-factory$/);
  await shown.getByRole('link', { name: 'Next: Data Center Exit' }).click();
  await expect(page).toHaveURL('/projects?project=data-center-exit');
  await expect(pane(page, 'Data Center Exit')).toBeVisible();
  await pane(page, 'Data Center Exit').getByRole('link', { name: 'Previous: Landing Zone Factory' }).click();
  await shown.getByRole('region', { name: 'Related' }).getByRole('link', { name: 'Governance' }).click();
  await expect(page).toHaveURL('/projects?item=governance');
  await expect(pane(page, 'Governance')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/projects');
  await expect(page.locator('main h1, main a[data-pane]').and(page.locator(':focus'))).toHaveCount(1);
});

test('when portal.json cannot be loaded, a project shows its facts, and other panes show an error with a retry', async ({
  page,
}) => {
  let isMissing = true;
  await page.route('**/portal.json', (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto('/projects?project=site-assistant');
  await expect(pane(page, 'Site Assistant').getByText('Every answer links to the page')).toBeVisible();
  await page.goto('/dashboard?item=indra');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toBeVisible();
  isMissing = false;
  await alert.getByRole('button').click();
  await expect(pane(page, 'Indra')).toBeVisible();
});

test('an unknown id is shown as text', async ({ page }) => {
  await page.goto('/dashboard?item=%3Cimg%20src=x%3E');
  await expect(page.getByRole('dialog').getByText('There is nothing called “<img src=x>”')).toBeVisible();
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });
  test('the link of a role leads to its place on the page', async ({ page }) => {
    await page.goto('/experience');
    await page.getByRole('link', { name: 'Project Lead, Traffic and Tolling', exact: true }).click();
    await expect(page).toHaveURL('/experience#indra-project-lead-traffic-and-tolling');
  });
});
