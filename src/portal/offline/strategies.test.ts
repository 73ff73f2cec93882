import { describe, expect, test } from 'vitest';

import { hasSiteMark, SITE_MARK } from '~/portal/addresses/offline';

import {
  languageOf,
  mayCache,
  namedIn,
  offlineStyles,
  offlinePageAt,
  strategyOf,
  type OfflineList,
} from './strategies';

const ORIGIN = 'https://me.example';

const listAt = (base: string): OfflineList => ({
  version: '1',
  base,
  home: `${base}dashboard`,
  languages: [
    {
      code: 'en',
      offline: `${base}offline`,
      pages: [`${base}dashboard`, `${base}resume`],
      files: [`${base}slices/en/dashboard.json`],
      hashed: [],
    },
    {
      code: 'es',
      offline: `${base}es/offline`,
      pages: [`${base}es/dashboard`],
      files: [`${base}slices/es/dashboard.json`],
      hashed: [],
    },
  ],
  files: [`${base}resume.pdf`],
  hashed: [`${base}assets/house-1a2b.js`],
});

for (const base of ['/', '/people/Portfolio/']) {
  const list = listAt(base);
  const strategy = (
    path: string,
    { mode = 'navigate', method = 'GET', isPart = false, host = ORIGIN } = {},
  ) => strategyOf(list, { method, mode: mode as RequestMode, isPart, url: host + path, origin: ORIGIN });
  const plain = (address: string) => ({ by: 'network first', address: base + address });
  const hashed = (address: string) => ({ by: 'cache first', address: base + address });

  describe(`below ${base}`, () => {
    test.each(['dashboard', 'dashboard/', 'dashboard/index.html', 'dashboard?q=a&export=json'])(
      '%s is the page',
      (spelling) => expect(strategy(base + spelling)).toEqual(plain('dashboard')),
    );

    test.each([
      ['es/dashboard', {}, plain('es/dashboard')],
      ['resume', {}, plain('resume')],
      ['slices/en/dashboard.json?_routes=x', { mode: 'cors' }, plain('slices/en/dashboard.json')],
      ['resume.pdf', { mode: 'cors' }, plain('resume.pdf')],
      ['assets/house-1a2b.js', { mode: 'no-cors' }, hashed('assets/house-1a2b.js')],
      ['pictures/me-1.avif', { mode: 'no-cors' }, hashed('pictures/me-1.avif')],
      ['offline.css', { mode: 'no-cors' }, { by: 'offline styles', address: `${base}offline.css` }],
      ['', {}, { by: 'home redirect', address: base }],
      ['index.html', {}, { by: 'home redirect', address: `${base}index.html` }],
      ['nowhere', {}, { by: 'network only', address: `${base}nowhere` }],
      ['dashboard', { method: 'POST' }, null],
      ['resume.pdf', { mode: 'cors', isPart: true }, null],
      ['1/2/3.png', { host: 'https://tile.example', mode: 'no-cors' }, null],
      ['inbox/3.eml', {}, null],
      ['api/v1.0/email/send', {}, null],
      ['service-worker.js', { mode: 'same-origin' }, null],
      // A page checks for a new build this way.
      ['dashboard', { mode: 'cors' }, null],
    ])('%s, requested with %j, gets %j', (path, request, expected) => {
      expect(strategy(base + path, request)).toEqual(expected);
    });

    test('an address without a page belongs to the language of its path', () => {
      expect(languageOf(list, `${base}es/nowhere`)?.code).toBe('es');
      expect(languageOf(list, `${base}esperanto`)?.code).toBe('en');
    });

    const answer = (
      path: string,
      { status = 200, type = 'text/html; charset=utf-8', kind = 'basic' } = {},
    ) => ({
      status,
      type: kind as ResponseType,
      url: ORIGIN + path,
      headers: new Headers({ 'content-type': type }),
    });
    test('caches a complete page at its own address only', () => {
      const address = `${base}dashboard`;
      for (const path of [address, `${address}/`, `${address}?q=a`])
        expect(mayCache(list, address, answer(path))).toBe(true);
      expect(mayCache(list, address, answer(address, { status: 404 }))).toBe(false);
      expect(mayCache(list, address, answer(address, { status: 206 }))).toBe(false);
      expect(mayCache(list, address, answer(address, { kind: 'opaque' }))).toBe(false);
      expect(mayCache(list, address, answer(address, { kind: 'cors' }))).toBe(false);
      expect(mayCache(list, address, answer(address, { type: 'application/json' }))).toBe(false);
      // Redirected to a login, or to another page.
      expect(mayCache(list, address, answer(`${base}login`))).toBe(false);
      expect(mayCache(list, address, answer(`${base}resume`))).toBe(false);
    });
    test('does not cache a page in place of a missing file', () => {
      const address = `${base}assets/house-1a2b.js`;
      expect(mayCache(list, address, answer(address, { type: 'text/javascript' }))).toBe(true);
      expect(mayCache(list, address, answer(address))).toBe(false);
    });
    test('finds the files that a page names', () => {
      const data = `<script type="application/json">{"worldMap":"${base}assets/world-1.svg"}</script>`;
      const html = `${data}<link href="${base}assets/a-1.css"/><img src="${base}assets/color-icons-1/3.svg#key" srcset="${base}assets/b-2.svg 2x"><script>import "${base}assets/a-1.js"</script><a href="/elsewhere/assets/c.js">`;
      expect(namedIn(html, base).toSorted()).toEqual(
        ['a-1.css', 'a-1.js', 'b-2.svg', 'color-icons-1/3.svg'].map((file) => `${base}assets/${file}`),
      );
    });
  });
}

test('ignores addresses outside the base', () => {
  const request = { method: 'GET', mode: 'navigate', isPart: false, origin: ORIGIN } as const;
  expect(strategyOf(listAt('/portfolio/'), { ...request, url: `${ORIGIN}/dashboard` })).toBeNull();
});

test('page names are case-sensitive', () => {
  expect(offlinePageAt(listAt('/'), '/Dashboard')).toBeNull();
});

test('the fallback page hides its links to pages without a copy', () => {
  const styles = offlineStyles(listAt('/portfolio/'), (address) => address === '/portfolio/dashboard');
  expect(styles).toContain('[data-not-found] > li:has(> a[href="/portfolio/resume"]) { display: none; }');
  expect(styles).toContain('"/portfolio/es/dashboard"');
  expect(styles).not.toContain('"/portfolio/dashboard"');
});

test.each([
  ['a page of any build', `<head><meta charSet="utf-8"/>${SITE_MARK}</head>`, true],
  ['a page that a host has rewritten', '<head><META name=generator content=Portalfolio></head>', true],
  ['a log-in', '<head><title>Hotel network</title></head>', false],
  ['a page with a text about the portal', '<p>This site was made by Portalfolio and is for sale.</p>', false],
])('%s: has the mark of the site, or not', (_what, html, expected) =>
  expect(hasSiteMark(html)).toBe(expected),
);
