import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { WebSocket } from 'ws';

import { CHROMIUM_FLAGS } from './chromium';
import { BYTES_A_SECOND, CPU_SLOWDOWN, LATENCY_MS } from './bench-measure';

/** The median; of an even number of values, the upper of the two middle ones. NaN for an empty list. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The duration from which a task counts as blocking, ms (Web Vitals). */
const LONG_TASK_MS = 50;
/** A slow phone hydrates the page and becomes idle within this time. */
const WATCHED_MS = 4000;

const OBSERVER = `
  globalThis.blocking = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocking += Math.max(0, duration - ${LONG_TASK_MS});
  }).observe({ type: 'longtask', buffered: true });
`;

/** The visits that load both screens for the first time: one forward, one back. */
const COLD_VISITS = 2;
const WARM_VISITS = 10;
/** The pause between two clicks, ms. */
const READING_MS = 700;

/**
 * Measures the time from the click on the link to a screen until its heading appears, ms. Every screen has
 * such a link, in the sidebar or in the menu of the breadcrumb.
 */
const clickTo = (address: string) => `(async () => {
  const heading = () => document.querySelector('h1')?.textContent;
  const before = heading();
  const start = performance.now();
  document.querySelector('nav a[href="${address}"]').click();
  while (heading() === before || !heading()) await new Promise(requestAnimationFrame);
  return performance.now() - start;
})()`;

/** Waits for hydration, which takes long on a page with thousands of entries. */
const HYDRATED = `(async () => {
  while (!('hydrated' in document.documentElement.dataset)) await new Promise(requestAnimationFrame);
  return 0;
})()`;

const rest = (ms: number) => new Promise((rested) => setTimeout(rested, ms));

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** A client of the Chrome DevTools Protocol. */
function protocol(socket: WebSocket): (session?: string) => Send {
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, result, error } = JSON.parse(data.toString()) as {
      id?: number;
      result?: Record<string, unknown>;
      error?: { message: string };
    };
    if (id === undefined) return;
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result ?? {});
    waiting.delete(id);
  });
  return (sessionId) =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) }));
      });
}

type QuietPage = { send: Send; evaluate: (expression: string) => Promise<number> };

/**
 * Opens a page on the slow phone without listeners on its runtime. Playwright enables the Runtime domain. The
 * browser then records a source position for every error object that React creates, and parses the framework
 * a second time for it. A visitor's browser does not do that, so some figures are measured without
 * Playwright.
 */
async function onQuietPage<Figures>(
  chromium: string,
  url: string,
  measure: (page: QuietPage) => Promise<Figures>,
): Promise<Figures> {
  const profile = mkdtempSync(join(tmpdir(), 'bench-'));
  const flags = [...CHROMIUM_FLAGS, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(chromium, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const endpoint = await new Promise<string>((found, failed) => {
      let output = '';
      browser.stderr.on('data', (data: Buffer) => {
        output += data.toString();
        const [, address] = /listening on (ws:\S+)/.exec(output) ?? [];
        if (address) found(address);
      });
      browser.once('exit', () => failed(new Error(`Chromium did not start: ${output.slice(0, 300)}`)));
    });
    const socket = new WebSocket(endpoint);
    await new Promise((opened, failed) => socket.once('open', opened).once('error', failed));
    const session = protocol(socket);
    const { targetId } = await session()('Target.createTarget', { url: 'about:blank' });
    const { sessionId } = await session()('Target.attachToTarget', { targetId, flatten: true });
    const send = session(String(sessionId));
    await send('Page.enable');
    await send('Network.enable');
    await send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await send('Emulation.setDeviceMetricsOverride', {
      width: 390,
      height: 844,
      deviceScaleFactor: 1,
      mobile: true,
    });
    await send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: OBSERVER });
    await send('Page.navigate', { url });
    await rest(WATCHED_MS);
    const evaluate = async (expression: string) => {
      const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return (answer['result'] as { value: number }).value;
    };
    const figures = await measure({ send, evaluate });
    socket.close();
    return figures;
  } finally {
    browser.kill();
  }
}

