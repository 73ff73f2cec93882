import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';

import { launch, type CDPSession } from 'puppeteer-core';

import { runTool } from '../src/cli/command';
import { addresses as screenAddresses, isPrivate } from '../src/portal/addresses/screens';
import en from '../src/portal/i18n/en.json' with { type: 'json' };
import { FINISHED } from '../src/site/build-folders';
import { buildSite } from '../src/site/build-site';
import { listen, siteServer } from '../src/site/serve';
import { manyCompanies } from '../test/fixtures/many-companies';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

/** The slow phone for the measurements (design §5): processor, connection and latency. */
const CPU_SLOWDOWN = 4;
const BYTES_A_SECOND = 1_600_000 / 8;
const LATENCY_MS = 150;
/** A slow phone hydrates the page and becomes idle within this time. */
const WATCHED_MS = 4000;
/** The pause between two clicks or keys, ms. */
const READING_MS = 700;
/** The visits that load both screens for the first time: one forward, one back. */
const COLD_VISITS = 2;
const WARM_VISITS = 10;

/** The median; of an even number of values, the upper of the two middle ones. NaN for an empty list. */
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

type SlowPage = { session: CDPSession; evaluate: <Value = number>(expression: string) => Promise<Value> };

/**
 * Opens a page on the slow phone, without a cache and without listeners on its runtime: with those of a `Page`, the
 * browser records a source position for every error object that React creates, which a visitor's browser does not.
 * @param script runs before those of the page
 * @param blocked the addresses that are not loaded
 */
async function onPage<Figures>(
  url: string,
  script: string,
  measure: (page: SlowPage) => Promise<Figures>,
  blocked: string[] = [],
): Promise<Figures> {
  const browser = await launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS, headless: 'shell' });
  try {
    const target = await browser.waitForTarget((one) => one.type() === 'page');
    const session = await target.createCDPSession();
    await session.send('Page.enable');
    await session.send('Network.enable');
    await session.send('Network.setBlockedURLs', { urls: blocked });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };
    await session.send('Emulation.setDeviceMetricsOverride', phone);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: script });
    await session.send('Page.navigate', { url });
    await rest(WATCHED_MS);
    const evaluate = async <Value = number>(expression: string) => {
      const how = { expression, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', how);
      if (exceptionDetails) throw new Error(`${url}: ${result.description ?? exceptionDetails.text}`);
      return result.value as Value;
    };
    return await measure({ session, evaluate });
  } finally {
    await browser.close();
  }
}

/** Waits for hydration, which takes long on a page with thousands of entries. */
const HYDRATED = `(async () => {
  while (!('hydrated' in document.documentElement.dataset)) await new Promise(requestAnimationFrame);
  return 0;
})()`;

/** Observes the page from its start. A task of more than 50 ms counts as blocking (Web Vitals). */
const OBSERVER = `
  globalThis.marks = { alive: 0, largestPaint: 0, shift: 0, blocking: 0 };
  const observe = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (marks.largestPaint = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => (marks.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (marks.blocking += Math.max(0, duration - 50)));
  requestAnimationFrame(function check() {
    if ('hydrated' in document.documentElement.dataset) marks.alive = performance.now();
    else requestAnimationFrame(check);
  });
`;
const FIRST_PAINT = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;
const MARKS = `({
  ...marks,
  firstPaint: ${FIRST_PAINT},
  requests: performance.getEntriesByType('resource').map(({ name }) => name),
})`;

/** The figures of one page load. Times are in ms from the start of the navigation. */
type Load = Readonly<Record<'firstPaint' | 'largestPaint' | 'alive' | 'shift' | 'blocking', number>> & {
  /** The addresses of the files that the page requested. */ requests: readonly string[];
};

/** Loads the floor: the same page without its script files. Its styles are inline already. */
const measureFloor = (url: string): Promise<Load> =>
  onPage(url, OBSERVER, ({ evaluate }) => evaluate<Load>(MARKS), ['*.js']);

/**
 * Measures the time from the click on the link to a screen until its heading appears, ms. All resources links every
 * screen, and every page links All resources. A link that opens a pane has the address of a screen for visitors without
 * scripts.
 */
const clickTo = (address: string) => `(async () => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  document.querySelector('a[href="${address}"]:not([data-pane])').click();
  while (heading() === before || !heading()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
})()`;

