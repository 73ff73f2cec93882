import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

const COMMANDS = {
  start: ['preview', '--build'],
  build: ['build'],
  dev: ['dev'],
  preview: ['preview'],
} as const;

/** Runs a command like its npm script. */
function run(
  script: keyof typeof COMMANDS,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'src/cli/portalfolio.ts', ...COMMANDS[script], ...args],
    {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0', ...environment },
    },
  );
  return { status, stdout, sentence: stderr.trim() };
}

test('reports a port in use in one sentence', async () => {
  const other = createServer();
  await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
  const { port } = other.address() as AddressInfo;
  const child = run('start', [], { PORT: String(port) });
  // The other server is in this process, so it keeps its port while blocked.
  expect(child.sentence).toBe(
    `Port ${port} is in use. Stop what runs there, or choose another: PORT=${port + 1} npm start`,
  );
  expect(child.status).toBe(1);
  other.close();
});

test('reports an invalid port and an invalid host', () => {
  expect(run('start', [], { PORT: 'ninety' }).sentence).toBe(
    'PORT: expected a number between 0 and 65535, got "ninety".',
  );
  expect(run('start', [], { HOST: '203.0.113.7' }).sentence).toBe(
    'HOST: "203.0.113.7" is not an address of this machine.',
  );
});

test('reports a missing folder and suggests first steps, for each command', () => {
  const sentence =
    /^no\/such: there is no such folder; it should hold a resume\.json\.\nThere are three ways to begin:(?:\n {2}\d\. .+){3}$/;
  for (const { status, sentence: message } of [
    run('start', ['no/such']),
    run('build', ['no/such']),
    run('dev', ['no/such']),
  ]) {
    expect(message).toMatch(sentence);
    expect(status).toBe(1);
  }
});

test('reports all mistakes in the content together', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mistakes-'));
  writeFileSync(join(folder, 'resume.json'), '{"basics":{"label":"A","email":"x"}}');
  writeFileSync(join(folder, 'portal.yaml'), 'title: *nobody\n');
  const { status, sentence } = run('build', [folder]);
  expect(status).toBe(1);
  expect(sentence).toMatch(/basics\.name: expected the owner’s name/);
  expect(sentence).toMatch(/portal\.yaml:1:1 the file is not well-formed here/);
  expect(sentence.split('\n')).toHaveLength(2);
  expect(sentence).not.toContain('    at ');
});

test('reports a failed build in one sentence', () => {
  const { status, sentence } = run('build', [], { BUILD_DIR: 'package.json/impossible' });
  expect(sentence).toContain('The site could not be built: ');
  expect(status).toBe(1);
});
