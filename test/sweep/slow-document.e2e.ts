import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { defaultLanguage } from '../../src/portal/addresses/languages';
import { addresses } from '../../src/portal/addresses/screens';
import { siteServer } from '../../src/site/serve';
import { recordShifts, shiftsOn } from '../support/layout-shift';
import { answerTiles } from './tiles';

const SITE = 'build/client';
const PIECES = 4;
/** Long enough for a frame after each piece, ms. */
const PAUSE_MS = 100;

/** Cuts a document between elements of its main content. */
function pieces(html: string): string[] {
  const start = html.indexOf('<main');
  const length = html.indexOf('</main>') - start;
  const cuts = Array.from({ length: PIECES - 1 }, (_, index) =>
    html.indexOf('<', start + Math.floor((length * (index + 1)) / PIECES)),
  );
  return [0, ...cuts].map((cut, index) => html.slice(cut, cuts[index]));
}

const site = siteServer({ site: SITE });
const slow = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (request.headers['sec-fetch-dest'] !== 'document') return void site.emit('request', request, response);
  const html = readFileSync(join(SITE, pathname, 'index.html'), 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  void (async () => {
    for (const piece of pieces(html)) {
      response.write(piece);
      await pause(PAUSE_MS);
    }
    response.end();
  })();
});
test.beforeAll(() => new Promise<void>((listening) => slow.listen(0, 'localhost', listening)));
test.afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});

for (const address of addresses([defaultLanguage]))
  test(`${address}: painted content does not shift while the rest of the document loads`, async ({
    page,
  }) => {
    await answerTiles(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await recordShifts(page);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${(slow.address() as AddressInfo).port}${address}`);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftsOn(page), `${width} px`).toEqual([]);
    }
  });
