import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { run } from './run-for-test';

/** Runs `check` on a folder with this résumé. */
async function check(resume: object, portal?: string, ...flags: string[]) {
  const directory = mkdtempSync(join(tmpdir(), 'check-'));
  if (portal) writeFileSync(join(directory, 'portal.yaml'), portal);
  writeFileSync(join(directory, 'resume.json'), JSON.stringify(resume));
  const { status, output, errors } = await run('check', directory, ...flags);
  const short = (text: string) => text.replaceAll(directory, 'DIR').trim();
  return { status, stdout: short(output), stderr: short(errors) };
}

test('lists the addresses of the tailored résumés', async () => {
  const portal = 'siteUrl: https://ada.example/portal/\nviews: { long: { pages: 1 } }';
  const { status, stdout } = await check({ basics: { name: 'Ada' } }, portal);
  expect(status).toBe(0);
  expect(stdout).toContain('view           https://ada.example/portal/resume/long');
});

test('many warnings are shortened, and --all lists them', async () => {
  const words = Array.from({ length: 30 }, (_, at) => `w${at}: nothing${String.fromCodePoint(97 + at)}`);
  const portal = ['synonyms:', ...words].join('\n  ');
  const resume = { basics: { name: 'Ada' } };
  const short = (await check(resume, portal)).stdout.split('\n');
  expect(short).toHaveLength(22);
  expect(short[20]).toBe('warning  … and 10 more: npm run content:check -- --all lists every one.');
  expect((await check(resume, portal, '--all')).stdout.split('\n')).toHaveLength(31);
});
