import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import type { Portfolio } from '../../resume/model/portfolio';
import { portfolioOf } from '../../resume/read/folder-for-test';
import { deployAdvice, hostAdvice, type Built, type Fetch } from './advice';
import { contentHash } from '../content/content-files';
import { pagesAddress, repositoryAt } from './repository';

const BUILT = {
  basePath: '/',
  forThisMachine: false,
  ofThisContent: true,
  missingPdf: null,
} satisfies Built;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const RESUME = {
  basics: {
    name: 'Ada Lovelace',
    email: 'ada@lovelace.dev',
    url: 'https://ada.dev',
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  },
  work: [{ name: 'Engine Works', position: 'Engineer', startDate: '2020', url: 'https://engine.works' }],
  projects: [{ name: 'Notes', description: 'On the engine.', startDate: '2021' }],
};
const PORTAL =
  'siteUrl: https://ada.dev\nmail: { publicKey: a1, serviceId: b2, templateId: c3 }\nprojects:\n  Notes: { image: notes.svg, imageAlt: A page of notes. }\n';

const owned = (resume: object, portal = PORTAL) =>
  portfolioOf(resume, { 'portal.yaml': portal, 'notes.svg': SVG });
const basics = (fields: object) => ({ ...RESUME, basics: { ...RESUME.basics, ...fields } });
const sentences = (portfolio: Portfolio, built: Built = BUILT) =>
  deployAdvice(portfolio, built).map(
    ({ embarrassing, sentence }) => `${embarrassing ? '✗' : '–'} ${sentence}`,
  );

test('a finished portal gets no advice', () => {
  expect(sentences(owned(RESUME))).toEqual([]);
});

test.each<[string, object, string]>([
  ['– siteUrl is not set in portal.yaml', RESUME, PORTAL.replace(/siteUrl.*\n/, '')],
  ['✗ siteUrl is an example, not your site', RESUME, PORTAL.replace('ada.dev', 'www.example.com')],
  ['– portal.yaml names no mail service', RESUME, PORTAL.replace(/mail.*\n/, '')],
  ['✗ Nobody can write to you', basics({ email: undefined }), PORTAL.replace(/mail.*\n/, '')],
  ['✗ basics.email is an example address', basics({ email: 'me@example.com' }), PORTAL],
  ['✗ basics.summary looks like a placeholder', basics({ summary: 'Lorem ipsum dolor.' }), PORTAL],
  [
    '✗ companies.Engine Works.alias looks like a placeholder',
    RESUME,
    `${PORTAL}companies: { Engine Works: { alias: Your company } }\n`,
  ],
  ['✗ projects.Notes.imageAlt looks like a placeholder', RESUME, PORTAL.replace('A page of notes.', 'TODO')],
  ['✗ lastProject.title looks like a placeholder', RESUME, `${PORTAL}lastProject: { title: Your title }\n`],
  ['– The picture of Notes has no imageAlt', RESUME, PORTAL.replace(/, imageAlt.*\./, '')],
  ['– basics.url is not encrypted (http)', basics({ url: 'http://ada.dev' }), PORTAL],
  ['✗ basics.url names no host on the Internet', basics({ url: 'https://intranet/ada' }), PORTAL],
])('%s', (sentence, resume, portal) => {
  expect(sentences(owned(resume, portal))).toEqual([expect.stringContaining(sentence)]);
});

test('names each field of the same placeholder', () => {
  const projects = [{ name: 'Notes', description: 'TODO', startDate: '2021' }];
  expect(sentences(owned({ ...basics({ summary: 'TODO' }), projects }))).toEqual([
    expect.stringContaining('✗ basics.summary looks like a placeholder'),
    expect.stringContaining('✗ projects[0].description looks like a placeholder'),
  ]);
});

test('advises when the address does not match the base path', () => {
  vi.stubEnv('BASE_PATH', '/x/');
  const portfolio = owned(RESUME);
  vi.unstubAllEnvs();
  expect(sentences(portfolio, { ...BUILT, basePath: '/x/' })[0]).toContain('but BASE_PATH is "/x/"');
});

