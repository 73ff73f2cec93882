import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../portal/addresses/languages';
import { nginxFile, publishedHostFiles, viewFiles, type Hosting } from './hosting';

/** The settings of a site with this length of its policy. */
const hostingOf = (policyLength = 9, basePath = '/'): Hosting => ({
  basePath,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  policy: 'of all pages '.padEnd(policyLength, 'x'),
  languages,
  home: defaultLanguage,
});

/** The settings of a site in this many languages. */
const inLanguages = (count: number): Hosting => ({
  ...hostingOf(),
  languages: Array.from({ length: count }, (_, at) => ({ segment: at === 0 ? '' : `l${at}` })),
});

test('every host gets one policy for all pages, without rules by page', () => {
  const { _headers = '' } = publishedHostFiles(hostingOf());
  expect(_headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: of all pages/);
  expect(_headers.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(_headers).not.toContain('dashboard');
  const nginx = nginxFile(hostingOf());
  expect(nginx).toContain('Content-Security-Policy "of all pages "');
  expect(nginx).not.toContain('profile');
});

test('leaves out a policy that is too long for a line of _headers', () => {
  fc.assert(
    fc.property(fc.nat(4000), (length) => {
      const text = publishedHostFiles(hostingOf(length))['_headers'] ?? '';
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
      expect(text.includes('Content-Security-Policy')).toBe(length <= 1973);
    }),
  );
});

test('the number of rules is the same for any number of languages', () => {
  const [three = '', forty = ''] = [3, 40].map((count) => publishedHostFiles(inLanguages(count))['_headers']);
  expect(forty).toBe(three);
  expect(three.match(/^\//gm)?.length).toBeLessThan(100);
});

test('no two rules of _headers set the same header for an address', () => {
  const rules = (publishedHostFiles(inLanguages(3))['_headers'] ?? '').split(/\n(?=\/)/);
  const matching = (address: string) =>
    rules.filter((rule) => {
      const [path = ''] = rule.split('\n');
      const pattern = path
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '.*')
        .replace(':language', '[^/]+');
      return new RegExp(`^${pattern}$`).test(address);
    });
  for (const address of [
    '/p1',
    '/p1/',
    '/slices/en/p1.json',
    '/assets/a.js',
    '/pictures/a.svg',
    '/none',
    '/resume.pdf',
    '/l1/resume.pdf',
    // A tailored résumé with an unlucky name.
    '/resume/resume.pdf',
    '/l1/resume/resume.pdf',
  ]) {
    const names = matching(address).flatMap((rule) =>
      rule
        .split('\n')
        .slice(1)
        .map((line) => line.trim().split(':')[0]),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('every host serves SVG files with their policy', () => {
  // Two rules would send both policies.
  expect(publishedHostFiles(hostingOf())['_headers']).not.toContain('.svg');
  expect(nginxFile(hostingOf())).toContain(
    `Content-Security-Policy "default-src 'none'; style-src 'unsafe-inline'; sandbox"`,
  );
});

test.each([
  [
    'Spanish has its own missing pages',
    defaultLanguage,
    '/es/ /es/dashboard 302\n/es /es/dashboard 302\n/es/* /es/404.html 404\n',
  ],
  ['the root leads to the dashboard', defaultLanguage, '/ /dashboard 302'],
  ['the root leads to the owner’s language', { segment: 'es' }, '\n/ /es/dashboard 302\n'],
])('%s', (_, home, redirects) => {
  expect(publishedHostFiles({ ...hostingOf(), home })['_redirects']).toContain(redirects);
});

test('below a path, there are no files for hosts that publish a whole domain', () => {
  expect(Object.keys(publishedHostFiles(hostingOf(9, '/x/')))).toEqual(['.nojekyll']);
});

test.each([
  ['/', '/resume/backend.pdf', true],
  ['/', '/es/resume/backend.pdf', true],
  ['/resume/', '/resume/resume/backend.pdf', true],
  ['/resume/', '/resume/resume.pdf', false],
  ['/resume/', '/resume/es/resume.pdf', false],
])('below %s, search engines leave out %s: %s', (basePath, address, expected) => {
  expect(new RegExp(viewFiles(basePath)).test(address)).toBe(expected);
  expect(nginxFile(hostingOf(9, basePath))).toContain(`location ~ ${viewFiles(basePath)} {`);
});