export type Quiet = {
  /** Total blocking time of a cold load, ms. */ blocking: number;
  /** The time to the next page when both screens were visited before, ms. Null without visits. */
  nextPage: number | null;
};

/**
 * Measures the figures that Playwright's listeners would distort. The visits alternate between two screens.
 * @param other null for a page that is always loaded as a document
 */
export const measureQuietly = (
  chromium: string,
  origin: string,
  address: string,
  other: string | null,
): Promise<Quiet> =>
  onQuietPage(chromium, origin + address, async ({ evaluate }) => {
    const blocking = await evaluate('blocking');
    if (other === null) return { blocking, nextPage: null };
    // A link that is clicked earlier loads a document.
    await evaluate(HYDRATED);
    const visits: number[] = [];
    for (let visit = 0; visit < COLD_VISITS + WARM_VISITS; visit += 1) {
      visits.push(await evaluate(clickTo(visit % 2 === 0 ? other : address)));
      await rest(READING_MS);
    }
    // Only the visits that return to the page itself.
    const back = visits.filter((_, visit) => visit >= COLD_VISITS && visit % 2 === 1);
    return { blocking, nextPage: median(back) };
  });

/**
 * Measures two times from a key press, ms: until its last change is in the DOM, and until the end of the
 * frame that paints this change.
 */
const WATCH_KEYS = (field: string, shown: string) => `(() => {
  globalThis.changes = [];
  globalThis.answers = [];
  const box = document.querySelector('${field}');
  box.focus();
  box.addEventListener('keydown', () => {
    const pressed = performance.now();
    let [stands, changed] = [pressed, pressed];
    const observer = new MutationObserver(() => {
      stands = performance.now();
      requestAnimationFrame(() => {
        const painted = new MessageChannel();
        painted.port1.onmessage = () => { changed = performance.now(); };
        painted.port2.postMessage(0);
      });
    });
    observer.observe(document.querySelector('${shown}'), { attributes: true, childList: true, subtree: true, characterData: true });
    setTimeout(() => { observer.disconnect(); changes.push(stands - pressed); answers.push(changed - pressed); }, ${READING_MS / 2});
  });
  return 0;
})()`;

export type Answer = {
  /** The time until the change is in the DOM, ms. */ changed: number;
  /** The time until the change is painted, ms. */ painted: number;
};

/** Types a text and returns the median response of the field. */
async function medianAnswer({ send, evaluate }: QuietPage, text: string): Promise<Answer> {
  for (const key of text) {
    await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
    await rest(READING_MS);
  }
  const count = await evaluate('answers.length');
  const all: Answer[] = [];
  for (let at = 0; at < count; at += 1) {
    all.push({ changed: await evaluate(`changes[${at}]`), painted: await evaluate(`answers[${at}]`) });
  }
  return {
    changed: median(all.map(({ changed }) => changed)),
    painted: median(all.map(({ painted }) => painted)),
  };
}

/** Measures a key press in a filter of a page with many entries, ms. */
export const measureKeystroke = (chromium: string, url: string, placeholder: string): Promise<number> =>
  onQuietPage(chromium, url, async (page) => {
    await page.evaluate(HYDRATED);
    // Focusing the field is the first interaction, which loads the deferred parts of the page.
    await page.evaluate(WATCH_KEYS(`[placeholder="${placeholder}"]`, 'main'));
    await rest(WATCHED_MS);
    return (await medianAnswer(page, 'company 12')).painted;
  });

/**
 * Measures a key press in the global search, which a keyboard shortcut opens. The index is loaded by then.
 */
export const measureSearch = (chromium: string, url: string, query: string): Promise<Answer> =>
  onQuietPage(chromium, url, async (page) => {
    await page.evaluate(HYDRATED);
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', key: '/', text: '/' });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp', key: '/' });
    await rest(WATCHED_MS);
    await page.evaluate(WATCH_KEYS('[role="combobox"]', 'dialog[open]'));
    return medianAnswer(page, query);
  });
