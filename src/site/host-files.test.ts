import fc from 'fast-check';
import { expect, test } from 'vitest';

import { languages } from '../portal/lib/languages';
import { publishedHostFiles, serverSnippets } from './host-files';
import { cacheControlOf, contentTypeOf, type Hosting } from './hosting';

/** The settings of a site with this number of pages and this length of policies. */
const hostingOf = (pages: number, policyLength = 800, basePath = '/'): Hosting => ({
  basePath,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  policies: Object.fromEntries([
    ['/', 'root'],
    ...languages.flatMap(({ segment }) => [
      [`${segment && `/${segment}`}/404.html`, `missing ${segment}`],
      ...(segment ? [[`/${segment}`, 'root']] : []),
    ]),
    ...Array.from({ length: pages }, (_, at) => [`/p${at}`, `${at} `.padEnd(policyLength, 'x')]),
  ]),
  ofFiles: {
    '/resume.pdf': { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="a"' },
  },
  viewPolicy: null,
});

const BASES = fc.constantFrom('/', '/x/', '/people/Ada.L/');

test('_headers stays within what Cloudflare reads, whatever there is', () => {
  fc.assert(
    fc.property(fc.nat(200), fc.nat(4000), BASES, (pages, length, base) => {
      const lines = publishedHostFiles(hostingOf(pages, length, base))['_headers']?.split('\n') ?? [];
      expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    }),
  );
});

test('three languages of the portal’s eight screens have a policy of their own in _headers', () => {
  const text = publishedHostFiles(hostingOf(24))['_headers'] ?? '';
  expect(text.match(/Content-Security-Policy: \d+ x/g)).toHaveLength(48);
});

test('no two rules of _headers set one header for one address', () => {
  const rules = (publishedHostFiles(hostingOf(8, 40, '/x/'))['_headers'] ?? '').split(/\n(?=\/)/);
  const matching = (address: string) =>
    rules.filter((rule) => {
      const [path = ''] = rule.split('\n');
      return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replaceAll('*', '.*')}$`).test(address);
    });
  for (const address of [
    '/x/p1',
    '/x/p1/',
    '/x/slices/en/p1.json',
    '/x/assets/a.js',
    '/x/pictures/a.svg',
    '/x/none',
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

test('staticwebapp.config.json stays within 20 kB, and has no fallback that would answer a missing file', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(3000), BASES, (pages, length, base) => {
      const text = publishedHostFiles(hostingOf(pages, length, base))['staticwebapp.config.json'] ?? '';
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(20_000);
      const file = JSON.parse(text) as Record<string, unknown>;
      expect(file).not.toHaveProperty('navigationFallback');
      expect(file['responseOverrides']).toEqual({ '404': { rewrite: `${base}404.html`, statusCode: 404 } });
    }),
  );
});

test('what is left out for its size is left out whole: no page meets another’s policy', () => {
  const text = publishedHostFiles(hostingOf(60))['staticwebapp.config.json'] ?? '';
  expect(text).not.toMatch(/Content-Security-Policy": "\d/);
  expect(text).not.toContain('missing');
});

test('drawings are documents that may only draw, on every host; a server of one’s own keeps hosts’ files to itself', () => {
  const files = { ...publishedHostFiles(hostingOf(2)), ...serverSnippets(hostingOf(2)) };
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  expect(files['_headers']).toContain(`/*.svg\n  Content-Security-Policy: ${policy}\n`);
  const { routes } = JSON.parse(files['staticwebapp.config.json'] ?? '') as { routes: { route: string }[] };
  const at = (route: string) => routes.findIndex((rule) => rule.route === route);
  for (const folder of ['/assets/', '/pictures/', '/']) {
    expect(routes[at(`${folder}*.{svg}`)]).toMatchObject({ headers: { 'Content-Security-Policy': policy } });
    // The host applies only the first rule that matches.
    expect(at(`${folder}*.{svg}`)).toBeLessThan(folder === '/' ? routes.length : at(`${folder}*`));
  }
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(files[file]).toContain(`Content-Security-Policy "${policy}"`);
    for (const name of ['_headers', '_redirects', 'staticwebapp.config.json', '.nojekyll'])
      expect(files[file]).toContain(`/${name}`);
  }
});

test('tailored résumés are served by rules that name none of them, and that are not the résumé’s own', () => {
  const hosting = { ...hostingOf(2, 9, '/x/'), viewPolicy: 'of views' };
  const files = { ...publishedHostFiles(hosting), ...serverSnippets(hosting) };
  for (const below of ['/x/resume/', '/x/es/resume/', '/x/pt/resume/'])
    for (const kind of ['pdf', 'docx', 'json', 'txt'])
      expect(files['_headers']).toMatch(
        new RegExp(`^${below}\\*\\.${kind}\\n  Content-Type: .*\\n  X-Robots-Tag: noindex$`, 'm'),
      );
  const { routes } = JSON.parse(files['staticwebapp.config.json'] ?? '') as { routes: object[] };
  expect(routes).toContainEqual({
    route: '/x/resume/*.{pdf,docx,json,txt}',
    headers: { 'X-Robots-Tag': 'noindex' },
  });
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(files[file]).toContain('^(/x/es/resume/[a-z0-9-]+)/?$');
    expect(files[file]).toContain('of views');
  }
  for (const text of Object.values(publishedHostFiles({ ...hosting, viewPolicy: null })))
    expect(text).not.toContain('X-Robots-Tag');
});

test('the root leads to the dashboard, below its base too', () => {
  const redirects = (base: string) => publishedHostFiles(hostingOf(1, 9, base))['_redirects']?.split('\n');
  expect(redirects('/')).toContain('/ /dashboard 302');
  expect(redirects('/x/')).toEqual(expect.arrayContaining(['/x/ /x/dashboard 302', '/x /x/dashboard 302']));
});

test('so does a language’s own, which answers what is missing below it', () => {
  const text = publishedHostFiles(hostingOf(1, 9, '/x/'))['_redirects'] ?? '';
  expect(text).toContain(
    '/x/es/ /x/es/dashboard 302\n/x/es /x/es/dashboard 302\n/x/es/* /x/es/404.html 404\n',
  );
});

test('every file but the pages’ own is in the published folder or beside it', () => {
  expect(Object.keys(publishedHostFiles(hostingOf(1)))).toEqual([
    '_headers',
    '_redirects',
    'staticwebapp.config.json',
    '.nojekyll',
  ]);
  expect(Object.keys(serverSnippets(hostingOf(1)))).toEqual(['nginx.conf', 'Caddyfile']);
});

test.each([
  ['assets/house-x.js', 'public, max-age=31536000, immutable', 'text/javascript; charset=utf-8'],
  ['pictures/me-1.avif', 'public, max-age=31536000, immutable', 'image/avif'],
  ['slices/en/dashboard.json', 'max-age=60', 'application/json; charset=utf-8'],
  ['dashboard/index.html', 'no-cache', 'text/html; charset=utf-8'],
  ['resume.pdf', 'no-cache', 'application/pdf'],
  ['LICENSE', 'no-cache', null],
])('%s is kept and called as it should be', (file, cache, type) => {
  expect(cacheControlOf(file)).toBe(cache);
  expect(contentTypeOf(file)).toBe(type);
});

/** Characters that end a value or a line in one of the files. */
const ENDS = fc.constantFrom('\n', '\r', '\0', '\u0085', '\u2028', '"', '\\', '\u001b');
/** Contains no quotation mark, so that the text as a whole is never a parameter with a quoted value. */
const unquoted = fc.string({ maxLength: 5 }).map((value) => value.replaceAll('"', "'"));
const around = fc.tuple(unquoted, ENDS, unquoted);

test.each(['=""', 'a=""', 'text/plain; a"="b"', 'text/plain; a="b""', 'text/plain; a="b'])(
  'the header value %s is refused: its quotation marks enclose no parameter',
  (value) => {
    const hosting = { ...hostingOf(2), ofFiles: { '/a': { 'Content-Type': value } } };
    expect(() => publishedHostFiles(hosting)).toThrow('The files of hosts cannot hold this');
  },
);

test('a line break or a quotation mark reaches no file of a host, wherever it is', () => {
  const places: ((text: string) => Partial<Hosting>)[] = [
    (text) => ({ basePath: `/x${text}/` }),
    (text) => ({ headers: { 'X-Frame-Options': text } }),
    (text) => ({ headers: { [`X-${text}`]: 'DENY' } }),
    (text) => ({ policies: { '/': text } }),
    (text) => ({ viewPolicy: text }),
    (text) => ({ policies: { [`/${text}`]: 'root' } }),
    (text) => ({ ofFiles: { [`/${text}`]: {} } }),
    (text) => ({ ofFiles: { '/a': { 'Content-Type': text } } }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...places), around, (place, parts) => {
      const hosting = { ...hostingOf(2), ...place(parts.join('')) };
      expect(() => publishedHostFiles(hosting)).toThrow('The files of hosts cannot hold this');
      expect(() => serverSnippets(hosting)).toThrow('The files of hosts cannot hold this');
    }),
    { numRuns: 2000 },
  );
});
