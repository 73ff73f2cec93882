import type { Page } from '@playwright/test';

/** The only foreign host that pages request: the tile service of Regions. */
export const TILE_HOST = 'tile.openstreetmap.org';

/** An image of one pixel. */
export const SMALL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The response of a tile service. */
export const TILE = {
  status: 200,
  body: SMALL_PNG,
  contentType: 'image/png',
  headers: { 'access-control-allow-origin': '*' },
};

/** Mocks the tile service, because tests have no network. */
export const answerTiles = (page: Page, answer: object = TILE, host = TILE_HOST) =>
  page.route(`https://${host}/**`, (route) => route.fulfill(answer));
