import { copyFileSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { TODAY } from './folder-for-test';
import { readPortfolio } from './read-portfolio';

const FIXTURES = 'test/fixtures/resumes';

/** The standard's own sample, from its package. */
function schemaSample(): string {
  const directory = mkdtempSync(join(tmpdir(), 'schema-sample-'));
  const schema = createRequire(import.meta.url).resolve('@jsonresume/schema/schema.json');
  copyFileSync(join(dirname(schema), 'sample.resume.json'), join(directory, 'resume.json'));
  return directory;
}

const folders = [
  schemaSample(),
  ...readdirSync(FIXTURES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(FIXTURES, name)),
];

/** What is known of each, read off its file by eye: owner, employers, skills. */
const FACTS: Readonly<Record<string, [name: string, employers: string[], skills: number]>> = {
  'schema-sample': ['Richard Hendriks', ['Pied Piper'], 2],
  'jsonresume-theme-onepage': ['Richard Hendricks', ['Pied Piper'], 2],
  'jsonresume-theme-caffeine': ['Richard Hendriks', ['Pied Piper', 'Hooli'], 2],
  'jsonresume-theme-stackoverflow': ['Richard Hendriks', ['Pied Piper', 'Hooli', 'Raviga Capital'], 6],
  'jsonresume-theme-orbit': ['Alan Doe', ['Startup Hubs', 'Google', 'Amazon'], 6],
};

for (const folder of folders) {
  const key = Object.keys(FACTS).find((name) => folder.includes(name)) ?? folder;

  test(`${key} becomes a portal with nothing but its résumé`, () => {
    const { portfolio } = readPortfolio(folder, { today: TODAY });
    const { work = [] } = JSON.parse(readFileSync(join(folder, 'resume.json'), 'utf8')) as {
      work?: unknown[];
    };
    expect([
      portfolio.owner.name,
      portfolio.companies.map(({ name }) => name),
      portfolio.skills.length,
    ]).toEqual(FACTS[key]);
    expect(portfolio.companies.flatMap(({ positions }) => positions)).toHaveLength(work.length);
    expect(portfolio.portal.title).toBe(portfolio.owner.name);
    expect(JSON.stringify(portfolio)).not.toMatch(/undefined|NaN/);
  });
}
