import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

import { chromium, type Browser } from '@playwright/test';
import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import { addresses as screenAddresses, isPrivate } from '../src/portal/addresses/screens';
import { EVIDENCE_FILE } from '../src/portal/addresses/exports';
import en from '../src/portal/i18n/en.json' with { type: 'json' };
import { manyCompanies } from '../test/fixtures/many-companies';
import { FINISHED } from '../src/site/build-folders';
import { measureLoad, measureMenu, type Load } from './bench-measure';
import { measureKeystroke, measureQuietly, type Quiet, median } from './bench-quiet';
import { measureGlobalSearch } from './bench-search';
import { buildSite } from '../src/site/build-site';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';
import { runTool } from '../src/cli/progress';
import { listen, siteServer } from '../src/site/serve';

const RUNS = 5;
const ENTRIES = 1000;
const MAP = /live-map/;
/** The target for the size of the sample's evidence, kB. It makes growth visible. */
const EVIDENCE_KILOBYTES = 8;
const TSX = join('node_modules', 'tsx', 'dist', 'cli.mjs');

/** The transferred size of a file: brotli 11, or uncompressed if brotli does not reduce it. */
const sizeOf = (file: string): number => {
  const compressed = join(FINISHED.site, `${file}.br`);
  return statSync(existsSync(compressed) ? compressed : join(FINISHED.site, file)).size;
};
const kilobytes = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

type Row = { figure: string; value: number; unit: string; target: number };

/** All figures of one page, with the portal and the floor measured in turn. */
async function benchPage(browser: Browser, address: string, portal: string, floor: string): Promise<Row[]> {
  const loads: Load[] = [];
  const floors: Load[] = [];
  const quiet: Quiet[] = [];
  const menus: number[] = [];
  const other = isPrivate(address.slice(1)) ? null : address === '/dashboard' ? '/profile' : '/dashboard';
  for (let run = 0; run < RUNS; run += 1) {
    floors.push(await measureLoad(browser, floor + address, false));
    loads.push(await measureLoad(browser, portal + address, true));
    quiet.push(await measureQuietly(chromiumPath(), portal, address, other));
    menus.push(await measureMenu(browser, portal + address));
  }
  // Each load is compared with the floor load of the same run, since the speed of the machine varies.
  const overFloor = (figure: 'firstPaint' | 'largestPaint') =>
    median(loads.map((load, run) => load[figure] / (floors[run]?.[figure] ?? NaN)));
  const scripts = loads[0]?.scripts ?? [];
  const nextPages = quiet.flatMap(({ nextPage }) => nextPage ?? []);
  return [
    {
      figure: 'first contentful paint ÷ floor',
      value: overFloor('firstPaint'),
      unit: '×',
      target: 1.15,
    },
    {
      figure: 'largest contentful paint ÷ floor',
      value: overFloor('largestPaint'),
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
      value: kilobytes(scripts.filter((script) => !MAP.test(script))),
      unit: 'kB',
      target: 90,
    },
    // The map loads when it comes into view, so its size counts only on pages that requested it.
    ...(scripts.some((script) => MAP.test(script))
      ? [
          {
            figure: 'the map, when in view',
            value: kilobytes(scripts.filter((script) => MAP.test(script))),
            unit: 'kB',
            target: 45,
          },
        ]
      : []),
    {
      figure: 'HTML + CSS',
      value: kilobytes([`${address}/index.html`]),
      unit: 'kB',
      target: address === '/dashboard' ? 17 : 24,
    },
    {
      figure: 'alive ÷ first paint',
      value: median(loads.map(({ alive, firstPaint }) => alive / firstPaint)),
      unit: '×',
      target: 3,
    },
    {
      figure: 'total blocking time',
      value: median(quiet.map(({ blocking }) => blocking)),
      unit: 'ms',
      target: 30,
    },
    { figure: 'layout shift', value: Math.max(...loads.map((load) => load.shift)), unit: '', target: 0 },
    ...(nextPages.length > 0
      ? [{ figure: 'next page, warm', value: median(nextPages), unit: 'ms', target: 60 }]
      : []),
    {
      figure: 'requests to other hosts',
      value: Math.max(...loads.map((load) => load.foreign)),
      unit: '',
      target: 0,
    },
  ];
}