/**
 * Loads a page until React has hydrated it, and measures the time to the next page when both screens were visited
 * before. The visits alternate between two screens.
 * @param other null for a page that is always loaded as a document
 */
const measureLoad = (
  origin: string,
  address: string,
  other: string | null,
): Promise<Load & { nextPage: number | null }> =>
  onPage(origin + address, OBSERVER, async ({ evaluate }) => {
    await evaluate(HYDRATED);
    const load = await evaluate<Load>(MARKS);
    if (other === null) return { ...load, nextPage: null };
    const visits: number[] = [];
    for (let visit = 0; visit < COLD_VISITS + WARM_VISITS; visit += 1) {
      visits.push(await evaluate(clickTo(visit % 2 === 0 ? other : address)));
      await rest(READING_MS);
    }
    // Only the visits that return to the page itself.
    return { ...load, nextPage: median(visits.slice(COLD_VISITS).filter((_, visit) => visit % 2 === 1)) };
  });

/** Clicks the menu button on every frame from the first paint on, until the drawer opens. */
const PRESS_MENU = `
  requestAnimationFrame(function check() {
    const button = document.querySelector('[data-menu-button]');
    if (button && performance.getEntriesByName('first-contentful-paint').length > 0) button.click();
    if (document.documentElement.dataset.drawer === 'open') globalThis.answered = performance.now();
    else requestAnimationFrame(check);
  });
`;

/** Measures the first response of the menu button, as a multiple of the first paint of the same load. */
const measureMenu = (url: string): Promise<number> =>
  onPage(url, PRESS_MENU, ({ evaluate }) => evaluate(`answered / ${FIRST_PAINT}`));

/** Measures the time from each key press until the end of the frame that paints its last change, ms. */
const WATCH_KEYS = (field: string, shown: string) => `(() => {
  globalThis.answers = [];
  const box = document.querySelector('${field}');
  box.focus();
  box.addEventListener('keydown', () => {
    const pressed = performance.now();
    let changed = pressed;
    const observer = new MutationObserver(() => requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => (changed = performance.now());
      painted.port2.postMessage(0);
    }));
    const what = { attributes: true, childList: true, subtree: true, characterData: true };
    observer.observe(document.querySelector('${shown}'), what);
    setTimeout(() => { observer.disconnect(); answers.push(changed - pressed); }, ${READING_MS / 2});
  });
  return 0;
})()`;

async function press(session: CDPSession, text: string): Promise<void> {
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await rest(READING_MS);
  }
}

/**
 * Measures a key press in a field of a page with many entries, ms: the median.
 * @param shown the selector of what it changes
 * @param opener the selector of what opens the field
 */
const measureKeystroke = (
  url: string,
  { field, shown, text, opener = '' }: { field: string; shown: string; text: string; opener?: string },
): Promise<number> =>
  onPage(url, '', async ({ session, evaluate }) => {
    await evaluate(HYDRATED);
    if (opener !== '') {
      await evaluate(`document.querySelector(${JSON.stringify(opener)}).click()`);
      await rest(WATCHED_MS);
    }
    await evaluate(WATCH_KEYS(field, shown));
    // Focusing a field is the first interaction, which loads the deferred parts of the page.
    await rest(WATCHED_MS);
    await press(session, text);
    return median(await evaluate<number[]>('answers'));
  });

const RUNS = 5;
const COMPANIES = 1000;
const MAP = /live-map/;
const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** The transferred size of a file of the site, kB: brotli 11, or uncompressed if brotli does not reduce it. */
function kilobytes(file: string): number {
  const compressed = join(FINISHED.site, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(FINISHED.site, file)).size / 1000;
}

type Row = readonly [figure: string, value: number, unit: string, target: number];

