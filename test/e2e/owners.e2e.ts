import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../app/domain/languages';
import { addresses } from '../../app/domain/screens';
import { watch } from '../sweep/watch';
import { siteFrom } from './site-of';

// Each test builds a whole site.
test.describe.configure({ timeout: 180_000 });

const SAMPLES = [
  'jsonresume-theme-onepage',
  'jsonresume-theme-caffeine',
  'jsonresume-theme-stackoverflow',
  'jsonresume-theme-orbit',
];

for (const sample of SAMPLES) {
  test(`the public résumé ${sample} is a portal as sound as the sample’s`, async ({ page }) => {
    const { url, close } = await siteFrom(join('test/fixtures/resumes', sample));
    const resume = JSON.parse(readFileSync(join('test/fixtures/resumes', sample, 'resume.json'), 'utf8')) as {
      basics: { name: string };
    };
    const faults = watch(page);
    for (const width of [1366, 320]) {
      await page.setViewportSize({ width, height: 800 });
      for (const address of addresses([defaultLanguage])) {
        await page.goto(url + address);
        await page.waitForLoadState('networkidle');
        await expect(page).toHaveTitle(new RegExp(` - ${resume.basics.name}$`));
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${address} ${width}`).toBeLessThanOrEqual(0);
        expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object/);
      }
    }
    for (const address of addresses([defaultLanguage])) {
      await page.goto(url + address);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    }
    // Pictures of hosts that this test does not reach are the résumé's own.
    expect(faults.filter((fault) => !/^(?:foreign request|failed)|net::ERR/.test(fault))).toEqual([]);
    close();
  });
}

test('ten times the career leaves the scripts as large as they are', async () => {
  const resume = JSON.parse(readFileSync('content/resume.json', 'utf8')) as {
    basics: object;
    work: { name: string }[];
    projects: { name: string; entity?: string }[];
  };
  const times = (count: number) => {
    const copies = Array.from({ length: count }, (_, copy) => copy);
    const folder = mkdtempSync(join(tmpdir(), 'career-'));
    mkdirSync(folder, { recursive: true });
    const work = copies.flatMap((copy) =>
      resume.work.map((job) => ({ ...job, name: `${job.name} ${copy}` })),
    );
    const projects = copies.flatMap((copy) =>
      resume.projects.map((project) => ({
        ...project,
        name: `${project.name} ${copy}`,
        ...(project.entity && { entity: `${project.entity} ${copy}` }),
      })),
    );
    const { image: _image, ...basics } = resume.basics as { image?: string };
    writeFileSync(join(folder, 'resume.json'), JSON.stringify({ ...resume, basics, work, projects }));
    return folder;
  };
  const scriptBytes = async (content: string) => {
    const { build, close } = await siteFrom(content);
    const assets = join(build, 'client', 'assets');
    const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(4);
    const bytes = scripts.reduce((sum, file) => sum + statSync(join(assets, file)).size, 0);
    close();
    return bytes;
  };
  expect(await scriptBytes(times(10))).toBe(await scriptBytes(times(1)));
});
