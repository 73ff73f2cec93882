import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';

import { runTool } from '../src/cli/command';
import { EVIDENCE_FILE } from '../src/portal/addresses/exports';
import { defaultLanguage } from '../src/portal/addresses/languages';
import { addresses as screenAddresses, isPrivate } from '../src/portal/addresses/screens';
import en from '../src/portal/i18n/en.json' with { type: 'json' };
import { searchIndex } from '../src/portal/i18n/search-entries';
import { FINISHED } from '../src/site/build-folders';
import { buildSite } from '../src/site/build-site';
import { compressFiles } from '../src/site/compress';
import { readPortfolioSync } from '../src/site/content/read-portfolio-sync';
import { listen, siteServer } from '../src/site/serve';
import { manyCompanies } from '../test/fixtures/many-companies';
import { manyEntries } from '../test/fixtures/many-entries';
import { measureFloor, measureKeystroke, measureLoad, measureMenu, median, type Load } from './bench-measure';

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

async function benchPage(address: string, portal: string, floor: string): Promise<Row[]> {
  const [loads, floors, menus] = [
    [] as Awaited<ReturnType<typeof measureLoad>>[],
    [] as Load[],
    [] as number[],
  ];
  const other = isPrivate(address.slice(1)) ? null : address === '/dashboard' ? '/profile' : '/dashboard';
  for (let run = 0; run < RUNS; run += 1) {
    floors.push(await measureFloor(floor + address));
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
    ['HTML + CSS', kilobytes(`${address}/index.html`), 'kB', address === '/dashboard' ? 17 : 24],
    ['alive ÷ first paint', median(loads.map(({ alive, firstPaint }) => alive / firstPaint)), '×', 3],
    ['total blocking time', median(loads.map(({ blocking }) => blocking)), 'ms', 30],
    ['layout shift', Math.max(...loads.map(({ shift }) => shift)), '', 0],
    ...(nextPages.length > 0 ? [['next page, warm', median(nextPages), 'ms', 60] as const] : []),
    ['requests to other hosts', requests.filter(({ origin }) => origin !== portal).length, '', 0],
  ];
}

/** Measures a key press in the filters of a site with a thousand companies. */
async function benchFilters(): Promise<Row[]> {
  const [content, build] = [mkdtempSync(join(tmpdir(), 'many-')), mkdtempSync(join('.cache', 'bench-'))];
  writeFileSync(join(content, 'resume.json'), JSON.stringify(manyCompanies(COMPANIES)));
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
    const field = { field: `[placeholder="${placeholder}"]`, shown: 'main', text: 'company 12' };
    const value = await measureKeystroke(url + address, field);
    rows.push([`${address}: a key in the filter, ${COMPANIES} companies`, value, 'ms', 50]);
  }
  server.close();
  for (const folder of [content, build]) rmSync(folder, { recursive: true });
  return rows;
}

/** The compressed size of the owner's files, bytes. */
const contentBytes = (folder: string): number =>
  ['resume.json', 'portal.yaml']
    .map((file) => join(folder, file))
    .filter((file) => existsSync(file))
    .reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0);

/** Measures the search on the built sample, with the index replaced by one of 10,000 entries. */
async function benchSearch(): Promise<Row[]> {
  const [content, site] = [mkdtempSync(join(tmpdir(), 'many-')), mkdtempSync(join(tmpdir(), 'bench-'))];
  writeFileSync(join(content, 'resume.json'), JSON.stringify(manyEntries()));
  cpSync(FINISHED.site, site, { recursive: true });
  const name = readdirSync(join(site, 'assets')).find((file) => /^search-en-\w+\.json$/.test(file));
  if (!name) throw new Error(`${site} has no index to search.`);
  const index = join('assets', name);
  const ratio = (folder: string) => statSync(join(site, `${index}.br`)).size / contentBytes(folder);
  const ofSample = ratio('examples/sample');
  const { portfolio } = readPortfolioSync(content, { today: new Date() });
  writeFileSync(join(site, index), JSON.stringify(searchIndex(portfolio, defaultLanguage)));
  await compressFiles(site, [index]);
  const ofMany = ratio(content);
  const server = siteServer({ site });
  const url = await listen(server, { port: 0, host: 'localhost' });
  const dialog = {
    field: '[role="combobox"]',
    shown: 'dialog[open]',
    text: 'traffic con',
    opener: 'input[name="q"]',
  };
  const keystroke = await measureKeystroke(`${url}/dashboard`, dialog);
  server.close();
  for (const folder of [content, site]) rmSync(folder, { recursive: true });
  return [
    ['a key in the search of 10,000 entries: it is painted', keystroke, 'ms', 50],
    [
      'evidence of the sample’s skills, read by nobody before it is asked for',
      kilobytes(EVIDENCE_FILE),
      'kB',
      8,
    ],
    ['index ÷ the owner’s files, sample', ofSample, '×', 2],
    ['index ÷ the owner’s files, 10,000 entries', ofMany, '×', 0.7],
  ];
}

/** `npm run bench [-- /address …]`: builds the sample and prints the figures as tables and as JSON. */
await runTool(async () => {
  const addresses = process.argv.length > 2 ? process.argv.slice(2) : screenAddresses();
  await buildSite('examples/sample');
  const [site, floor] = [siteServer(), await floorServer(addresses)];
  const portalUrl = await listen(site, { port: 0, host: 'localhost' });
  const floorUrl = await listen(floor, { port: 0, host: 'localhost' });
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
    for (const address of addresses) report(address, await benchPage(address, portalUrl, floorUrl));
    if (process.argv.length === 2) {
      report('filters', await benchFilters());
      report('search', await benchSearch());
    }
  } finally {
    // Open servers would keep the process running after an error.
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

/** Serves the site with the floor of some pages. */
async function floorServer(addresses: readonly string[]): Promise<Server> {
  const site = mkdtempSync(join(tmpdir(), 'floor-'));
  cpSync(FINISHED.site, site, { recursive: true });
  const pages = addresses.map((address) => `${address.slice(1)}/index.html`);
  for (const page of pages) writeFileSync(join(site, page), floorOf(readFileSync(join(site, page), 'utf8')));
  await compressFiles(site, pages);
  return siteServer({ site });
}
