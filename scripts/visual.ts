import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium, type Browser } from '@playwright/test';
import sharp from 'sharp';

import { runTool } from '../src/cli/command';
import { CHROMIUM_FLAGS, chromiumPath } from './chromium';

const FOLDER = resolve('.cache', 'visual');
const PICTURES = join(FOLDER, 'pictures');
const WIDTHS = [1366, 390];
const THEMES = ['light', 'dark'] as const;
/** The clock of every page, so that two runs show the same dates. */
const NOW = new Date('2026-06-15T12:00:00Z');
/** Below this share of differing pixels a screen counts as unchanged: the edges of letters vary by a shade. */
const SAME_SHARE = 0.00002;
/** Two channels that differ by less than this look alike. */
const SAME_SHADE = 16;
const GAP = 24;

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.trim();
}

function extract(revision: string): string {
  const commit = run('git', ['rev-parse', '--short', `${revision}^{commit}`], '.');
  const folder = join(FOLDER, commit);
  if (existsSync(folder)) return folder;
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  run('git', ['archive', '--output', archive, commit], '.');
  run('tar', ['-xf', archive, '-C', folder], '.');
  rmSync(archive);
  const hasSamePackages =
    readFileSync('package-lock.json', 'utf8') === readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (hasSamePackages) symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  else run('npm', ['ci'], folder);
  return folder;
}

type Served = { url: string; server: ChildProcess };

/** Builds the sample's site in a folder of sources and serves it on a free port. */
async function serve(folder: string, build: string): Promise<Served> {
  const env = { ...process.env, BUILD_DIR: build, LOCAL_MAIL: '1', COMPRESSION: 'quick', PORT: '0' };
  const program = ['--import', 'tsx', 'src/cli/portalfolio.ts'];
  const built = spawnSync(process.execPath, [...program, 'build'], { cwd: folder, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`${folder} could not be built: ${built.stderr}`);
  const server = spawn(process.execPath, [...program, 'preview'], { cwd: folder, env });
  const url = await new Promise<string>((found) =>
    server.stdout.once('data', (line: Buffer) => found(String(line).trim())),
  );
  return { url, server };
}

/** The paths of all screens: what All resources links to, without the parts that open panes. */
async function pathsOf(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  await page.goto(`${url}/sitemap`);
  const links = await page
    .locator('main a, nav a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  await page.close();
  const paths = links.map((link) => new URL(link)).filter(({ origin }) => origin === new URL(url).origin);
  const screens = paths.map(({ pathname }) => pathname).filter((path) => !/\.\w+$/.test(path));
  return [...new Set(['/dashboard', '/sitemap', ...screens, '/no-such-page'])].toSorted();
}

async function pictureOf(
  browser: Browser,
  address: string,
  width: number,
  colorScheme: (typeof THEMES)[number],
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await context.close();
  return picture;
}

type Compared = { share: number; marked: Buffer };

/** The share of pixels that differ, and the new picture with them marked. */
async function compare(before: Buffer, after: Buffer): Promise<Compared> {
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const pixelsOf = (picture: Buffer, size: { width: number; height: number }) =>
    sharp(picture)
      .extend({ right: width - size.width, bottom: height - size.height, background: 'gray' })
      .removeAlpha()
      .raw()
      .toBuffer();
  const [old, now] = await Promise.all(
    [before, after].map((picture, at) => pixelsOf(picture, sizes[at] ?? { width, height })),
  );
  if (!old || !now) throw new Error('A picture could not be read.');
  let different = 0;
  const marked = Buffer.from(now);
  for (let at = 0; at < now.length; at += 3) {
    const differs = [0, 1, 2].some(
      (channel) => Math.abs((old[at + channel] ?? 0) - (now[at + channel] ?? 0)) >= SAME_SHADE,
    );
    if (!differs) continue;
    different += 1;
    marked.set([255, 0, 144], at);
  }
  const raw = { width, height, channels: 3 } as const;
  return { share: different / (width * height), marked: await sharp(marked, { raw }).png().toBuffer() };
}

/** Lays pictures side by side. */
async function beside(pictures: readonly Buffer[]): Promise<Buffer> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const lefts = sizes.map((_, at) => sizes.slice(0, at).reduce((sum, { width }) => sum + width + GAP, 0));
  return sharp({
    create: {
      width: (lefts.at(-1) ?? 0) + (sizes.at(-1)?.width ?? 0),
      height: Math.max(...sizes.map(({ height }) => height)),
      channels: 3,
      background: 'gray',
    },
  })
    .composite(pictures.map((input, at) => ({ input, left: lefts[at] ?? 0, top: 0 })))
    .png()
    .toBuffer();
}

/**
 * `npm run visual -- --against REV`: builds two commits on this machine and lays every screen where they differ side
 * by side (before, after, differences marked). A tool for reviewers: browsers and fonts differ between machines, so
 * no picture is kept in the repository.
 */
await runTool(async () => {
  const { values } = parseArgs({ options: { against: { type: 'string', default: 'HEAD' } } });
  rmSync(PICTURES, { recursive: true, force: true });
  mkdirSync(PICTURES, { recursive: true });
  const folder = extract(values.against);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const servers: ChildProcess[] = [];
  try {
    console.log(`Building ${values.against} and the working tree …`);
    const before = await serve(folder, join(FOLDER, 'build-before'));
    servers.push(before.server);
    const after = await serve('.', join(FOLDER, 'build-after'));
    servers.push(after.server);
    const paths = await pathsOf(browser, after.url);
    const changed: string[] = [];
    for (const path of paths)
      for (const width of WIDTHS)
        for (const theme of THEMES) {
          const [old, now] = await Promise.all(
            [before, after].map(({ url }) => pictureOf(browser, url + path, width, theme)),
          );
          if (!old || !now) continue;
          const { share, marked } = await compare(old, now);
          if (share <= SAME_SHARE) continue;
          const file = `${path.replaceAll('/', '_')}-${width}-${theme}.png`;
          writeFileSync(join(PICTURES, file), await beside([old, now, marked]));
          changed.push(file);
          console.log(`${path} at ${width} px, ${theme}: ${(share * 100).toFixed(2)} % of the pixels differ`);
        }
    const rows = changed.map((file) => `<h2>${file}</h2><img src="pictures/${file}" alt="">`);
    writeFileSync(join(FOLDER, 'index.html'), `<!doctype html><title>Differences</title>${rows.join('\n')}`);
    console.log(
      changed.length === 0
        ? `No difference in ${paths.length} pages.`
        : `${changed.length} differences in ${paths.length} pages: ${join(FOLDER, 'index.html')}`,
    );
  } finally {
    for (const server of servers) server.kill();
    await browser.close();
  }
});
