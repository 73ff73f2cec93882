import { expect, test, type Page } from '@playwright/test';

import { violations } from './axe';
import { sideways } from './sideways';
import { answerTiles, TILE_HOST } from './tiles';
import { watch } from './watch';

const ADVERT = '- 5 years of experience with Terraform\n- Fluent Spanish\nNice to have:\n- Salesforce';

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).first().click();

async function openTourStep(page: Page, step: number): Promise<void> {
  await press(page, 'Take a Tour');
  for (let at = 1; at < step; at += 1) {
    await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('dialog')).toContainText(`Step ${at + 1} of 6`);
  }
}

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
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((step) => [
      `step ${step} of the tour`,
      ['/dashboard', (page: Page) => openTourStep(page, step)] as const,
    ]),
  ),
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
  'no notifications': ['/dashboard?notices='],
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

for (const [state, [address, act, only]] of Object.entries(STATES))
  for (const [width, colorScheme] of WIDTHS.slice(0, only === 'wide' ? 1 : 2))
    test(`${state}: ${width} px, ${colorScheme}`, async ({ page }) => {
      const faults = watch(page, [TILE_HOST]);
      await answerTiles(page);
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(address);
      await page.locator('html[data-hydrated]').waitFor();
      await act?.(page);
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
      if (width === WIDTHS[0][0]) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce', forcedColors: 'active' });
        expect(await violations(page)).toEqual([]);
      }
      await expect.poll(() => sideways(page)).toBe('');
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      await expect.poll(() => sideways(page), 'from right to left').toBe('');
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
      expect(faults).toEqual([]);
    });
