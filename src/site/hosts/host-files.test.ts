import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultLanguage, languages } from '../../portal/addresses/languages';
import { publishedHostFiles, serverSnippets } from './host-files';
import type { Hosting } from './hosting';
import { runs } from '../../../test/support/runs';

/** The settings of a site with this length of its policy. */
const hostingOf = (policyLength = 9, basePath = '/'): Hosting => ({
  basePath,
  headers: { 'X-Content-Type-Options': 'nosniff' },
  policy: 'of all pages '.padEnd(policyLength, 'x'),
  ofFiles: {
    '/resume.pdf': { 'Content-Type': 'application/pdf', 'Content-Disposition': 'inline; filename="a"' },
  },
  hasViews: false,
  languages,
  home: defaultLanguage,
});

/** The settings of a site in this many languages, with tailored résumés. */
function inLanguages(count: number, basePath = '/'): Hosting {
  const hosting = hostingOf(9, basePath);
  const segments = Array.from({ length: count - 1 }, (_, at) => `l${at + 1}`);
  const pdf = hosting.ofFiles['/resume.pdf'] ?? {};
  return {
    ...hosting,
    ofFiles: {
      ...hosting.ofFiles,
      ...Object.fromEntries(segments.map((segment) => [`/${segment}/resume.pdf`, pdf])),
    },
    hasViews: true,
    languages: ['', ...segments].map((segment) => ({ segment })),
  };
}

const BASES = fc.constantFrom('/', '/x/', '/people/Ada.L/');

