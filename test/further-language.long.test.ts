import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { expect, test } from 'vitest';

const LIST = 'src/portal/addresses/languages.ts';

/** Replaces a text of a file once. */
function edit(file: string, text: string, by: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(text);
  writeFileSync(file, before.replace(text, by));
}

test('a further language needs one catalogue and one line', () => {
  const copy = mkdtempSync(join(tmpdir(), 'further-language-'));
  const kept = readdirSync('.').filter((name) => !/^(?:\.|node_modules$|build$|dist$)/.test(name));
  for (const name of kept) cpSync(name, join(copy, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'));
  const english = readFileSync('src/portal/i18n/en.json', 'utf8');
  writeFileSync(
    join(copy, 'src/portal/i18n/it.json'),
    english.replace('"shell.skip": "Skip to content"', '"shell.skip": "Vai al contenuto"'),
  );
  edit(
    join(copy, LIST),
    "{ code: 'fr', segment: 'fr', name: 'Français' },",
    "{ code: 'fr', segment: 'fr', name: 'Français' },\n  { code: 'it', segment: 'it', name: 'Italiano' },",
  );
  const owner = join(copy, 'owner');
  cpSync('test/fixtures/resumes/one-job', owner, { recursive: true });
  writeFileSync(join(owner, 'resume.it.json'), JSON.stringify({ basics: { label: 'Sviluppatrice' } }));
  const env = { ...process.env, NODE_ENV: undefined, BUILD_DIR: join(copy, 'build'), COMPRESSION: 'quick' };
  const run = (...command: readonly string[]) => {
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: copy, env, encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  };
  run('--import', 'tsx', 'scripts/pack-package.ts', 'dist');
  // The owner of the package has its program alone.
  rmSync(join(copy, 'src'), { recursive: true });
  run('dist/portalfolio/dist/portalfolio.js', 'build', owner);
  const page = readFileSync(join(copy, 'build/client/it/profile/index.html'), 'utf8');
  expect(page).toMatch(/<html[^>]* lang="it"/);
  expect(page).toContain('Vai al contenuto');
});
