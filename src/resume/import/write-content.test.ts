import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Ajv } from 'ajv';
import { expect, test } from 'vitest';

import { readPortfolioSync } from '../../site/content/read-portfolio-sync';
import type { ResumeFile } from './entry';
import { readFile } from './read-file';
import { WouldReplace, writeContent } from './write-content';

const folder = () => mkdtempSync(join(tmpdir(), 'owner-'));
const write = (owner: string, content: ResumeFile, force = false) =>
  Promise.resolve().then(() => writeContent(owner, content, { force, read: readPortfolioSync }));
const { resume } = await readFile('test/fixtures/linkedin');
const validate = new Ajv({ strict: false, validateFormats: false }).compile(
  createRequire(import.meta.url)('@jsonresume/schema/schema.json') as object,
);
const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');

test('writes a JSON Resume that the portal reads without problems', async () => {
  const owner = join(folder(), 'deep', 'content');
  const { files, changes } = await write(owner, resume);
  expect(files).toEqual([join(owner, 'resume.json'), join(owner, 'portal.yaml')]);
  expect(changes).toBeNull();
  expect(readdirSync(owner).toSorted()).toEqual(['portal.yaml', 'resume.json']);
  const written = JSON.parse(textOf(owner, 'resume.json')) as object;
  expect(written).toEqual(resume);
  validate(written);
  expect(validate.errors).toBeNull();
  const { portfolio } = readPortfolioSync(owner, { today: new Date(2026, 10, 21) });
  expect(portfolio.companies.map(({ name }) => name)).toEqual([
    'Harbour & Sons',
    'Acme, Widgets "R" Us',
    '株式会社うみ',
  ]);
  expect(portfolio.currentPosition?.position.title).toBe('Head of Platforms');
});

/** Enables all settings, with valid keys instead of the placeholders, which are refused. */
const awake = (portal: string): string =>
  portal.replaceAll(/^#(?=[^#\s]| {2,}\S)/gm, '').replaceAll(/: your-(?=[\w-]+$)/gm, ': ');

test('every commented setting of portal.yaml is valid when uncommented', async () => {
  const owner = folder();
  await write(owner, resume);
  const portal = textOf(owner, 'portal.yaml');
  expect(portal.split('\n')[0]).toMatch(
    /^# yaml-language-server: \$schema=\.\.?\/.*sample\/portal\.schema\.json$/,
  );
  writeFileSync(join(owner, 'portal.yaml'), awake(portal));
  const { portfolio } = readPortfolioSync(owner, { today: new Date(2026, 10, 21) });
  expect(portfolio.portal).toMatchObject({
    title: 'Career Portal',
    siteUrl: 'https://example.com',
    mail: { serviceId: 'service-id' },
  });
  expect(portfolio.skills.filter(({ percentage }) => percentage === 0.8)).toHaveLength(4);
});

test('quotes names that YAML would misread', async () => {
  const names = ['- dash', 'a: b', '#1', 'yes', '"quoted"', '{x}', '007', 'null', '株式会社', '🚀'];
  const owner = folder();
  await write(owner, { basics: { name: 'A' }, skills: names.map((name) => ({ name })) });
  writeFileSync(join(owner, 'portal.yaml'), awake(textOf(owner, 'portal.yaml')));
  const { portfolio } = readPortfolioSync(owner, { today: new Date() });
  expect(portfolio.skills.filter(({ percentage }) => percentage === 0.8)).toHaveLength(4);
});

test('replaces an existing résumé only with --force, and keeps a backup', async () => {
  const owner = folder();
  await write(owner, resume);
  writeFileSync(join(owner, 'portal.yaml'), 'title: Mine\n');
  const changed = { ...resume, basics: { ...resume.basics, label: 'Retired' } };
  const refusal = await write(owner, changed).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(WouldReplace);
  expect((refusal as WouldReplace).changes).toEqual([
    expect.anything(),
    '-    "label": "Head of Platforms, \\"the calm kind\\" 🚀",',
    '+    "label": "Retired",',
    expect.anything(),
  ]);
  expect(JSON.parse(textOf(owner, 'resume.json'))).toEqual(resume);

  for (const [count, label] of [
    ['', 'Retired'],
    ['2', 'Back'],
  ] as const) {
    const before = textOf(owner, 'resume.json');
    const next = { ...resume, basics: { ...resume.basics, label } };
    const { notes } = await write(owner, next, true);
    expect(notes[0]).toBe(
      `${join(owner, 'resume.json')} is kept as ${join(owner, 'resume.json')}.bak${count}.`,
    );
    expect(textOf(owner, `resume.json.bak${count}`)).toBe(before);
    expect(JSON.parse(textOf(owner, 'resume.json'))).toEqual(next);
  }
  expect(textOf(owner, 'portal.yaml')).toBe('title: Mine\n');
});

test('with --force, replaces another person’s settings and keeps a backup', async () => {
  const owner = folder();
  writeFileSync(join(owner, 'resume.yaml'), 'basics: { name: Somebody Else }\nwork: [{ name: Elsewhere }]\n');
  writeFileSync(join(owner, 'portal.yml'), 'companies: { Elsewhere: { score: 3 } }\n');
  const { notes } = await write(owner, resume, true);
  expect(readdirSync(owner).toSorted()).toEqual([
    'portal.yaml',
    'portal.yml.bak',
    'resume.json',
    'resume.yaml.bak',
  ]);
  expect(notes).toContain(
    `${join(owner, 'portal.yml')} belonged to Somebody Else and is kept as ${join(owner, 'portal.yml')}.bak.`,
  );
  readPortfolioSync(owner, { today: new Date() });
});

test('keeps the owner’s settings, and reports those that match nothing', async () => {
  const owner = folder();
  writeFileSync(
    join(owner, 'resume.json'),
    JSON.stringify({ basics: { name: resume.basics['name'] }, work: [{ name: 'Gone' }] }),
  );
  writeFileSync(join(owner, 'portal.yaml'), 'companies: { Gone: { score: 3 } }\n');
  const { notes } = await write(owner, resume, true);
  expect(notes.at(-1)).toMatch(/portal\.yaml:1:14 companies\.Gone: the résumé has no "Gone"\.$/);
  expect(textOf(owner, 'portal.yaml')).toBe('companies: { Gone: { score: 3 } }\n');
});

test('reports in one sentence why it cannot write', async () => {
  const file = join(folder(), 'a-file');
  writeFileSync(file, '');
  await expect(write(file, resume)).rejects.toThrow(`${file}: expected a folder for the résumé, got a file.`);
});

test('writes invalid values, and reports each with its place', async () => {
  const owner = folder();
  const wrong = {
    basics: { name: 'A', email: 'x' },
    work: [{ name: 'Acme', startDate: 'soon' }],
  };
  const { notes } = await write(owner, wrong);
  expect(JSON.parse(textOf(owner, 'resume.json'))).toEqual(wrong);
  const at = (place: string) => `${join(owner, 'resume.json')}:${place}`;
  expect(notes.toSorted()).toEqual([
    expect.stringContaining(`${at('4:5')} basics.email: expected an e-mail address, got "x"`),
    expect.stringContaining(`work[0].startDate: expected a date`),
  ]);
});
