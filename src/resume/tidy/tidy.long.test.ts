import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';

import { readPortfolioSync } from '../../site/content/read-portfolio-sync';
import { TODAY } from '../read/folder-for-test';
import { tidy } from './tidy';

test('the places of values are those in the text of its owner', () => {
  const text = `{
  "basics": { "fullName": "Ada Weaver" },
  "experience": [{}, { "company": "The Mill", "from": "March 2019" }]
}`;
  const [found] = tidy([{ file: 'resume.json', text }]);
  expect(found?.data).toEqual({
    basics: { name: 'Ada Weaver' },
    work: [{ name: 'The Mill', startDate: '2019-03' }],
  });
  expect(found?.origin(['work', 0, 'startDate'])).toEqual(['experience', 1, 'from']);
  expect(found?.place(['work', 0, 'startDate'])).toBe('resume.json:3:47');
  expect(found?.rules.map(({ name }) => name)).toEqual([
    'section-names',
    'field-names',
    'empty-values',
    'dates',
  ]);
});

test('a file that cannot be parsed is an error with its place', () => {
  expect(() => tidy([{ file: 'resume.json', text: '{ "basics": ' }])).toThrow(/^resume\.json:1:/);
});

test('an entry that is left out of the résumé is left out of its translation', () => {
  const files = tidy([
    {
      file: 'resume.json',
      text: '{"basics":{"name":"Ada"},"work":[{},{"name":"Mill","hidden":true},{"name":"Farm"},{"name":"Loom"}]}',
    },
    {
      file: 'resume.es.json',
      text: '{"work":[{},{"position":"Tejedora"},{},{"position":"Dueña"}],"skills":[{"name":"Telares"}]}',
    },
  ]);
  expect(files[1]?.data).toEqual({ work: [{}, { position: 'Dueña' }], skills: [{ name: 'Telares' }] });
});

test('a text that became an entry keeps its translation and its line', () => {
  const [main, translated] = tidy([
    { file: 'resume.json', text: '{"basics":{"name":"Ada"},"skills":["Looms","",\n"Cards"]}' },
    { file: 'resume.es.json', text: '{"skills":["Telares","",\n"Tarjetas"]}' },
  ]);
  expect(translated?.data).toEqual({ skills: [{ name: 'Telares' }, { name: 'Tarjetas' }] });
  expect([main, translated].map((one) => one?.place(['skills', 1]))).toEqual([
    'resume.json:2:1',
    'resume.es.json:2:1',
  ]);
});

describe('the résumés of the fixtures', () => {
  const FOLDER = 'test/fixtures/resumes';
  const isValid = new Ajv({ strict: false, logger: false, validateFormats: false }).compile(schema);
  const folders = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const read = (folder: string) => readPortfolioSync(folder, { today: TODAY });

  test.each(folders.map(({ name }) => name))(
    'the standard form of %s is valid, has the same model, and causes no sentence of form',
    (name) => {
      const folder = join(FOLDER, name);
      const file = readdirSync(folder).find((one) => /^resume\.(?:json|ya?ml)$/.test(one)) ?? '';
      const [form] = tidy([{ file, text: readFileSync(join(folder, file), 'utf8') }]);
      expect(isValid(form?.data)).toBe(true);
      const copy = mkdtempSync(join(tmpdir(), 'standard-'));
      cpSync(folder, copy, { recursive: true });
      rmSync(join(copy, file));
      writeFileSync(join(copy, 'resume.json'), JSON.stringify(form?.data));
      const { portfolio, warnings } = read(copy);
      const { files: _own, ...model } = portfolio;
      expect(read(folder).portfolio).toMatchObject(model);
      expect(
        warnings.filter((warning) => /not standard JSON Resume|resume\.json.*expected/.test(warning)),
      ).toEqual([]);
    },
  );

  test('the median of their sentences is at most one, which was three when a build guessed', () => {
    const counts = folders.map(({ name }) => read(join(FOLDER, name)).warnings.length);
    expect(counts.toSorted((one, other) => one - other)[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(
      1,
    );
  });
});
