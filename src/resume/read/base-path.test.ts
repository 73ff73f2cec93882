import { afterEach, expect, test, vi } from 'vitest';

import { readFolder } from './folder-for-test';

const RESUME = { basics: { name: 'Ada', image: 'me.svg' } };
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';
const read = (portal: string) => readFolder({ 'resume.json': RESUME, 'portal.yaml': portal, 'me.svg': SVG });

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['', '/'],
  ['siteUrl: https://me.example/\n', '/'],
  ['siteUrl: https://me.github.io/portfolio\n', '/portfolio/'],
  ['siteUrl: https://me.example/people/Ada.L_1-x~/\n', '/people/Ada.L_1-x~/'],
])('portal.yaml %j: the base path is %s', (portal, base) => {
  const { portfolio } = read(portal);
  expect(portfolio?.portal.basePath).toBe(base);
  expect(portfolio?.owner.photo?.src).toMatch(new RegExp(`^${base}pictures/me-`));
  expect(portfolio?.files[0]?.path).toMatch(/^\/pictures\/me-/);
});

test.each([
  ['/x', '/x/'],
  ['/x/y/', '/x/y/'],
  ['', '/portfolio/'],
])('BASE_PATH=%s takes precedence unless it is empty: %s', (given, base) => {
  vi.stubEnv('BASE_PATH', given);
  const { portfolio } = read('siteUrl: https://me.github.io/portfolio/\n');
  expect(portfolio?.portal.basePath).toBe(base);
});

test('SITE_URL is the address where portal.yaml states none', () => {
  vi.stubEnv('SITE_URL', 'https://me.github.io/portfolio');
  const addressOf = (portal: string) => read(portal).portfolio?.portal;
  expect(addressOf('')).toMatchObject({ siteUrl: 'https://me.github.io/portfolio', basePath: '/portfolio/' });
  expect(addressOf('siteUrl: https://ada.dev\n')).toMatchObject({ siteUrl: 'https://ada.dev' });
  vi.stubEnv('SITE_URL', 'me');
  expect(read('').problems).toEqual(['SITE_URL: expected an address such as "https://me.example", got "me"']);
});

test.each(['portfolio', '//x', '/../x', '/x?y', '/assets'])('reports an invalid BASE_PATH=%s', (given) => {
  vi.stubEnv('BASE_PATH', given);
  expect(read('').problems).toEqual([`BASE_PATH: expected a path such as "/portfolio/", got "${given}"`]);
});

test.each(['https://me.example/a%20b/', 'https://me.example/x?y', 'https://me.example/x#y', 'https://[/'])(
  'warns about an invalid siteUrl: %s',
  (given) => {
    const { portfolio, warnings } = read(`siteUrl: "${given}"\n`);
    expect(warnings).toEqual([
      `portal.yaml:1:1 siteUrl: expected an address such as "https://me.example/portfolio/", got "${given}"; ${given.includes('[') ? 'it was left out' : 'the site does not know where it will live'}.`,
    ]);
    expect(portfolio?.portal).toMatchObject({ basePath: '/', siteUrl: null });
  },
);
