import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import type { Portfolio } from '../resume/model/portfolio';
import { publishSteps, lineText, type Host } from './publish-steps';
import { commitAll, repositoryState } from './hosts/repository';

const portfolioOf = (siteUrl: string | null, email: string | null = 'ada@mill.dev') =>
  ({
    portal: { siteUrl, basePath: siteUrl ? new URL(siteUrl).pathname : '/', mail: null },
    owner: { email },
  }) as Portfolio;

const NO_GIT = { commit: null, changed: 0, branch: null, remote: null, repository: null, isPushed: false };

const stepsOf = (
  facts: {
    siteUrl?: string;
    git?: Partial<ReturnType<typeof repositoryState>>;
    host?: Host;
    built?: string;
  },
  isOnline = false,
) =>
  publishSteps({
    portfolio: portfolioOf(facts.siteUrl ?? null),
    host: facts.host ?? 'pages',
    advice: [{ embarrassing: true, sentence: 'A placeholder.' }],
    git: { ...NO_GIT, ...facts.git },
    withheld: 0,
    built: facts.built ?? null,
    isOnline,
  }).map((step) => ({ ...step, lines: step.lines.map(lineText) }));

test('lists the open steps of a folder that git does not know', () => {
  expect(stepsOf({}).map(({ title, state }) => `${state}: ${title}`)).toEqual([
    'open: Nothing that would embarrass you',
    'later: The address',
    'later: The mail service',
    'open: A git repository with your files',
    'open: A repository on GitHub',
    'open: GitHub Pages is switched on',
    'open: The first push',
    'later: A domain of your own',
    'open: The portal is published',
  ]);
});

test('names the exact place of the switch, and the address that Pages gives', () => {
  const git = { repository: { owner: 'Ada', name: 'mill' }, remote: 'x', commit: 'c' };
  const lines = stepsOf({ git }).flatMap((step) => step.lines);
  expect(lines).toContain(
    'On https://github.com/Ada/mill/settings/pages, under "Build and deployment": choose "GitHub Actions" as the source. The first run waits for it.',
  );
  expect(lines).toContain(
    'https://ada.github.io/mill/ is taken from GitHub Pages; siteUrl in portal.yaml may say another.',
  );
});

test.each<[Host, string, string[]]>([
  ['netlify', 'https://mill.dev/ada', ['Netlify publishes a whole domain: give siteUrl without a path.']],
  [
    'pages',
    'https://mill.dev',
    [expect.stringMatching(/^https:\S+ names the records\. The switch on GitHub: Settings/)],
  ],
])('%s below %s: %j', (host, siteUrl, lines) => {
  const step = stepsOf({ host, siteUrl }).find(({ title }) => /upload|domain/.test(title));
  expect(step?.lines).toEqual(lines);
});

test('commits no private file, no unfinished merge, on no other branch and in no other repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-'));
  const git = (...words: string[]) =>
    spawnSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@b.dev', ...words]);
  git('init', '--quiet', '--initial-branch', 'main');
  writeFileSync(join(folder, 'resume.json'), '{}');
  git('add', '.');
  git('commit', '--quiet', '--message', 'First');
  const state = { changed: 0, branch: 'main', remote: null, isPushed: false };
  expect(repositoryState(folder)).toMatchObject(state);
  for (const file of ['views.private.yaml', '.env.local', 'import-leftovers.json', 'resume.json.bak2']) {
    writeFileSync(join(folder, file), 'x');
    expect(() => commitAll(folder)).toThrow(`git would publish ${file}`);
    rmSync(join(folder, file));
  }
  mkdirSync(join(folder, 'talk'));
  spawnSync('git', ['-C', join(folder, 'talk'), 'init', '--quiet']);
  writeFileSync(join(folder, 'talk', 'slides.md'), '');
  expect(() => commitAll(folder)).toThrow('talk is a git repository of its own');
  rmSync(join(folder, 'talk'), { recursive: true });
  mkdirSync(join(folder, 'inner'));
  expect(() => commitAll(join(folder, 'inner'))).toThrow('is a part of the git repository');
  git('checkout', '--quiet', '--detach');
  writeFileSync(join(folder, 'resume.json'), '{ }');
  expect(repositoryState(folder)).toMatchObject({ ...state, changed: 1, branch: null });
  expect(() => commitAll(folder)).toThrow('on no branch');
  git('checkout', '--quiet', 'main');
  git('commit', '--quiet', '--all', '--message', 'Second');
  git('checkout', '--quiet', '-b', 'other', 'HEAD~1');
  writeFileSync(join(folder, 'resume.json'), '{"a":1}');
  git('commit', '--quiet', '--all', '--message', 'Third');
  git('merge', 'main');
  expect(() => commitAll(folder)).toThrow('A merge is not finished');
  rmSync(folder, { recursive: true });
});
