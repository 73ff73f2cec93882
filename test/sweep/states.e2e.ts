import { expect, test, type Page } from '@playwright/test';

import { COLORS, violations } from './axe';
import { sideways } from './sideways';
import { answerTiles, TILE_HOST } from './tiles';
import { watch } from './watch';

const ADVERT = '- 5 years of experience with Terraform\n- Fluent Spanish\nNice to have:\n- Salesforce';

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

/** Shows the commands that do not fit in a narrow window. */
async function openCommands(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await press(page, 'More commands');
}

type State = readonly [address: string, act?: (page: Page) => Promise<unknown>, only?: 'wide'];

/** States that an address, or an act of the visitor there, opens. */
const STATES: Readonly<Record<string, State>> = {
  'the navigation': ['/dashboard', (page) => page.locator('[data-menu-button]').click()],
  'the account menu': ['/dashboard', (page) => press(page, /^Account/)],
  'the empty search': ['/dashboard', (page) => page.keyboard.press('/')],
  'results of the search': [
    '/dashboard',
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('cloud');
    },
  ],
  'a search without results': [
    '/dashboard',
    async (page) => {
      await page.keyboard.press('/');
      await page.keyboard.type('zzzqqq');
    },
  ],
  'the button of the tour once it was taken': [
    '/dashboard',
    async (page) => {
      await page.evaluate(() => localStorage.setItem('portalfolio.tour', 'taken'));
      await page.reload();
    },
  ],
  'all commands of Management groups': ['/management-groups', openCommands],
  'all commands of Projects': ['/projects', openCommands],
  'a selected row': ['/management-groups', (page) => press(page, 'Select Indra USA Inc.')],
  'the filter of types': ['/experience', (page) => press(page, 'Type == all'), 'wide'],
  'a filter without results': ['/experience?q=nothing-of-this-name'],
  'a popup of the map': [
    '/global-presence',
    (page) => page.getByRole('main').locator('.leaflet-marker-icon button').first().press('Enter'),
    'wide',
  ],
  'a year of the map': ['/global-presence?year=2010'],
  'a chosen place': [
    '/sitemap',
    async (page) => {
      await page
        .getByRole('link', { name: /^Madrid/ })
        .first()
        .click();
      await page.waitForURL(/place=/);
    },
  ],
  'the pane of a role': ['/experience?item=indra-project-lead-traffic-and-tolling'],
  'the pane of a resource': ['/experience?item=control-tower'],
  'the pane of a project': ['/projects?project=site-assistant'],
  'the pane of a skill': ['/experience?tag=Azure'],
  'an unknown pane': ['/experience?item=nothing'],
  'no notifications': ['/dashboard?notifications='],
  'the JSON of a resource': ['/experience?json=indra'],
  'the formats of the résumé': ['/dashboard?export=md'],
  'a result of the Advisor': [
    '/advisor',
    async (page) => {
      await page.getByRole('textbox', { name: 'Job advert' }).fill(ADVERT);
      await press(page, 'Check the advert');
      await page.getByText(/^Nothing found for the rest/).click();
    },
  ],
};

const WIDTHS = [
  [1366, 'dark'],
  [390, 'light'],
] as const;

type Colors = (typeof WIDTHS)[number][1];

/** Opens an address. Returns the faults of its page. */
async function open(page: Page, address: string, width: number, colorScheme: Colors): Promise<string[]> {
  const faults = watch(page, [TILE_HOST]);
  await answerTiles(page);
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  return faults;
}

/** Expects accessible content that does not scroll sideways, in forced colours and from right to left too. */
async function expectSound(page: Page, width: number, colorScheme: Colors): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  if (width === WIDTHS[0][0]) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect(await violations(page, 'html', COLORS)).toEqual([]);
    await page.emulateMedia({ colorScheme, forcedColors: 'none' });
  }
  await expect.poll(() => sideways(page)).toBe('');
  await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
  await expect.poll(() => sideways(page), 'from right to left').toBe('');
  await page.evaluate(() => void (document.documentElement.dir = 'ltr'));
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
}

for (const [state, [address, act, only]] of Object.entries(STATES))
  for (const [width, colors] of WIDTHS.slice(0, only === 'wide' ? 1 : 2))
    test(`${state}: ${width} px, ${colors}`, async ({ page }) => {
      const faults = await open(page, address, width, colors);
      await act?.(page);
      await expectSound(page, width, colors);
      expect(faults).toEqual([]);
    });

for (const [width, colors] of WIDTHS)
  test(`each step of the tour: ${width} px, ${colors}`, async ({ page }) => {
    const faults = await open(page, '/dashboard', width, colors);
    await press(page, 'Take a Tour');
    for (let step = 1; step <= 6; step += 1) {
      const bubble = page.getByRole('dialog');
      await expect(bubble).toContainText(`Step ${step} of 6`);
      await expectSound(page, width, colors);
      if (step < 6) await bubble.getByRole('button', { name: 'Next' }).press('Enter');
    }
    expect(faults).toEqual([]);
  });
