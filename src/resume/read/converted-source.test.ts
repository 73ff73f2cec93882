import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readJsonResume } from '../import/read-json-resume';
import { folderOf, readFolder, TODAY } from './folder-for-test';
import { readPortfolio } from './read-portfolio';

const FOLDER = 'test/fixtures/other-formats';
const SAMPLES = readdirSync(FOLDER).filter((name) => /\.(?:json|ya?ml)$/.test(name));

test.each(SAMPLES)('a folder with the content of %s becomes the same portal as its import', async (name) => {
  const { resume } = await readJsonResume(join(FOLDER, name));
  const file = name.endsWith('.json') ? 'resume.json' : 'resume.yaml';
  const converted = readFolder({ [file]: readFileSync(join(FOLDER, name), 'utf8') });
  const imported = readFolder({ 'resume.json': resume });
  expect(converted.portfolio?.companies.length).toBeGreaterThan(0);
  expect(converted.portfolio).toEqual(imported.portfolio);
});

const fresh = (role: string) => ({
  name: 'Ada Byron',
  contact: { email: 'ada@example.org' },
  employment: { history: [{ employer: 'Loom Works', position: role, start: '2019-01', shelf: 'B 4' }] },
});

test('names the format, the import, and values without a place', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': fresh('Engineer') });
  expect(warnings).toEqual(
    expect.arrayContaining([
      'resume.json:1:1 the file is in the format of FRESH, not JSON Resume, and was converted; messages name the fields of a JSON Resume. This writes one in its place: npm run import -- resume.json --content . --force',
      'resume.json:1:1 left out, because a JSON Resume has no place for it: 1 value (employment.history[0].shelf).',
    ]),
  );
  expect(portfolio?.owner.email).toBe('ada@example.org');
  expect(portfolio?.currentPosition).toMatchObject({
    position: { title: 'Engineer' },
    company: { name: 'Loom Works' },
  });
});

test('a file with the jobs of a JSON Resume is not converted', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { ...fresh('Engineer'), work: [{ name: 'Mill', position: 'Director' }] },
  });
  expect(warnings.join('\n')).toContain('was read as far as it can be');
  expect(portfolio?.companies.map(({ name }) => name)).toContain('Mill');
});

test('a file without a name is not converted, and the message names the import', () => {
  const { name: _name, ...rest } = fresh('Engineer');
  const { problems } = readFolder({ 'resume.json': rest });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain('The file is in the format of FRESH; this imports it');
});

test('a job that is stated to go on below one that is over goes on', () => {
  const history = [
    { employer: 'Mill', position: 'Weaver', start: '2021-01', end: '2022-01' },
    { employer: 'Loom Works', position: 'Engineer', start: '2019-01', end: 'Present' },
  ];
  const { portfolio, warnings } = readFolder({ 'resume.json': { ...fresh(''), employment: { history } } });
  expect(portfolio?.currentPosition?.company.name).toBe('Loom Works');
  expect(warnings.join(' ')).not.toContain('no "endDate"');
});

test('a degree above the schools completes the title of one', () => {
  const history = [
    { institution: 'Loom University', title: 'Bachelor of Arts' },
    { institution: 'Mill School', title: 'Certificate' },
  ];
  const education = { degree: 'Bachelor of Arts in Weaving', history };
  const { portfolio } = readFolder({ 'resume.json': { ...fresh('Engineer'), education } });
  expect(portfolio?.education.map(({ studyType }) => studyType)).toEqual([
    'Bachelor of Arts in Weaving',
    'Certificate',
  ]);
});

test('skills under another name are read', () => {
  const proficiencies = [{ name: 'Languages', skills: ['Swift', 'OCaml'] }];
  const { portfolio } = readFolder({ 'resume.json': { ...fresh('Engineer'), proficiencies } });
  expect(portfolio?.skills).toMatchObject([{ name: 'Languages', keywords: ['Swift', 'OCaml'] }]);
});

test.each([
  ['React、Vue', ['React', 'Vue'], []],
  [
    '了解织机的新特性，对提花、经纬等概念有清晰而完整的认知',
    [],
    ['了解织机的新特性，对提花、经纬等概念有清晰而完整的认知'],
  ],
])('the text of a skill is a list of names or a sentence: %s', (text, keywords, sentences) => {
  const { portfolio } = readFolder({
    'resume.json': {
      titleNameMap: {},
      profile: { name: '爱达' },
      workExpList: [{ company_name: '织造厂', department_name: '工程师', work_time: ['2019.01', '2020.01'] }],
      skillList: [{ skill_name: '织造', skill_desc: text }],
    },
  });
  expect(portfolio?.skills[0]?.keywords).toEqual(keywords);
  expect(portfolio?.skills[0]?.properties?.flatMap(({ values }) => values) ?? []).toEqual(sentences);
});

test('the language that a file states is that of the portal', () => {
  const { portfolio } = readFolder({ 'resume.json': { ...fresh('Engineer'), meta: { language: 'es' } } });
  expect(portfolio?.portal.language).toBe('es');
});

test('a partial translation of a converted file is in the same format', () => {
  const spanish = { employment: { history: [{ position: 'Ingeniera' }] } };
  const folder = folderOf({ 'resume.json': fresh('Engineer'), 'resume.es.json': spanish });
  const { inLanguage, warnings } = readPortfolio(folder, { today: TODAY });
  expect(inLanguage('es').currentPosition?.position.title).toBe('Ingeniera');
  expect(warnings.filter((warning) => warning.includes('resume.es.json'))).toEqual([]);
});
