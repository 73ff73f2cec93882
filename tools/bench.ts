import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { chromium, type Browser } from '@playwright/test';

import { SITE } from './after-build';
import { measureLoad, measureMenu, type Load } from './bench-measure';
import { measureQuietly, type Quiet } from './bench-quiet';
import { buildSite } from './build-site';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';
import { median } from './median';
import { runTool } from './run-tool';
import { listen, siteServer } from './serve';

const RUNS = 5;

/** The floor: the same page with its scripts removed; its styles are inlined already. */
function floorOf(html: string): string {
  return html
    .replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Serves the floor of some pages beside the pictures that they show, compressed beforehand as a good host would. */
function floorServer(addresses: readonly string[]): Server {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const pages = new Map(
    addresses.map((address) => {
      const html = readFileSync(join(SITE, address, 'index.html'), 'utf8');
      return [address, brotliCompressSync(floorOf(html), best)];
    }),
  );
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const picture = join(SITE, `${path}.br`);
    const page = pages.get(path);
    const body = page ?? (existsSync(picture) ? readFileSync(picture) : null);
    if (!body) return response.writeHead(404).end();
    const type = page ? 'text/html; charset=utf-8' : 'image/svg+xml';
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Encoding': 'br',
      'Content-Length': body.length,
    });
    return response.end(body);
  });
}

/** Files of the site as they go over the line: brotli 11. */
const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + statSync(join(SITE, `${file}.br`)).size, 0) / 1000;

type Row = { figure: string; value: number; unit: string; target: number };

/** Every figure of one page, floor and portal side by side. */
async function benchPage(browser: Browser, address: string, portal: string, floor: string): Promise<Row[]> {
  const loads: Load[] = [];
  const floors: Load[] = [];
  const quiet: Quiet[] = [];
  const menus: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    floors.push(await measureLoad(browser, floor + address, false));
    loads.push(await measureLoad(browser, portal + address, true));
    quiet.push(await measureQuietly(chromiumPath(), portal + address));
    menus.push(await measureMenu(browser, portal + address));
  }
  const of = (list: readonly Load[], figure: 'firstPaint' | 'largestPaint' | 'alive') =>
    median(list.map((load) => load[figure]));
  const paint = of(loads, 'firstPaint');
  return [
    {
      figure: 'first contentful paint ÷ floor',
      value: paint / of(floors, 'firstPaint'),
      unit: '×',
      target: 1.15,
    },
    {
      figure: 'largest contentful paint ÷ floor',
      value: of(loads, 'largestPaint') / of(floors, 'largestPaint'),
      unit: '×',
      target: 1.15,
    },
    {
      figure: 'menu answers ÷ first paint',
      value: median(menus),
      unit: '×',
      target: 1.3,
    },
    {
      figure: 'JavaScript on first view',
      value: kilobytes(loads[0]?.scripts ?? []),
      unit: 'kB',
      target: 110,
    },
    {
      figure: 'HTML + CSS',
      value: kilobytes([`${address}/index.html`]),
      unit: 'kB',
      target: address === '/profile' || address === '/experience' ? 20 : 14,
    },
    { figure: 'alive ÷ first paint', value: of(loads, 'alive') / paint, unit: '×', target: 3 },
    {
      figure: 'total blocking time',
      value: median(quiet.map(({ blocking }) => blocking)),
      unit: 'ms',
      target: 30,
    },
    { figure: 'layout shift', value: Math.max(...loads.map((load) => load.shift)), unit: '', target: 0 },
    {
      figure: 'next page, warm',
      value: median(quiet.map(({ nextPage }) => nextPage)),
      unit: 'ms',
      target: 60,
    },
    {
      figure: 'requests to other hosts',
      value: Math.max(...loads.map((load) => load.foreign)),
      unit: '',
      target: 0,
    },
  ];
}

/** `npm run bench [-- /address …]`: builds the sample and prints the figures as JSON and as a table. */
await runTool(async () => {
  const addresses = process.argv.length > 2 ? process.argv.slice(2) : ['/dashboard', '/profile'];
  buildSite('content');
  const [site, floor] = [siteServer(), floorServer(addresses)];
  const portalUrl = await listen(site, { port: 0, host: 'localhost' });
  const floorUrl = await listen(floor, { port: 0, host: 'localhost' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const figures: Record<string, Row[]> = {};
  for (const address of addresses) figures[address] = await benchPage(browser, address, portalUrl, floorUrl);
  await browser.close();
  site.close();
  floor.close();
  console.log(JSON.stringify(figures, null, 2));
  for (const [address, rows] of Object.entries(figures)) {
    console.log(`\n${address}`);
    console.table(
      rows.map(({ figure, value, unit, target }) => ({
        figure,
        value: `${Math.round(value * 100) / 100} ${unit}`,
        target: `≤ ${target} ${unit}`,
        met: value <= target ? 'yes' : 'NO',
      })),
    );
  }
});
