import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** The modules of the reader in a process that has the command of a build, and reads a folder as it does. */
function loadedFor(folder: string): string[] {
  const coverage = mkdtempSync(join(tmpdir(), 'loaded-'));
  const script = `await import('./src/cli/build.ts');
    const { readPortfolio } = await import('./src/site/content/read-portfolio.ts');
    await readPortfolio(${JSON.stringify(folder)}, { today: new Date() });`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    env: { PATH: process.env['PATH'], NODE_V8_COVERAGE: coverage },
  });
  const urls = readdirSync(coverage).flatMap((name) => {
    const { result } = JSON.parse(readFileSync(join(coverage, name), 'utf8')) as {
      result: { url: string }[];
    };
    return result.map(({ url }) => /\/(src\/(?:resume|dictionary)\/[\w/-]+\.ts)/.exec(url)?.[1] ?? '');
  });
  return [...new Set(urls)].filter(Boolean);
}

const linesOf = (modules: readonly string[]): number =>
  modules.reduce((sum, name) => sum + readFileSync(name, 'utf8').split('\n').length - 1, 0);

test('a build of a standard folder loads no rule of form, no proposal and no import, and few lines', () => {
  const folder = mkdtempSync(join(tmpdir(), 'standard-'));
  for (const name of ['resume.json', 'portal.yaml'])
    copyFileSync(join('examples/sample', name), join(folder, name));
  const modules = loadedFor(folder);
  expect(modules).toContain('src/resume/read/read-portal.ts');
  expect(modules.filter((name) => /\/(?:tidy|suggest|import)\//.test(name))).toEqual([]);
  expect(linesOf(modules)).toBeLessThanOrEqual(6500);
});
