import type { ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { violations } from '../sweep/axe';
import { startDev } from './dev-server';

/** A copy of the sample in `dev`, whose files are those of the sample before each test. */
export function ownedPortal() {
  const owned = { content: '', url: '' };
  let child: ChildProcess;
  let nextRead: () => Promise<void>;
  let quiet: () => Promise<void>;
  const text = (name: string) => readFileSync(join(owned.content, name), 'utf8');
  const write = (name: string, written: string) => writeFileSync(join(owned.content, name), written);
  test.beforeAll(async () => {
    owned.content = mkdtempSync(join(tmpdir(), 'owner-'));
    cpSync('examples/sample', owned.content, { recursive: true });
    // A machine may not know the author of a commit.
    for (const who of ['GIT_AUTHOR', 'GIT_COMMITTER'])
      Object.assign(process.env, { [`${who}_NAME`]: 'Ada', [`${who}_EMAIL`]: 'ada@mill.example' });
    ({ child, nextRead, quiet, url: owned.url } = await startDev(owned.content));
  });
  test.afterAll(() => {
    child.kill();
    rmSync(owned.content, { recursive: true });
  });
  test.beforeEach(async () => {
    const changed = ['resume.json', 'portal.yaml', 'resume.es.json', 'resume.pt.json'].flatMap((name) => {
      const original = readFileSync(join('examples/sample', name), 'utf8');
      return text(name) === original ? [] : [[name, original] as const];
    });
    // The last act of the test before may be read still.
    if (changed.length === 0) return quiet();
    const read = nextRead();
    for (const [name, original] of changed) write(name, original);
    await read;
    await quiet();
  });
  /** Opens a page whose commands are the owner's. */
  async function open(page: Page, address: string): Promise<void> {
    await page.goto(owned.url + address);
    await expect(ownerBar(page).getByText('You are editing')).toBeVisible();
    await expect(ownerBar(page).getByRole('button', { name: /^\d+ proposals?/ })).toBeVisible();
    await expect(page.locator('[data-owner-command]').first()).toBeAttached();
  }
  /** Waits until the last written file is read. */
  const settled = () => quiet();
  return { owned, text, write, open, settled };
}

export const ownerBar = (page: Page) => page.getByRole('region', { name: 'Your portal' });
export const form = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

/** Expects no fault of accessibility in a part of the page. */
export async function expectAccessible(page: Page, part: string): Promise<void> {
  expect(await violations(page, part)).toEqual([]);
}
