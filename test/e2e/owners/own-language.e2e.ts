import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { de, en, fr } from '../../support/words';
import { addressOf, screens } from '../../../src/portal/addresses/screens';
import { siteFrom, type TestSite } from '../../support/site-of';
import { violations } from '../../sweep/axe';
import { sideways } from '../../sweep/sideways';
import { answerTiles, TILE_HOST } from '../../sweep/tiles';
import { watch } from '../../sweep/watch';

/** The portal of an owner whose résumé is in French, with a German translation. It is built once. */
let site: TestSite;
let content: string;

const RESUME = {
  basics: {
    name: 'Aurore Delacourt',
    label: 'Développeuse web',
    summary:
      'Développeuse depuis dix ans, je conçois des applications accessibles et rapides pour des services publics. J’aime les équipes qui écrivent leurs décisions.',
    location: { city: 'Nantes', countryCode: 'FR' },
  },
  work: [
    {
      name: 'Atelier Loire',
      position: 'Développeuse principale',
      startDate: '2019-03',
      highlights: [
        'Refonte du portail des démarches en ligne avec React, utilisé par 40 000 personnes chaque mois.',
        'Réduction du temps de chargement des pages de 60 % grâce au rendu côté serveur.',
      ],
    },
    {
      name: 'Coopérative Brume',
      position: 'Développeuse',
      startDate: '2014-09',
      endDate: '2019-02',
      summary: 'Développement d’une boutique en ligne en PHP pour trente producteurs de la région.',
    },
  ],
  skills: [{ name: 'Web', keywords: ['React', 'PHP', 'TypeScript'] }],
  languages: [
    { language: 'Français', fluency: 'Langue maternelle' },
    { language: 'Anglais', fluency: 'Courant' },
  ],
};

test.beforeAll(async () => {
  // The setup builds a site.
  test.setTimeout(300_000);
  content = mkdtempSync(join(tmpdir(), 'owner-'));
  writeFileSync(join(content, 'resume.json'), JSON.stringify(RESUME));
  writeFileSync(join(content, 'resume.de.json'), JSON.stringify({ basics: { label: 'Webentwicklerin' } }));
  site = await siteFrom(content);
});

test.afterAll(() => {
  site.close();
  rmSync(content, { recursive: true });
});

test('the root address leads to the language of the résumé until the visitor chooses another', async ({
  page,
}) => {
  const faults = watch(page);
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}/fr/dashboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr['dashboard.title']);
  await expect(page.locator('link[hreflang="x-default"]')).toHaveAttribute('href', '/fr/dashboard');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  await page.goto(site.url);
  await expect(page).toHaveURL(`${site.url}/dashboard`);
  expect(faults).toEqual([]);
});

test('host files redirect the root to that language, and the root page redirects without a host rule', () => {
  const file = (name: string) => readFileSync(join(site.build, 'client', name), 'utf8');
  expect(file('_redirects')).toMatch(/^\/ \/fr\/dashboard 302$/m);
  expect(file('index.html')).toContain('0; url=/fr/dashboard');
  expect(JSON.parse(file('fr/manifest.webmanifest'))).toMatchObject({ lang: 'fr' });
});

for (const [code, texts] of Object.entries({ fr, de })) {
  test(`${code}: every screen is in the language, without overflow and axe violations`, async ({ page }) => {
    const faults = watch(page, [TILE_HOST]);
    await answerTiles(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // English sentences of the interface, which no page of another language shows.
    const english = Object.entries(en).flatMap(([key, text]) =>
      / \w+ /.test(text) && !/[{]/.test(text) && !Object.values<string>(texts).includes(text)
        ? [[key, text]]
        : [],
    );
    for (const { slug } of screens) {
      const address = addressOf(slug, { segment: code });
      await page.goto(site.url + address);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      for (const width of [1366, 320]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => sideways(page), `${address} ${width}`).toBe('');
      }
      const shown = await page.locator('body').innerText();
      expect(
        english.filter(([, text = '']) => shown.includes(text)),
        address,
      ).toEqual([]);
      expect(await violations(page), address).toEqual([]);
    }
    expect(faults).toEqual([]);
  });
}
