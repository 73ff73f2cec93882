import type { Page } from '@playwright/test';

/** Pseudo-random numbers below 1 (mulberry32), the same for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Keeps random acts inside the site: links out of it and files do nothing, and nothing is printed. */
export const stayInside = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {};
    const isOutside = (link: HTMLAnchorElement) =>
      link.origin !== location.origin || /\.\w+$/.test(link.pathname) || link.target !== '';
    addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest('a');
        if (link && isOutside(link)) event.preventDefault();
      },
      true,
    );
  });

const KEYS = ['Escape', 'Enter', 'Space', 'Tab', 'Shift+Tab', 'ArrowDown', 'ArrowRight', 'ArrowLeft', '/'];

/**
 * Clicks something, presses a key, types, or goes back.
 * @returns a description of the act
 */
export async function randomAct(page: Page, random: () => number): Promise<string> {
  const kind = random();
  if (kind < 0.12) {
    const key = KEYS[Math.floor(random() * KEYS.length)] ?? 'Escape';
    await page.keyboard.press(key);
    return `press ${key}`;
  }
  if (kind < 0.17) {
    await page.keyboard.type('cloud ');
    return 'type';
  }
  if (kind < 0.22) {
    await page.goBack().catch(() => {});
    if (page.url() === 'about:blank') await page.goForward();
    return 'back';
  }
  const found = await page
    .evaluate((share) => {
      const modal = [...document.querySelectorAll(':modal')].at(-1);
      const parts = [
        ...(modal ?? document).querySelectorAll<HTMLElement>(
          'a[href], button, input, select, summary, textarea, [role="row"]',
        ),
      ].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !part.closest('[inert]'),
      );
      const part = parts[Math.floor(share * parts.length)];
      part?.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = part?.getBoundingClientRect();
      return part && box
        ? { x: box.x + box.width / 2, y: box.y + box.height / 2, name: part.outerHTML.slice(0, 120) }
        : null;
    }, random())
    .catch(() => null);
  if (found) await page.mouse.click(found.x, found.y);
  return `click ${found?.name}`;
}