test.each<[string, Built]>([
  ['✗ There is no build yet', null],
  ['✗ The build works on this machine only', { ...BUILT, forThisMachine: true }],
  ['✗ The build is for the base path "/x/", but the content says "/"', { ...BUILT, basePath: '/x/' }],
  ['✗ No PDF: npm install fonts.', { ...BUILT, missingPdf: 'No PDF: npm install fonts.' }],
  ['– No PDF.', { ...BUILT, missingPdf: 'No PDF.' }],
  ['✗ The content has changed since the build', { ...BUILT, ofThisContent: false }],
])('%s: %j', (sentence, built) => {
  expect(sentences(owned(RESUME), built)).toEqual([expect.stringContaining(sentence)]);
});

test('the content hash depends on bytes, not on times', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hash-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  write('resume.json', '{"a":1}');
  const built = contentHash(folder);
  write('.DS_Store', 'x');
  utimesSync(join(folder, 'resume.json'), new Date(), new Date());
  expect(contentHash(folder)).toBe(built);
  write('resume.json', '{"a":2}');
  utimesSync(join(folder, 'resume.json'), new Date(2020, 0, 1), new Date(2020, 0, 1));
  expect(contentHash(folder)).not.toBe(built);
  write('resume.json', '{"a":1}');
  renameSync(join(folder, 'resume.json'), join(folder, 'resume.yaml'));
  expect(contentHash(folder)).not.toBe(built);
});

type Portal = Parameters<typeof hostAdvice>[0]['portal'];
const portal = (siteUrl: string | null) => ({ portal: { siteUrl } as Portal });

/** A git repository with a GitHub remote that publishes on Pages. */
function pushed(remote: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'host-'));
  const git = (...words: string[]) => spawnSync('git', ['-C', folder, ...words]);
  mkdirSync(join(folder, '.github/workflows'), { recursive: true });
  const all = {
    '.github/workflows/pages.yml': 'uses: actions/deploy-pages@v4\n',
    'resume.json': '{}',
    ...files,
  };
  for (const [file, text] of Object.entries(all)) writeFileSync(join(folder, file), text);
  git('init', '--quiet');
  git('remote', 'add', 'origin', remote);
  git('add', '.');
  return folder;
}

test.each([
  ['https://github.com/ada/portfolio.git', 'https://ada.github.io/portfolio/'],
  ['git@github.com:Ada/ada.github.io.git', 'https://ada.github.io/'],
  ['https://gitlab.com/ada/me.git', null],
])('%s is served at %s', (remote, address) => {
  const repository = repositoryAt(remote);
  expect(repository && pagesAddress(repository)).toBe(address);
});

test('advises when siteUrl is not the address of the repository', async () => {
  const folder = pushed('https://github.com/ada/portfolio.git');
  const advice = (siteUrl: string | null) => hostAdvice(portal(siteUrl), folder, 0, { online: false });
  expect(await advice('https://ada.github.io/portfolio')).toEqual([]);
  expect(await advice('https://ada.github.io/resume')).toEqual([
    {
      embarrassing: true,
      sentence:
        'siteUrl says https://ada.github.io/resume, but GitHub Pages serves this repository at https://ada.github.io/portfolio/',
    },
  ]);
});

test('warns about private values in a public repository only', async () => {
  const folder = pushed('https://github.com/ada/portfolio.git');
  const requested =
    (status: number): Fetch =>
    async (url) =>
      url.startsWith('https://api.github.com/') ? { status, text: '' } : null;
  const problemsFor = async (status: number) =>
    (await hostAdvice(portal(null), folder, 2, { online: true, fetchText: requested(status) })).filter(
      ({ embarrassing }) => embarrassing,
    );
  expect((await problemsFor(200)).map(({ sentence }) => sentence)).toEqual([
    'resume.json holds 2 private values, and the repository ada/portfolio is public: make it private, or take them out (npm run content:check lists them).',
  ]);
  expect(await problemsFor(404)).toEqual([]);
});

test('advises where to look when the site is not published', async () => {
  const folder = pushed('https://github.com/ada/portfolio.git');
  const fetchText: Fetch = async () => ({ status: 404, text: '' });
  const site = portal('https://ada.github.io/portfolio');
  const [advice] = await hostAdvice(site, folder, 0, { online: true, fetchText });
  expect(advice?.sentence).toBe(
    'https://ada.github.io/portfolio/resume.json answers 404: the portal is not published there. On GitHub: Settings → Pages → Source must be “GitHub Actions”.',
  );
});
