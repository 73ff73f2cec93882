import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, test, vi } from 'vitest';

import { watchContent } from './watch-content';

let stop = async () => {};
afterEach(() => stop());

/** A watched folder, and a function that waits until a change is noticed. */
async function watched(prepare = (_folder: string) => {}) {
  const folder = join(mkdtempSync(join(tmpdir(), 'watched-')), 'content');
  mkdirSync(join(folder, 'images'), { recursive: true });
  prepare(folder);
  let calls = 0;
  stop = await watchContent(folder, [], async () => void (calls += 1));
  return {
    folder,
    async notices(change: () => void) {
      const before = calls;
      change();
      return vi.waitUntil(() => calls > before, { timeout: 5000 });
    },
  };
}

test('notices changes after the folder was moved away and back', async () => {
  const { folder, notices } = await watched();
  expect(await notices(() => writeFileSync(join(folder, 'resume.json'), '{}'))).toBe(true);
  expect(await notices(() => renameSync(folder, `${folder}-away`))).toBe(true);
  expect(await notices(() => renameSync(`${folder}-away`, folder))).toBe(true);
  expect(await notices(() => writeFileSync(join(folder, 'resume.de.json'), '{}'))).toBe(true);
});

test('notices changes in a folder that was removed and made again', async () => {
  const { folder, notices } = await watched();
  expect(await notices(() => rmSync(folder, { recursive: true }))).toBe(true);
  expect(await notices(() => mkdirSync(join(folder, 'images'), { recursive: true }))).toBe(true);
  expect(await notices(() => writeFileSync(join(folder, 'images', 'me.svg'), '<svg/>'))).toBe(true);
  expect(await notices(() => rmSync(join(folder, 'images'), { recursive: true }))).toBe(true);
  expect(await notices(() => mkdirSync(join(folder, 'images')))).toBe(true);
  expect(await notices(() => writeFileSync(join(folder, 'images', 'me.svg'), '<svg/>'))).toBe(true);
});

test('warns of a file that cannot be watched, and notices changes of the others', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { folder, notices } = await watched((made) =>
    symlinkSync('itself.svg', join(made, 'images', 'itself.svg')),
  );
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('ELOOP'));
  expect(await notices(() => writeFileSync(join(folder, 'resume.json'), '{}'))).toBe(true);
  warn.mockRestore();
});
