import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { addresses } from '../../../src/portal/addresses/screens';
import { siteFrom, type TestSite } from '../../support/site-of';
import { answerTiles } from '../../sweep/tiles';

const ARABIC_FIRST = 'مهندسة Platform أولى';
const LATIN_FIRST = 'Platform مهندسة Lead';

const named = (name: string) => ({
  work: [
    {
      name,
      position: name,
      location: 'Madrid, Spain',
      startDate: name === ARABIC_FIRST ? '2020-01' : '2016-01',
      ...(name !== ARABIC_FIRST && { endDate: '2019-12' }),
      keywords: [name],
      highlights: [`${name} 30 %`],
    },
  ],
  projects: [
    { name, startDate: '2021-01', description: name, keywords: [name] },
    { name: `${name} 2`, entity: name, startDate: '2018-01', endDate: '2018-12' },
  ],
  skills: [{ name, keywords: [name] }],
  awards: [{ title: name, awarder: name, date: '2021-05' }],
  certificates: [{ name, issuer: name, date: '2021-05' }],
  education: [{ institution: name, area: name, studyType: name, endDate: '2015' }],
});

let site: TestSite;
let content: string;

test.beforeAll(async () => {
  // The setup builds a site.
  test.setTimeout(300_000);
  content = mkdtempSync(join(tmpdir(), 'owner-'));
  const [arabic, latin] = [named(ARABIC_FIRST), named(LATIN_FIRST)];
  const sections = Object.keys(arabic) as (keyof typeof arabic)[];
  const resume = {
    basics: { name: ARABIC_FIRST, label: ARABIC_FIRST, email: 'ada@example.org' },
    ...Object.fromEntries(sections.map((section) => [section, [...arabic[section], ...latin[section]]])),
  };
  writeFileSync(join(content, 'resume.json'), JSON.stringify(resume));
  site = await siteFrom(content);
});

test.afterAll(() => {
  site?.close();
  rmSync(content, { recursive: true });
});

/** The visible texts of the page that contain a name whose words do not stand in the order of its first letter. */
const wrongOrders = (page: Page, wanted: string, rightToLeft: boolean) =>
  page.evaluate(
    ({ name, isRightToLeft }) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const around = text.parentElement;
        // A paragraph with a style may be a line of several facts, which reads like the page.
        if (
          text.data !== name ||
          !around?.checkVisibility() ||
          around.closest('p, pre, script, style, textarea')
        )
          continue;
        const boxOf = (start: number, end: number) => {
          const range = document.createRange();
          range.setStart(text, start);
          range.setEnd(text, end);
          return range.getBoundingClientRect();
        };
        const first = boxOf(0, name.indexOf(' '));
        const last = boxOf(name.lastIndexOf(' ') + 1, name.length);
        if (Math.abs(first.top - last.top) > 4 || first.width === 0) continue;
        if (first.left > last.left !== isRightToLeft) found.push(around.outerHTML.slice(0, 200));
      }
      return found;
    },
    { name: wanted, isRightToLeft: rightToLeft },
  );

for (const dir of ['ltr', 'rtl'] as const)
  test(`names read in the direction of their first letter on a page that reads ${dir}`, async ({ page }) => {
    await answerTiles(page);
    await page.setViewportSize({ width: 1920, height: 1000 });
    for (const address of addresses([defaultLanguage])) {
      await page.goto(site.url + address);
      await page.locator('html[data-hydrated]').waitFor();
      await page.evaluate((direction) => (document.documentElement.dir = direction), dir);
      const [name, isRightToLeft] =
        dir === 'ltr' ? ([ARABIC_FIRST, true] as const) : ([LATIN_FIRST, false] as const);
      expect(await wrongOrders(page, name, isRightToLeft), address).toEqual([]);
    }
  });