test('every host gets one policy for all pages, without rules by page', () => {
  const { _headers = '', ...others } = publishedHostFiles(hostingOf());
  const configuration = JSON.parse(others['staticwebapp.config.json'] ?? '') as {
    globalHeaders: object;
    routes: { route: string }[];
  };
  expect(_headers).toMatch(/^\/\*\n(?: {2}.*\n)* {2}Content-Security-Policy: of all pages/);
  expect(_headers.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(configuration.globalHeaders).toMatchObject({ 'Content-Security-Policy': 'of all pages ' });
  for (const text of [_headers, JSON.stringify(configuration.routes.map(({ route }) => route))])
    expect(text).not.toContain('dashboard');
  const { 'nginx.conf': nginx = '', Caddyfile: caddy = '' } = serverSnippets(hostingOf());
  for (const text of [nginx, caddy]) {
    expect(text).toContain('Content-Security-Policy "of all pages "');
    expect(text).not.toContain('profile');
  }
});

test('leaves out a policy that is too long for a line of _headers', () => {
  fc.assert(
    fc.property(fc.nat(4000), BASES, (length, base) => {
      const text = publishedHostFiles(hostingOf(length, base))['_headers'] ?? '';
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
      expect(text.includes('Content-Security-Policy')).toBe(length <= 1973);
    }),
  );
});

test('the number of rules is the same for any number of languages, with media types for all files', () => {
  const [three = '', forty = ''] = [3, 40].map((count) => publishedHostFiles(inLanguages(count))['_headers']);
  expect(forty).toBe(three);
  expect(three.match(/^\//gm)?.length).toBeLessThan(100);
  expect(three).toContain('\n/resume.pdf\n  Content-Type: application/pdf\n  Content-Disposition: inline');
  expect(three).toContain('\n/:language/resume.pdf\n  Content-Type: application/pdf\n/');
  const { routes } = JSON.parse(publishedHostFiles(inLanguages(3))['staticwebapp.config.json'] ?? '') as {
    routes: { route: string }[];
  };
  expect(routes.map(({ route }) => route).filter((route) => route.endsWith('resume.pdf'))).toEqual([
    '/resume.pdf',
  ]);
});

test('no two rules of _headers set the same header for an address', () => {
  const rules = (publishedHostFiles(inLanguages(3, '/x/'))['_headers'] ?? '').split(/\n(?=\/)/);
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
    '/x/p1',
    '/x/p1/',
    '/x/slices/en/p1.json',
    '/x/assets/a.js',
    '/x/pictures/a.svg',
    '/x/none',
    '/x/resume.pdf',
    '/x/l1/resume.pdf',
    // A tailored résumé with an unlucky name.
    '/x/resume/resume.pdf',
    '/x/l1/resume/resume.pdf',
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

test('staticwebapp.config.json has no fallback for missing files', () => {
  const text = publishedHostFiles(hostingOf(9, '/x/'))['staticwebapp.config.json'] ?? '';
  const file = JSON.parse(text) as Record<string, unknown>;
  expect(file).not.toHaveProperty('navigationFallback');
  expect(file['responseOverrides']).toEqual({ '404': { rewrite: '/x/404.html', statusCode: 404 } });
});

test('every host serves SVG files with their policy, and servers hide the files of other hosts', () => {
  const files = { ...publishedHostFiles(hostingOf()), ...serverSnippets(hostingOf()) };
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  // Two rules would send both policies.
  expect(files['_headers']).not.toContain('.svg');
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

test('rules for tailored résumés contain no names and exclude the main résumé', () => {
  const hosting = { ...hostingOf(9, '/x/'), hasViews: true };
  const files = { ...publishedHostFiles(hosting), ...serverSnippets(hosting) };
  for (const below of ['/x/resume/', '/x/:language/resume/'])
    for (const kind of ['pdf', 'docx', 'json', 'txt'])
      expect(files['_headers']).toContain(`\n${below}*.${kind}\n  X-Robots-Tag: noindex\n`);
  const { routes } = JSON.parse(files['staticwebapp.config.json'] ?? '') as { routes: object[] };
  expect(routes).toContainEqual({
    route: '/x/resume/*.{pdf,docx,json,txt}',
    headers: { 'X-Robots-Tag': 'noindex' },
  });
  for (const file of ['nginx.conf', 'Caddyfile']) {
    expect(files[file]).toContain('^/x/es/resume/[a-z0-9-]+(');
  }
  for (const text of Object.values(publishedHostFiles({ ...hosting, hasViews: false })))
    expect(text).not.toContain('X-Robots-Tag');
});

test.each([
  ['/', defaultLanguage, '/ /dashboard 302'],
  ['/x/', defaultLanguage, '/x/ /x/dashboard 302\n/x /x/dashboard 302'],
  // A language has its own missing pages.
  [
    '/x/',
    defaultLanguage,
    '/x/es/ /x/es/dashboard 302\n/x/es /x/es/dashboard 302\n/x/es/* /x/es/404.html 404\n',
  ],
  // `/` leads to the owner’s language.
  ['/', { segment: 'es' }, '\n/ /es/dashboard 302\n'],
])('the root %s and that of a language redirect to their dashboards: %#', (base, home, redirects) => {
  expect(publishedHostFiles({ ...hostingOf(9, base), home })['_redirects']).toContain(redirects);
});

/** Characters that end a value or a line in one of the files. */
const ENDS = fc.constantFrom('\n', '\r', '\0', '\u0085', '\u2028', '"', '\\', '\u001b');
/** Contains no quotation mark, so that the text as a whole is never a parameter with a quoted value. */
const unquoted = fc.string({ maxLength: 5 }).map((value) => value.replaceAll('"', "'"));
const around = fc.tuple(unquoted, ENDS, unquoted);

test('refuses line breaks and quotation marks everywhere in the files of hosts', () => {
  const places: ((text: string) => Partial<Hosting>)[] = [
    (text) => ({ basePath: `/x${text}/` }),
    (text) => ({ headers: { 'X-Frame-Options': text } }),
    (text) => ({ headers: { [`X-${text}`]: 'DENY' } }),
    (text) => ({ policy: text }),
    (text) => ({ ofFiles: { [`/${text}`]: {} } }),
    (text) => ({ ofFiles: { '/a': { 'Content-Type': text } } }),
  ];
  fc.assert(
    fc.property(fc.constantFrom(...places), around, (place, parts) => {
      const hosting = { ...hostingOf(), ...place(parts.join('')) };
      expect(() => publishedHostFiles(hosting)).toThrow('The files of hosts cannot hold ');
      expect(() => serverSnippets(hosting)).toThrow('The files of hosts cannot hold ');
    }),
    { numRuns: runs(4000) },
  );
});
