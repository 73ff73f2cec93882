import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Locator, type Page } from '@playwright/test';

import { siteFrom } from '../support/site-of';

const RESUME = {
  basics: { name: 'Ada Byron', email: 'ada.byron@a-very-long-name-of-a-mill.example' },
  work: [
    {
      name: 'Mill',
      position: 'Weaver',
      startDate: '2010',
      summary: ['Weaves.', ...Array.from({ length: 7 }, (_, at) => `- cloth ${at + 1}`)].join('\n'),
    },
  ],
  skills: Array.from({ length: 12 }, (_, at) => ({
    name: `Loom ${at + 1}`,
    keywords: ['Carding and spinning', 'Dyeing in three colours', 'Weaving on demand'],
  })),
};

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const widthOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.width ?? 0;

test('a single card or figure fills its row as designed, and a long list is shortened', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lone-'));
  writeFileSync(join(folder, 'resume.json'), JSON.stringify(RESUME));
  const { url, close } = await siteFrom(folder);
  await page.setViewportSize({ width: 1366, height: 800 });

  await page.goto(`${url}/dashboard`);
  const figure = page.getByRole('listitem').filter({ hasText: 'Years of Experience' });
  expect(await widthOf(figure)).toBeLessThan((await widthOf(region(page, 'Welcome'))) / 2);

  await page.goto(`${url}/profile`);
  const position = region(page, 'Current Position');
  expect(await widthOf(position)).toBe(await widthOf(region(page, 'Basic info')));
  await expect(position.getByRole('listitem')).toHaveCount(5);
  // The keywords of skills without levels have the room beside the names.
  const skills = region(page, 'Skills');
  const keywords = skills.getByRole('list').filter({ hasText: 'Dyeing in three colours' }).nth(1);
  expect(await widthOf(keywords)).toBeGreaterThan((await widthOf(skills)) / 2);
  await position.getByRole('link', { name: 'View in Subscriptions' }).click();
  await expect(page.getByText('cloth 7')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${url}/profile`);
  const mail = page.getByRole('link', { name: `Email: ${RESUME.basics.email}` });
  const lines = await mail.evaluate((link) => {
    const tops = new Map<number, string>();
    for (const part of link.childNodes) {
      if (part.nodeType !== Node.TEXT_NODE) continue;
      const range = document.createRange();
      range.selectNode(part);
      // A part within one line has one box.
      for (const { top } of range.getClientRects())
        tops.set(top, `${tops.get(top) ?? ''}${part.textContent}`);
    }
    return [...tops.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(RESUME.basics.email);
  close();
});
