import { expect, test, type Page } from '@playwright/test';

const DISABLED_COMMANDS = ['Edit properties', 'Delete', 'Reset password', 'Revoke sessions', 'Manage view'];
const EVIDENCE_ENTRIES = ['Advisor', 'Usage', 'Activity log'];
const DISABLED_ENTRIES = [
  'Audit logs',
  'Sign-in logs',
  'Diagnose and solve problems',
  'Custom security attributes',
  'Assigned roles',
  'Administrative units',
  'Groups',
  'Applications',
  'Licenses',
  'Devices',
  'Azure role assignments',
  'Authentication methods',
  'New support request',
];

const menu = (page: Page) => page.getByRole('navigation', { name: 'Profile menu' });

test('Refresh remounts the cards, and the other commands show why they are denied', async ({ page }) => {
  await page.goto('/profile');
  for (const name of DISABLED_COMMANDS) {
    const command = page.getByRole('button', { name, exact: true });
    await expect(command).toBeDisabled();
    await expect(command).toHaveAccessibleDescription(new RegExp(`^Only \\S.+ can use “${name}”\\.$`));
    await command.focus();
    await expect(page.getByRole('tooltip', { name: `“${name}”` })).toBeVisible();
  }
  const parts = [
    page.getByRole('img', { name: /^Portrait of / }),
    ...['Skills', 'Education', 'Certificates'].map((name) => page.getByRole('region', { name })),
  ];
  const before = await Promise.all(parts.map((part) => part.elementHandle()));
  await page.getByRole('button', { name: 'Refresh' }).click();
  for (const part of before)
    await expect.poll(() => part?.evaluate((element) => element.isConnected)).toBe(false);
  await expect(page.getByRole('img', { name: /^Portrait of / })).toBeVisible();
});

test('the menu of the page links to Overview and the evidence screens, and thirteen entries show why they are denied', async ({
  page,
}) => {
  await page.goto('/profile');
  const entries = menu(page).getByRole('link');
  await expect(entries).toHaveText(['Overview', ...EVIDENCE_ENTRIES, ...DISABLED_ENTRIES]);
  await expect(entries.first()).toHaveAttribute('aria-current', 'page');
  for (const name of DISABLED_ENTRIES) {
    const entry = menu(page).getByRole('link', { name, exact: true });
    await expect(entry).toBeDisabled();
    await expect(entry).toHaveAccessibleDescription(
      name === 'New support request'
        ? `“${name}” works on Support.`
        : `“${name}” is private. Everything public is under Overview.`,
    );
  }
  await entries.last().focus();
  await expect(page.getByRole('tooltip', { name: 'New support request' })).toBeVisible();
});

test('the menu of the page is searchable', async ({ page }) => {
  await page.goto('/profile');
  const search = menu(page).getByRole('searchbox');
  const entries = menu(page).getByRole('link');
  await search.fill('LÓGS');
  await expect(entries).toHaveText(['Audit logs', 'Sign-in logs']);
  await expect(menu(page).getByRole('status')).toHaveText('Menu items shown: 2');
  await search.fill('kubernetes');
  await expect(entries).toHaveCount(0);
  await expect(menu(page)).toContainText('No menu item matches “kubernetes”.');
  await search.press('Escape');
  await expect(entries).toHaveCount(14 + EVIDENCE_ENTRIES.length);
});

test('Overview is selected, and the other tabs show why they are denied', async ({ page }) => {
  await page.goto('/profile');
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText(['Overview', 'Monitoring', 'Properties']);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await tabs.first().focus();
  for (const name of ['Monitoring', 'Properties']) {
    await page.keyboard.press('ArrowRight');
    const tab = page.getByRole('tab', { name });
    await expect(tab).toBeFocused();
    await expect(tab).toBeDisabled();
    await expect(tab).toHaveAccessibleDescription(
      `“${name}” is private. Everything public is under Overview.`,
    );
  }
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toBeVisible();
});

test('Basic info shows portrait, name, Email, LinkedIn and four paragraphs', async ({ page }) => {
  await page.goto('/profile');
  const info = page.getByRole('region', { name: 'Basic info' });
  await expect(info.getByRole('img', { name: /^Portrait of / })).toBeVisible();
  const [title] = (await page.title()).split(' - ').slice(1);
  await expect(info.getByRole('heading', { name: title ?? '' })).toBeVisible();
  await expect(info.getByRole('term')).toHaveText([
    'Resource health',
    'Notice period',
    'Employment',
    'Place of work',
    'Email',
    'LinkedIn',
    'Location',
  ]);
  await expect(info.getByText('Open to offers', { exact: true })).toBeVisible();
  await expect(info.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:.+@example\.com$/);
  await expect(info.getByRole('link', { name: 'LinkedIn' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.linkedin\.com\/in\//,
  );
  await expect(info.getByRole('region', { name: 'Biography' }).getByRole('paragraph')).toHaveCount(4);
});

test('shows the initials when the portrait cannot be loaded', async ({ page }) => {
  await page.route('**/pictures/*', (route) => route.fulfill({ status: 404 }));
  await page.goto('/profile');
  const portrait = page.getByRole('img', { name: /^Portrait of / });
  await expect(portrait).toHaveText(/^\p{L}{1,2}$/u);
});

test('shows the current position and the languages', async ({ page }) => {
  await page.goto('/profile');
  const position = page.getByRole('region', { name: 'Current Position' });
  await expect(position).toContainText(/Sep 2020 - Present · \d+ yrs/);
  await expect(position.getByRole('link', { name: 'Ferrovial' })).toHaveAttribute(
    'href',
    '/experience#ferrovial',
  );
  const languages = page.getByRole('region', { name: 'Languages' });
  await expect(languages.getByRole('term')).toHaveText(['Spanish', 'English', 'Portuguese']);
  await expect(languages.getByRole('definition')).toHaveText([
    /native or bilingual/i,
    /professional working/i,
    /elementary/i,
  ]);
});

test('My Feed shows the enabled account, and Edit shows the denial', async ({ page }) => {
  await page.goto('/profile');
  const feed = page.getByRole('region', { name: 'My Feed' });
  const status = feed.getByRole('article').filter({ hasText: 'Account status' });
  await expect(status).toContainText('Enabled');
  await status.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Account status' });
  await expect(dialog).toContainText('No permission to access that option.');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(dialog).toBeHidden();
});

test('Convert to External User opens a blocking dialog that Cancel, Escape and Go to Support close', async ({
  page,
}) => {
  await page.goto('/profile');
  const opener = page.getByRole('article').filter({ hasText: 'B2B invitation' }).getByRole('button');
  const dialog = page.getByRole('dialog', { name: 'Convert to External User' });
  await expect(opener).toHaveText('Convert to external user');
  await opener.click();
  await expect(dialog).toContainText('support ticket');
  await page.mouse.click(10, 500);
  await expect(dialog).toBeVisible();

  const support = dialog.getByRole('link', { name: 'Go to Support' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await support.click();
  await expect(page).toHaveURL('/support');
  await expect(dialog).toBeHidden();
});
