import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, test, type Page } from '@playwright/test';

import { en } from '../../app/i18n/en';
import { siteServer } from '../../tools/serve';
import { areKept, openControlled } from './kept-copies';

test.use({ serviceWorkers: 'allow' });

/** What the address answers: the site, somebody else's page for everything, or nothing. */
type Mode = 'site' | 'silence' | { status: number; html: string };

const HOTEL = '<!doctype html><title>Hotel</title><h1>Log in to the hotel network</h1>';
const NOTE = en['offline.note'];
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

let front: Server;
let url: string;
let mode: Mode = 'site';
test.beforeAll(async () => {
  const site = siteServer();
  front = createServer((request, response) => {
    if (mode === 'site') site.emit('request', request, response);
    else if (mode === 'silence') request.socket.destroy();
    else response.writeHead(mode.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(mode.html);
  });
  await new Promise<void>((listening) => front.listen(0, 'localhost', listening));
  url = `http://localhost:${(front.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  front.closeAllConnections();
  front.close();
});

test('a page of somebody else under our address is shown and never kept; where the host fails, a copy is shown that says so', async ({
  page,
}) => {
  mode = 'site';
  await openControlled(page, `${url}/dashboard`);
  await areKept(page, [
    '/dashboard',
    '/dashboard.data',
    '/profile',
    '/profile.data',
    '/support',
    '/support.data',
  ]);

  // A hotel's network answers everything with its own page.
  mode = { status: 200, html: HOTEL };
  for (const address of ['dashboard', 'profile']) {
    await page.goto(`${url}/${address}`);
    await expect(title(page, 'Log in to the hotel network')).toBeVisible();
  }
  mode = 'silence';
  for (const [address, name] of [
    ['dashboard', en['dashboard.title']],
    ['profile', en['profile.title']],
  ] as const) {
    await page.goto(`${url}/${address}`);
    await expect(title(page, name)).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
  }

  // The host is there and cannot answer: pages, and the data of the next screen.
  mode = { status: 503, html: '<!doctype html><h1>Maintenance</h1>' };
  const answer = await page.goto(`${url}/profile`);
  expect(answer?.status()).toBe(200);
  await expect(title(page, en['profile.title'])).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Portal navigation' })
    .getByRole('link', { name: 'Support' })
    .click();
  await expect(title(page, en['support.title'])).toBeVisible();
  await expect(page.getByText(NOTE)).toBeVisible();
  await page.goto(`${url}/`);
  await expect(page).toHaveURL(`${url}/dashboard`);
  // Of what is not kept there is the host's own answer.
  await page.goto(`${url}/nowhere`);
  await expect(title(page, 'Maintenance')).toBeVisible();

  mode = 'site';
  await page.goto(`${url}/profile`);
  await expect(title(page, en['profile.title'])).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(NOTE)).toBeHidden();
});
