import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { replaceBuild } from './build-folders';
import { serveForTest, SITE_FILES, writeTestSite } from './serve-for-test';

test('a build replaces the last one completely and keeps other files', async () => {
  const place = mkdtempSync(join(tmpdir(), 'place-'));
  await writeTestSite(place, { 'old.txt': 'old' });
  for (const earlier of ['hosts', 'whole-host']) mkdirSync(join(place, earlier));
  writeFileSync(join(place, 'notes.txt'), 'the owner’s');
  const made = join(place, '.unfinished-1');
  await writeTestSite(made, { 'new.txt': 'new' });
  await replaceBuild(made, place);
  expect(readdirSync(place).toSorted()).toEqual(['client', 'notes.txt', 'server-settings.json']);
  expect(readdirSync(join(place, 'client'))).toEqual(['new.txt']);
  expect(existsSync(made)).toBe(false);
});

test('serves correct responses while builds replace each other', async () => {
  const { build, url } = await serveForTest();
  const over = new AbortController();
  const seen = new Set<string>();
  const visitor = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${url}/dashboard`, { headers: { 'accept-encoding': 'br' } });
      // `send` reads the size of a file before it opens it, so a response between two builds may be cut off.
      const text = await answer.text().catch(() => null);
      if (text !== null) seen.add(`${answer.status} ${/version \d+/.exec(text)?.[0] ?? answer.statusText}`);
    }
  };
  const visitors = Promise.all([visitor(), visitor(), visitor()]);
  for (let version = 1; version <= 20; version += 1) {
    const made = join(build, '.unfinished-1');
    await writeTestSite(made, { ...SITE_FILES, 'dashboard/index.html': `version ${version} `.repeat(50) });
    await replaceBuild(made, build);
    const last = `200 version ${version}`;
    await vi.waitUntil(() => seen.has(last), { timeout: 10_000, interval: 5 });
  }
  over.abort();
  await visitors;
  for (const answer of seen) expect(answer).toMatch(/^(?:200 |503 Service Unavailable)/);
  expect(readFileSync(join(build, 'client/resume.pdf'), 'utf8')).toBe(SITE_FILES['resume.pdf']);
});
