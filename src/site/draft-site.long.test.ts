import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import { screens } from '../portal/addresses/screens';
import { mailServer } from '../mail-server/mail-server';
import { draftSite, removeDrafts } from './draft-site';
import { listen } from './serve';

afterAll(removeDrafts);

test.each([
  ['of the shown draft is reported', false],
  ['of a draft that a newer one has replaced is not', true],
])('a failure %s', async (_, isReplaced) => {
  const failures: string[] = [];
  const draft = await draftSite('examples/sample', {
    warn() {},
    fail: (sentence) => failures.push(sentence),
    mailFor: (basePath) => mailServer({ basePath }),
  });
  const server = createServer(draft.answer);
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  if (isReplaced) await draft.remove();
  else rmSync(draft.folder, { recursive: true });
  // Nothing can be written below a file.
  writeFileSync(draft.folder, '');
  expect((await fetch(`${url}/usage`)).status).toBe(500);
  expect(failures).toHaveLength(isReplaced ? 0 : 1);
  server.close();
});

test('a draft whose pages are still in the making is removed', async () => {
  const draft = await draftSite('examples/sample', {
    warn() {},
    fail() {},
    mailFor: (basePath) => mailServer({ basePath }),
  });
  const server = createServer(draft.answer);
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  const answers = screens.map(({ slug }) => fetch(`${url}/${slug}`));
  const removals = screens.map(async (_, at) => {
    await setTimeout(at * 50);
    await draft.remove();
  });
  await expect(Promise.all(removals)).resolves.toBeDefined();
  await Promise.all(answers);
  server.close();
});
