import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { hostAdvice, type Fetch } from './host-advice';
import { pagesAddress, repositoryAt } from './repository';

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
  ['ssh://git@github.com/ada/me', 'https://ada.github.io/me/'],
  ['https://gitlab.com/ada/me.git', null],
])('%s is served at %s', (remote, address) => {
  const repository = repositoryAt(remote);
  expect(repository && pagesAddress(repository, null)).toBe(address);
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

test('advises when CNAME and siteUrl differ', async () => {
  const folder = pushed('https://github.com/ada/portfolio.git', { CNAME: 'ada.dev\n' });
  const [advice] = await hostAdvice(portal('https://ada.com'), folder, 0, { online: false });
  expect(advice?.sentence).toBe('CNAME says ada.dev, but siteUrl says https://ada.com');
  expect(await hostAdvice(portal('https://ada.dev'), folder, 0, { online: false })).toEqual([]);
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
