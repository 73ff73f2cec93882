import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { runCommand } from './run-for-test';

const folder = () => mkdtempSync(join(tmpdir(), 'import-'));

/** Runs `import`. */
async function imported(...args: string[]) {
  const { status, output, errors } = await runCommand('import', ...args);
  return { status, output, sentence: errors };
}

test('a second import shows the changes and writes only with --force', async () => {
  const owner = folder();
  const resume = join(owner, 'resume.json');
  const old = '{"basics":{"name":"Noa Ferrante-Øyen","label":"Apprentice"}}';
  writeFileSync(resume, old);
  const refused = await imported('test/fixtures/linkedin', owner);
  expect(refused.status).toBe(1);
  expect(refused.output).toContain(
    '\n  -    "label": "Apprentice"\n  -  }\n  +    "email": "noa@example.com",\n  +    "label": "Head of Platforms,',
  );
  expect(refused.sentence).toBe(
    `${resume} exists, so nothing was written. With --force it is backed up and replaced.`,
  );
  expect(readdirSync(owner)).toEqual(['resume.json']);

  const forced = await imported('test/fixtures/linkedin', owner, '--force');
  expect(forced.sentence).toBe('');
  expect(forced.status).toBe(0);
  expect(forced.output).toContain(`${resume} is kept as ${resume}.bak.`);
  expect(forced.output).toContain(`npm run dev -- ${owner} shows it.`);
  expect(readFileSync(`${resume}.bak`, 'utf8')).toBe(old);

  const again = await imported('test/fixtures/linkedin', owner);
  expect(again.status).toBe(0);
  expect(again.output).toContain('nothing: the résumé there is the same.');
});

test('imports a file in another format in its place, and reports and saves the remaining values', async () => {
  const owner = folder();
  const file = join(owner, 'resume.json');
  const text = readFileSync('test/fixtures/other-formats/reactive-resume-4.json', 'utf8');
  writeFileSync(file, text);
  writeFileSync(join(owner, 'portal.yaml'), 'title: Mine\n');
  const { status, output, sentence } = await imported(file, owner, '--force');
  expect(sentence).toBe('');
  expect(status).toBe(0);
  expect(output).toContain(
    'Read resume.json, in the format of Reactive Resume.\nFound Bram Okonedo: work 1, education 1,',
  );
  expect(output).toContain('  metadata.notes: "<p>Ask for the Ripon job</p>"\n');
  expect(output).toContain(`${file} is kept as ${file}.bak.`);
  expect(readFileSync(`${file}.bak`, 'utf8')).toBe(text);
  expect(readFileSync(join(owner, 'portal.yaml'), 'utf8')).toBe('title: Mine\n');
  expect(readFileSync(join(owner, 'import-leftovers.json'), 'utf8')).toContain('"Hidden Bellows"');
});

test('reports in one sentence why an import is impossible', async () => {
  const usage = /^import: name a FILE: a LinkedIn data export /;
  const cases = [
    [[], usage],
    [['no-such.zip'], /^no-such\.zip: there is no such file or folder\.$/],
    [
      ['package.json'],
      /^package\.json: expected a résumé \(JSON Resume, .*\), got fields such as name, version, private\.$/,
    ],
  ] as const;
  for (const [args, expected] of cases) {
    const { status, sentence } = await imported(
      ...args,
      ...(args.length > 0 ? [join(folder(), 'none')] : []),
    );
    expect(sentence).toMatch(expected);
    // The exit code of invalid usage is 2.
    expect(status).toBe(sentence.includes('portalfolio import --help') ? 2 : 1);
  }
});
