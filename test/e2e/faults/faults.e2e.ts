import { expect, test, type Page } from '@playwright/test';

import { en } from '../../support/words';
import { defaultLanguage } from '../../../src/portal/addresses/languages';
import { addressOf, screens } from '../../../src/portal/addresses/screens';
import { answerTiles } from '../../sweep/tiles';
import { hydrated } from '../../support/searching';
import { stayInside } from '../../support/random-acts';

/** Acts on each screen. */
const ACTS = Number(process.env['RANDOM_ACTS'] ?? 60);

/** Uncaught errors of a page. */
function uncaught(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: en['shell.navigation'] }).getByRole('link', { name, exact: true });

async function walk(page: Page) {
  await page.goto('/dashboard');
  await hydrated(page);
  await entry(page, en['experience.label']).click();
  await expect(page.getByRole('heading', { level: 1, name: en['experience.title'] })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: en['dashboard.title'] })).toBeVisible();
}

for (const stored of ['["{', '{"a":"b"}'])
  test(`no error with a stored view state of ${stored}`, async ({ page }) => {
    const faults = uncaught(page);
    await page.addInitScript((value) => {
      sessionStorage.setItem('portalfolio.viewStates', value);
    }, stored);
    await walk(page);
    await page.reload();
    await hydrated(page);
    expect(faults).toEqual([]);
  });

test('no error where the access to service workers throws', async ({ page }) => {
  const faults = uncaught(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  await walk(page);
  // A page that cannot be loaded reads it too.
  await page.route('**/slices/**', (route) => route.abort());
  await page.route('**/profile', (route) => route.abort());
  await entry(page, en['profile.label']).click();
  await expect(page.getByRole('heading', { level: 1, name: en['error.title'] })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a screen whose scripts fail does not disturb another that loads meanwhile', async ({ page }) => {
  const faults = uncaught(page);
  await page.route('**/slices/en/experience.json', (route) => route.abort());
  await page.goto('/dashboard');
  await hydrated(page);
  await entry(page, en['experience.label']).click({ noWaitAfter: true });
  await entry(page, en['profile.label']).click();
  await expect(page.getByRole('heading', { level: 1, name: en['profile.title'] })).toBeVisible();
  await page.unroute('**/slices/en/experience.json');
  await entry(page, en['experience.label']).click();
  await expect(page.getByRole('heading', { level: 1, name: en['experience.title'] })).toBeVisible();
  expect(faults).toEqual([]);
});

test('elements that an extension inserts before hydration cause no uncaught error', async ({ page }) => {
  const faults = uncaught(page);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const insert = (into: Element | null, first: boolean) => {
        const element = document.createElement('extension-part');
        element.textContent = 'Extension';
        if (first) into?.prepend(element);
        else into?.append(element);
      };
      for (const part of [
        document.head,
        document.body,
        document.querySelector('#root'),
        document.querySelector('main'),
      ])
        for (const first of [true, false]) insert(part, first);
      document.body.setAttribute('data-extension', '');
      document.querySelector('main h1')?.setAttribute('data-extension', '');
    });
  });
  await walk(page);
  expect(faults).toEqual([]);
});

test('a map that is left while it zooms causes no uncaught error', async ({ page }) => {
  const faults = uncaught(page);
  await answerTiles(page);
  await page.goto('/global-presence');
  await hydrated(page);
  await expect(page.locator('.leaflet-marker-icon').first()).toBeVisible();
  await page.clock.install();
  await page.getByRole('button', { name: 'Zoom in' }).evaluate((button: HTMLElement) => {
    const link = document.querySelector<HTMLElement>('#sidebar a[href="/profile"]');
    const leave = () => document.querySelector('.leaflet-zoom-anim') && link?.click();
    new MutationObserver(leave).observe(document.body, { attributeFilter: ['class'], subtree: true });
    button.click();
  });
  await expect(page.getByRole('heading', { level: 1, name: en['profile.title'] })).toBeVisible();
  // Leaflet ends a zoom after 250 ms.
  await page.clock.runFor(500);
  expect(faults).toEqual([]);
});

/** Presses and types at random inside the page, so that thousands of acts take little time. */
function actAtRandom({ seed, count }: { seed: number; count: number }): Promise<void> {
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
  const act = () => {
    const modal = [...document.querySelectorAll(':modal')].at(-1);
    const parts = [
      ...(modal ?? document).querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, [role="row"]',
      ),
    ].filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'));
    const part = parts[Math.floor(random() * parts.length)];
    const kind = random();
    if (kind < 0.05) history.back();
    else if (kind < 0.15) {
      const key = ['Escape', 'Enter', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'Home'][
        Math.floor(random() * 6)
      ];
      (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent('keydown', { key: key ?? 'Escape', bubbles: true, cancelable: true }),
      );
    } else if (part instanceof HTMLInputElement && part.type === 'search') {
      const text = ['cloud', '2015', '', 'zzz'][Math.floor(random() * 4)] ?? '';
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(part, text);
      part.dispatchEvent(new Event('input', { bubbles: true }));
    } else {
      part?.focus();
      // A link of a drawing has no method for it.
      part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  };
  return new Promise((resolve) => {
    let done = 0;
    const next = () => {
      if (done++ >= count) return resolve();
      act();
      setTimeout(next, random() < 0.1 ? 60 : 4);
    };
    next();
  });
}

for (const { slug } of screens)
  test(`${slug}: no uncaught error in ${ACTS} random acts`, async ({ page }) => {
    const faults = uncaught(page);
    await answerTiles(page);
    await stayInside(page);
    await page.goto('/sitemap');
    const address = addressOf(slug, defaultLanguage);
    for (let done = 0; done < ACTS; done += 20) {
      // The last act may still load another document.
      await expect(() => page.goto(address)).toPass();
      await hydrated(page);
      await page.evaluate(actAtRandom, { seed: done + 1, count: 20 }).catch(() => {});
    }
    await expect(() => page.goto(address)).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults).toEqual([]);
  });