async function benchPage(address: string, portal: string): Promise<Row[]> {
  const loads: Awaited<ReturnType<typeof measureLoad>>[] = [];
  const [floors, menus]: [Load[], number[]] = [[], []];
  const other = isPrivate(address.slice(1)) ? null : address === '/sitemap' ? '/dashboard' : '/sitemap';
  for (let run = 0; run < RUNS; run += 1) {
    floors.push(await measureFloor(portal + address));
    loads.push(await measureLoad(portal, address, other));
    menus.push(await measureMenu(portal + address));
  }
  // Each load is compared with the floor load of the same run, since the speed of the machine varies.
  const overFloor = (figure: 'firstPaint' | 'largestPaint') =>
    median(loads.map((load, run) => load[figure] / (floors[run]?.[figure] ?? NaN)));
  const requests = (loads[0]?.requests ?? []).map((request) => new URL(request));
  const sizeOf = (isWanted: (path: string) => boolean) =>
    requests
      .map(({ pathname }) => pathname)
      .filter((path) => path.endsWith('.js') && isWanted(path))
      .reduce((sum, path) => sum + kilobytes(path), 0);
  const map = sizeOf((path) => MAP.test(path));
  const nextPages = loads.flatMap(({ nextPage }) => nextPage ?? []);
  return [
    ['first contentful paint ÷ floor', overFloor('firstPaint'), '×', 1.15],
    ['largest contentful paint ÷ floor', overFloor('largestPaint'), '×', 1.15],
    ['menu answers ÷ first paint', median(menus), '×', 1.3],
    ['JavaScript on first view', sizeOf((path) => !MAP.test(path)), 'kB', 90],
    // The map loads when it comes into view, so its size counts only on pages that requested it.
    ...(map > 0 ? [['the map, when in view', map, 'kB', 45] as const] : []),
    ['HTML + CSS', kilobytes(`${address}/index.html`), 'kB', address === '/dashboard' ? 17 : 22],
    ['alive ÷ first paint', median(loads.map(({ alive, firstPaint }) => alive / firstPaint)), '×', 3],
    ['total blocking time', median(loads.map(({ blocking }) => blocking)), 'ms', 30],
    ['layout shift', Math.max(...loads.map(({ shift }) => shift)), '', 0],
    ...(nextPages.length > 0 ? [['next page, warm', median(nextPages), 'ms', 60] as const] : []),
    ['requests to other hosts', requests.filter(({ origin }) => origin !== portal).length, '', 0],
  ];
}

/** The fields in which a key is pressed, with the selector of what it changes. */
const FIELDS = [
  {
    address: '/management-groups',
    field: `[placeholder="${en['management-groups.filter']}"]`,
    shown: 'main',
    text: 'company 12',
  },
  {
    address: '/experience',
    field: `[placeholder="${en['experience.search']}"]`,
    shown: 'main',
    text: 'company 12',
  },
  {
    address: '/dashboard',
    field: '[role="combobox"]',
    shown: 'dialog[open]',
    text: 'company 12',
    opener: 'input[name="q"]',
  },
];

/** Measures a key press in the filters and in the search of a site with a thousand companies. */
async function benchKeys(): Promise<Row[]> {
  const [content, build] = [mkdtempSync(join(tmpdir(), 'many-')), mkdtempSync(join('.cache', 'bench-'))];
  writeFileSync(join(content, 'resume.json'), JSON.stringify(manyCompanies(COMPANIES)));
  spawnSync(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'build', content], {
    env: { ...process.env, BUILD_DIR: build },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = siteServer({ site: join(build, 'client') });
  const url = await listen(server, { port: 0, host: 'localhost' });
  const rows: Row[] = [];
  for (const { address, ...field } of FIELDS) {
    const value = await measureKeystroke(url + address, field);
    rows.push([`${address}: a key, ${COMPANIES} companies`, value, 'ms', 50]);
  }
  server.close();
  for (const folder of [content, build]) rmSync(folder, { recursive: true });
  return rows;
}

/** `npm run bench [-- /address …]`: builds the sample and prints the figures as tables and as JSON. */
await runTool(async () => {
  const addresses = process.argv.length > 2 ? process.argv.slice(2) : screenAddresses();
  await buildSite('examples/sample');
  const site = siteServer();
  const url = await listen(site, { port: 0, host: 'localhost' });
  const figures: Record<string, readonly Row[]> = {};
  // Printed as soon as they are measured, since all pages take a quarter of an hour.
  const report = (title: string, rows: readonly Row[]) => {
    figures[title] = rows;
    console.log(`\n${title}`);
    console.table(
      rows.map(([figure, value, unit, target]) => ({
        figure,
        value: `${Math.round(value * 100) / 100} ${unit}`,
        target: `≤ ${target} ${unit}`,
        met: value <= target ? 'yes' : 'NO',
      })),
    );
  };
  try {
    for (const address of addresses) report(address, await benchPage(address, url));
    if (process.argv.length === 2) report('keys', await benchKeys());
  } finally {
    // An open server would keep the process running after an error.
    site.close();
  }
  console.log(JSON.stringify(figures, null, 2));
});
