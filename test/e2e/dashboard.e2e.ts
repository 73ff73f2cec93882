import { expect, test, type Locator, type Page } from '@playwright/test';

const DENIAL = 'You do not have permission to create resource groups under subscription.';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('New Resource and Create a Resource open the dialog that denies permission, and OK returns focus', async ({
  page,
}) => {
  await page.goto('/dashboard');
  for (const opener of ['New Resource', 'Create a Resource']) {
    await page.getByRole('button', { name: opener }).click();
    const dialog = page.getByRole('dialog', { name: 'New Resource' });
    await expect(dialog).toContainText(DENIAL);
    expect((await dialog.boundingBox())?.width).toBeLessThanOrEqual(450);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: opener })).toBeFocused();
  }
});

test('Refresh remounts the content and announces it', async ({ page }) => {
  await page.goto('/dashboard');
  const skill = await page.getByRole('progressbar').first().elementHandle();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Dashboard was refreshed.')).toBeAttached();
  expect(await skill?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole('progressbar').first()).toBeVisible();
});

test('each shortcut leads to its screen; More services shows its reason and opens its dialog', async ({
  page,
}) => {
  const targets = {
    IAM: '/profile',
    'Management Group': '/management-groups',
    Subscriptions: '/experience',
    Support: '/support',
  };
  for (const [name, address] of Object.entries(targets)) {
    await page.goto('/dashboard');
    await card(page, 'Shortcuts').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
  }
  await page.goto('/dashboard');
  const tops = await card(page, 'Shortcuts')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
  expect(new Set(tops).size, 'one row').toBe(1);
  const more = page.getByRole('button', { name: 'More services' });
  await expect(more).toBeDisabled();
  await expect(more).toHaveAccessibleDescription(
    /^Only \S.+ can deploy new services\. You can ask for one through Support\.$/,
  );
  // The tooltip's link opens the dialog, also by keyboard.
  await more.focus();
  await expect(page.getByRole('tooltip', { name: /can deploy new services/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Why?' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'More Services' });
  await expect(dialog).toContainText(
    'Please contact the owner through the Support option to deploy a new resource.',
  );
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});

test('the entries of the career open their panes', async ({ page }) => {
  await page.goto('/dashboard');
  const career = card(page, 'Career');
  await expect(career.getByRole('heading', { level: 3 })).toHaveText([
    'Ferrovial',
    'Ferrovial Construction US & Canada',
    'Indra USA Inc.',
    'Indra',
  ]);
  await career.getByRole('link', { name: 'Indra USA Inc.', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Indra USA Inc.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await career.getByRole('link', { name: 'Project Lead, Traffic and Tolling' }).click();
  await expect(page.getByRole('dialog', { name: 'Project Lead, Traffic and Tolling' })).toBeVisible();
  await page.keyboard.press('Escape');
  await career.getByRole('link', { name: /^Executive MBA/ }).click();
  await expect(page).toHaveURL(/\/profile#.+/);
});

test('on a phone and on paper the career is a list with years, also without scripts', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/dashboard');
  const career = card(page, 'Career');
  const topOf = async (name: string) =>
    (await career.getByRole('link', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    expect(await topOf('Ferrovial')).toBeLessThan(await topOf('Technical Manager, Tolling Systems'));
    expect(await topOf('Technical Manager, Tolling Systems')).toBeLessThan(await topOf('Indra'));
    await expect(career.getByText('2007 - 2013')).toBeVisible();
    await expect(career.getByText('2012', { exact: true })).toBeVisible();
  }
  await page.emulateMedia({ media: 'screen' });
  await career.getByRole('link', { name: 'Indra', exact: true }).click();
  await expect(page).toHaveURL(/\/experience\?item=indra#indra$/);
  await context.close();
});

test('each key figure leads to the screen that it counts', async ({ page }) => {
  const figures = {
    'Years of Experience 18+': '/experience',
    'Notable Projects 17+': '/projects',
    'Languages 3': '/profile',
  };
  for (const [name, address] of Object.entries(figures)) {
    await page.goto('/dashboard');
    await card(page, 'Key figures').getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
  }
});

test('shows four key achievements with kind and period', async ({ page }) => {
  await page.goto('/dashboard');
  const items = card(page, 'Key Achievements').getByRole('listitem');
  await expect(items).toHaveCount(4);
  const facts = [
    ['Control Tower', 'AI Solution, 2017'],
    ['Dynamic Pricing Algorithm', 'Algorithm, 2013-2017'],
    ['Global Cloud Strategy', 'Cloud Strategy, 2021-Present'],
    ['Advanced Technologies', 'Advanced Technology, 2021-Present'],
  ] as const;
  for (const [index, [title, fact]] of facts.entries()) {
    await expect(items.nth(index).getByRole('heading', { name: title })).toBeVisible();
    await expect(items.nth(index)).toContainText(fact);
  }
});

test('shows the featured skills as progress bars 5 px high with a link to their roles', async ({ page }) => {
  await page.goto('/dashboard');
  const skills = {
    'Technology Implementation': 95,
    'Strategic Roadmaps': 90,
    'Transformation Programs': 92,
    'Cloud Computing': 95,
  };
  for (const [name, percentage] of Object.entries(skills)) {
    const bar = page.getByRole('progressbar', { name });
    await expect(bar).toHaveJSProperty('value', percentage);
    await expect(bar).toHaveJSProperty('max', 100);
    expect((await bar.boundingBox())?.height).toBe(5);
  }
  await page.getByRole('link', { name: 'Cloud Computing: the roles that used it' }).click();
  await expect(page).toHaveURL('/experience?tag=Cloud%20Computing');
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
});

test('shows the last project with role, company, period and four tags', async ({ page }) => {
  await page.goto('/dashboard');
  const last = card(page, 'Last project opened');
  await expect(last.getByRole('heading', { level: 3 })).not.toBeEmpty();
  await expect(last).toContainText('Ferrovial');
  await expect(last).toContainText('Sep 2020 - Present');
  await expect(last.getByRole('list', { name: 'Resource tags' }).getByRole('listitem')).toHaveText([
    'Cloud Strategy',
    'Governance',
    'AI',
    'Quantum Computing',
  ]);
});

test('shows an error in a card that fails to render, and keeps the other cards', async ({ page }) => {
  await page.route('**/slices/en/dashboard.json', async (route) => {
    const slice = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...slice, skills: [null] } });
  });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(card(page, 'Featured Skills').getByRole('alert')).toContainText('could not be shown');
  await expect(card(page, 'Key Achievements').getByRole('listitem')).toHaveCount(4);
});