/** Measures a key press in the filters of a site with a thousand companies. */
async function benchFilters(): Promise<Row[]> {
  const [content, build] = [mkdtempSync(join(tmpdir(), 'many-')), mkdtempSync(join('.cache', 'bench-'))];
  writeFileSync(join(content, 'resume.json'), JSON.stringify(manyCompanies(ENTRIES)));
  spawnSync(process.execPath, [TSX, 'src/cli/portalfolio.ts', 'build', content], {
    env: { ...process.env, BUILD_DIR: build },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const server = siteServer({ site: join(build, 'client'), settings: join(build, 'server-settings.json') });
  const url = await listen(server, { port: 0, host: 'localhost' });
  const rows: Row[] = [];
  for (const [address, placeholder] of [
    ['/management-groups', en['management-groups.filter']],
    ['/experience', en['experience.search']],
  ] as const) {
    const value = await measureKeystroke(chromiumPath(), url + address, placeholder);
    rows.push({
      figure: `${address}: a key in the filter, ${ENTRIES} companies`,
      value,
      unit: 'ms',
      target: 50,
    });
  }
  server.close();
  for (const folder of [content, build]) rmSync(folder, { recursive: true });
  return rows;
}

/** Measures the global search over 10,000 entries and the size of its index. */
async function benchSearch(): Promise<Row[]> {
  const { keystroke, ratio } = await measureGlobalSearch();
  const index = { unit: '×', target: 0.5 };
  return [
    {
      figure: 'a key in the search of 10,000 entries: its answer stands',
      value: keystroke.changed,
      unit: 'ms',
      target: 30,
    },
    {
      figure: 'a key in the search of 10,000 entries: it is painted',
      value: keystroke.painted,
      unit: 'ms',
      target: 50,
    },
    {
      figure: 'evidence of the sample’s skills, read by nobody before it is asked for',
      value: kilobytes([EVIDENCE_FILE]),
      unit: 'kB',
      target: EVIDENCE_KILOBYTES,
    },
    { figure: 'index ÷ the owner’s files, sample', value: ratio.sample, ...index },
    { figure: 'index ÷ the owner’s files, 10,000 entries', value: ratio.many, ...index },
  ];
}

/** Prints the figures of a page as soon as they are measured, since all pages take a quarter of an hour. */
function print(title: string, rows: readonly Row[]): void {
  console.log(`\n${title}`);
  console.table(
    rows.map(({ figure, value, unit, target }) => ({
      figure,
      value: `${Math.round(value * 100) / 100} ${unit}`,
      target: `≤ ${target} ${unit}`,
      met: value <= target ? 'yes' : 'NO',
    })),
  );
}

/** `npm run bench [-- /address …]`: builds the sample and prints the figures as tables and as JSON. */
await runTool(async () => {
  const addresses = process.argv.length > 2 ? process.argv.slice(2) : screenAddresses();
  await buildSite('examples/sample');
  const [site, floor] = [siteServer(), floorServer(addresses)];
  const portalUrl = await listen(site, { port: 0, host: 'localhost' });
  const floorUrl = await listen(floor, { port: 0, host: 'localhost' });
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const figures: Record<string, Row[]> = {};
  const report = (title: string, rows: Row[]) => {
    figures[title] = rows;
    print(title, rows);
  };
  try {
    for (const address of addresses) report(address, await benchPage(browser, address, portalUrl, floorUrl));
    if (process.argv.length === 2) {
      report('filters', await benchFilters());
      report('search', await benchSearch());
    }
  } finally {
    // Open servers would keep the process running after an error.
    await browser.close();
    site.close();
    floor.close();
  }
  console.log(JSON.stringify(figures, null, 2));
});

/** The floor is the same page without its scripts. Its styles are already inline. */
function floorOf(html: string): string {
  const withoutScripts = (parent: DefaultTreeAdapterTypes.ParentNode): void => {
    for (const node of parent.childNodes.toReversed()) {
      if (!('attrs' in node)) continue;
      const isPreload = node.attrs.some(({ value }) => value === 'modulepreload');
      if (node.nodeName === 'script' || isPreload) defaultTreeAdapter.detachNode(node);
      else withoutScripts(node);
    }
  };
  const page = parse(html);
  withoutScripts(page);
  return serialize(page);
}

/** Serves the floor of some pages with their images, compressed in advance. */
function floorServer(addresses: readonly string[]): Server {
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  const pages = new Map(
    addresses.map((address) => {
      const html = readFileSync(join(FINISHED.site, address, 'index.html'), 'utf8');
      return [address, brotliCompressSync(floorOf(html), best)];
    }),
  );
  return createServer((request, response) => {
    const path = request.url ?? '/';
    const picture = join(FINISHED.site, `${path}.br`);
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
