import type { Browser, CDPSession, Page } from '@playwright/test';

/** Slow phone (design §5): processor, line and latency. */
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** What a task may take before it blocks (Web Vitals). */
const LONG_TASK_MS = 50;

/** One page load; times in ms after navigation starts, bytes as they went over the line. */
export type Load = {
  firstPaint: number;
  largestPaint: number;
  menu: number;
  alive: number;
  blocking: number;
  shift: number;
  scriptBytes: number;
  pageBytes: number;
  foreign: number;
};

async function slowPage(
  browser: Browser,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
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

type Marks = { menu: number; alive: number; largest: number; blocking: number; shift: number };

/**
 * Runs in the page from its first moment. A press on the menu button is tried on every frame until it
 * answers, as an impatient thumb would; React is there when an element carries its properties.
 */
function observe(longTaskMs: number) {
  const marks: Marks = { menu: 0, alive: 0, largest: 0, blocking: 0, shift: 0 };
  (globalThis as { benchMarks?: Marks }).benchMarks = marks;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) marks.blocking += Math.max(0, entry.duration - longTaskMs);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) marks.shift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const button = document.querySelector<HTMLElement>('[data-menu-button]');
    const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
    if (button && painted && !marks.menu) {
      const before = button.getAttribute('aria-expanded');
      button.click();
      if (button.getAttribute('aria-expanded') !== before) {
        marks.menu = performance.now();
        button.click();
      }
    }
    const last = document.querySelector('footer');
    if (!marks.alive && last && Object.keys(last).some((key) => key.startsWith('__react')))
      marks.alive = performance.now();
    if (!marks.menu || !marks.alive) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Loads a page cold on a slow phone. `lively` pages are waited for until React is there. */
export async function measureLoad(browser: Browser, url: string, lively: boolean): Promise<Load> {
  const { page, session, close } = await slowPage(browser);
  const types = new Map<string, string>();
  const bytes = { Script: 0, Document: 0, Stylesheet: 0 } as Record<string, number>;
  let foreign = 0;
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http') && new URL(request.url).host !== new URL(url).host) foreign += 1;
  });
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other';
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe, LONG_TASK_MS);
  await page.goto(url, { waitUntil: 'load' });
  if (lively) {
    await page.waitForFunction(() => (globalThis as { benchMarks?: { alive: number } }).benchMarks?.alive);
  }
  await page.waitForLoadState('networkidle');
  const marks = await page.evaluate(() => ({
    ...(
      globalThis as unknown as {
        benchMarks: { menu: number; alive: number; largest: number; blocking: number; shift: number };
      }
    ).benchMarks,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  }));
  await close();
  return {
    firstPaint: marks.firstPaint,
    largestPaint: marks.largest,
    menu: marks.menu,
    alive: marks.alive,
    blocking: marks.blocking,
    shift: marks.shift,
    scriptBytes: bytes['Script'] ?? 0,
    pageBytes: (bytes['Document'] ?? 0) + (bytes['Stylesheet'] ?? 0),
    foreign,
  };
}

/** From the click on another screen to its heading on the page, when both were visited before. Ms. */
export async function measureNextPage(browser: Browser, url: string): Promise<number> {
  const { page, close } = await slowPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const here = await page.getByRole('heading', { level: 1 }).innerText();
  const duration = await page.evaluate(async (title) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('#sidebar a')];
    const current = links.find((link) => link.getAttribute('aria-current'));
    const other = links.find((link) => link !== current && /\/(?:dashboard|profile)$/.test(link.pathname));
    const changed = (from: string) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading && heading !== from) resolve();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    other?.click();
    await changed(title);
    const there = document.querySelector('h1')?.textContent ?? '';
    history.back();
    await changed(there);
    const start = performance.now();
    other?.click();
    await changed(title);
    return performance.now() - start;
  }, here);
  await close();
  return duration;
}
