import type { Page } from '@playwright/test';

/** The only host that a page may ask besides its own, and only Regions: the map's tiles. */
export const TILE_HOST = 'tile.openstreetmap.org';

/** A picture of one pixel. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** As a tile service answers. */
export const TILE = {
  status: 200,
  body: SMALL_PNG,
  contentType: 'image/png',
  headers: { 'access-control-allow-origin': '*' },
};

/** Stands in for the tile service; tests have no network. */
export const answerTiles = (page: Page, answer: object = TILE, host = TILE_HOST) =>
  page.route(`https://${host}/**`, (route) => route.fulfill(answer));
