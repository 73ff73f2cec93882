import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { watchContent } from './watch-content';

let stop = () => {};
afterEach(() => stop());

/** A watched folder, and a function that expects a change to be noticed. */
function watched() {
  const folder = join(mkdtempSync(join(tmpdir(), 'watched-')), 'content');
  mkdirSync(join(folder, 'images'), { recursive: true });
  let calls = 0;
  stop = watchContent(folder, [], async () => void (calls += 1));
  return {
    folder,
    async notices(change: () => void) {
      const before = calls;
      change();
      await vi.waitFor(() => expect(calls).toBeGreaterThan(before), { timeout: 5000 });
    },
  };
}

test('notices changes after the folder was moved away and back', async () => {
  const { folder, notices } = watched();
  await notices(() => writeFileSync(join(folder, 'resume.json'), '{}'));
  await notices(() => renameSync(folder, `${folder}-away`));
  await notices(() => renameSync(`${folder}-away`, folder));
  await notices(() => writeFileSync(join(folder, 'resume.de.json'), '{}'));
});

test('notices changes in a folder that was removed and made again', async () => {
  const { folder, notices } = watched();
  await notices(() => rmSync(folder, { recursive: true }));
  await notices(() => mkdirSync(join(folder, 'images'), { recursive: true }));
  await notices(() => writeFileSync(join(folder, 'images', 'me.svg'), '<svg/>'));
  await notices(() => rmSync(join(folder, 'images'), { recursive: true }));
  await notices(() => mkdirSync(join(folder, 'images')));
  await notices(() => writeFileSync(join(folder, 'images', 'me.svg'), '<svg/>'));
});
