import type { Browser, CDPSession, Page } from '@playwright/test';

/** The slow phone for the measurements (design §5): processor, connection and latency. */
export const CPU_SLOWDOWN = 4;
export const BYTES_A_SECOND = 1_600_000 / 8;
export const LATENCY_MS = 150;

/** The figures of one page load. Times are in ms from the start of the navigation. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  alive: number;
  shift: number;
  /** The addresses of the scripts that the page requested. */
  scripts: string[];
  foreign: number;
};

async function slowPage(
  browser: Browser,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  // esbuild wraps named functions in a `__name` helper, which does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session, close: () => context.close() };
}

type Marks = { alive: number; largest: number; shift: number };
type Observed = { benchMarks: Marks };

/** Observes the page from its start. The portal marks itself as alive once it is hydrated. */
function observe() {
  const marks: Marks = { alive: 0, largest: 0, shift: 0 };
  (globalThis as unknown as Observed).benchMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) marks.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const check = () => {
    if ('hydrated' in document.documentElement.dataset) marks.alive = performance.now();
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Clicks the menu button on every frame from the first paint on, until the button responds. */
function pressMenu() {
  const check = () => {
    const button = document.querySelector<HTMLElement>('[data-menu-button]');
    const before = button?.getAttribute('aria-expanded');
    if (button && performance.getEntriesByName('first-contentful-paint').length > 0) button.click();
    if (button && button.getAttribute('aria-expanded') !== before) performance.mark('menu answered');
    else requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Measures the first response of the menu button, as a multiple of the first paint of the same load. */
export async function measureMenu(browser: Browser, url: string): Promise<number> {
  const { page, close } = await slowPage(browser);
  await page.addInitScript(pressMenu);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('menu answered').length > 0);
  const ratio = await page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
    return at('menu answered') / at('first-contentful-paint');
  });
  await close();
  return ratio;
}

/**
 * Loads a page without a cache on a slow phone. For `lively` pages, waits until React has hydrated the page.
 */
export async function measureLoad(browser: Browser, url: string, lively: boolean): Promise<Load> {
  const { page, session, close } = await slowPage(browser);
  const scripts = new Set<string>();
  let foreign = 0;
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!request.url.startsWith('http')) return;
    const { host, pathname } = new URL(request.url);
    if (host !== new URL(url).host) foreign += 1;
    if (type === 'Script' || pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  if (lively) {
    await page.waitForFunction(() => (globalThis as unknown as Observed).benchMarks.alive);
  }
  await page.waitForLoadState('networkidle');
  const marks = await page.evaluate(() => ({
    ...(globalThis as unknown as Observed).benchMarks,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await close();
  return {
    firstPaint: marks.firstPaint,
    largestPaint: marks.largest,
    alive: marks.alive,
    shift: marks.shift,
    scripts: [...scripts],
    foreign,
  };
}
