import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });

test.each([
  ['Silk, Wool and cotton, Cards', ['Silk', 'Wool and cotton', 'Cards'], null],
  ['Amazon Lambda ECS EC2 S3 SNS', ['Amazon Lambda ECS EC2 S3 SNS'], null],
  ['Visual Basic, Excel, etc.', ['Visual Basic', 'Excel'], null],
  ['Git (GitHub, GitLab), SVN', ['Git (GitHub, GitLab)', 'SVN'], null],
  ['Expert', [], 'Expert'],
  ['5 years, daily', [], '5 years, daily'],
  ['Professional working proficiency', [], 'Professional working proficiency'],
  ['Wove for mills. Taught others.', [], 'Wove for mills. Taught others.'],
])('a list in place of a level becomes keywords: %s', (level, keywords, shown) => {
  const { portfolio, warnings } = read({ skills: [{ name: 'Tools', level }] });
  expect(portfolio?.skills[0]).toMatchObject({ keywords, level: shown });
  expect(warnings.join()).toMatch(shown === null ? /skills\[0\]\.level: a list where a level belongs/ : /^$/);
});

test('keeps a level beside keywords', () => {
  const { portfolio } = read({ skills: [{ name: 'Tools', level: 'Silk, wool', keywords: ['Loom'] }] });
  expect(portfolio?.skills[0]).toMatchObject({ keywords: ['Loom'], level: 'Silk, wool' });
});

test('removes "etc." from names', () => {
  const { portfolio } = read({
    work: [{ name: 'Mill', position: 'Weaver', startDate: '2020', keywords: ['Jacquard usw.', 'etc.'] }],
    skills: [{ name: 'Bootstrap etc.' }, { name: 'Looms', keywords: ['Cards, etc…', 'etc', 'Fetch'] }],
  });
  expect(portfolio?.skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Bootstrap', []],
    ['Looms', ['Cards', 'Fetch']],
  ]);
  expect(portfolio?.companies[0]?.positions[0]?.keywords).toEqual(['Jacquard']);
  expect(portfolio?.evidence.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Bootstrap', 'Cards', 'Fetch', 'Jacquard']),
  );
});

test('tags select entries for tailored résumés and are not shown', () => {
  const { portfolio, warnings } = read({ work: [{ name: 'Mill', tags: ['promotions', 'employee'] }] });
  expect(portfolio?.companies[0]?.positions[0]?.properties).toEqual([]);
  expect(warnings.join()).toMatch(/work\[0\]\.tags: tags choose the entries of tailored résumés/);
});
