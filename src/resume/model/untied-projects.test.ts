import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const WORK = [
  { name: 'Mill', position: 'Weaver', startDate: '2018-01', endDate: '2020-06' },
  { name: 'Dye Works', position: 'Dyer', startDate: '2020-01', endDate: '2022-12' },
];
const DURING = { startDate: '2019-02', endDate: '2019-08' };

/** The warnings about the employers of projects. */
const suggested = (projects: readonly object[], work: readonly object[] = WORK) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, work, projects },
  });
  // A suggestion changes no page.
  expect(portfolio?.companies.flatMap(({ positions }) => positions.flatMap((one) => one.resources))).toEqual(
    [],
  );
  return warnings.filter((warning) => warning.includes('its dates lie in'));
};

test('suggests the employer of a project whose dates lie in a single role', () => {
  const [warning = '', ...others] = suggested([{ name: 'Loom', ...DURING }]);
  expect(warning).toMatch(/^resume\.json:\d+:\d+ projects\[0\]: /);
  expect(warning).toContain(
    'its dates lie in "Weaver" at Mill; if it was built there, write "entity": "Mill".',
  );
  expect(others).toEqual([]);
});

test('suggests the employers of several projects in one line', () => {
  const lines = suggested([
    { name: 'Loom', ...DURING },
    { name: 'Vat', startDate: '2021-01', endDate: '2021-03' },
    { name: 'Shed', startDate: '2019-03', endDate: '2019-04' },
  ]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('projects[0] and 2 more');
});

test.each([
  ['dates in two roles', { startDate: '2020-02', endDate: '2020-04' }],
  ['an end after the role', { startDate: '2019-02', endDate: '2020-10' }],
  ['dates before all roles', { startDate: '2010-02', endDate: '2010-10' }],
  ['no dates', { startDate: undefined, endDate: undefined }],
  ['another organization', { entity: 'Guild of Weavers' }],
  ['a personal type', { type: 'personal' }],
  ['the type of open source', { type: 'open source' }],
  ['a repository', { url: 'https://github.com/ada/loom' }],
  ['a text about free time', { description: 'A side project about yarn.' }],
  ['a text about a school', { description: 'University project: a loom.' }],
  ['a keyword', { keywords: ['Hobbyprojekt'] }],
  ['a thesis', { description: 'Master’s thesis about looms.' }],
  ['another employer in its text', { description: 'Made for Dye Works.' }],
])('suggests no employer for a project with %s', (_case, fields) => {
  expect(suggested([{ name: 'Loom', ...DURING, ...fields }])).toEqual([]);
});

test('suggests no employer where a job has none', () => {
  expect(suggested([{ name: 'Loom', ...DURING }], [{ ...WORK[0], name: undefined }])).toEqual([]);
});

test('suggests no employer to people who work for themselves', () => {
  expect(suggested([{ name: 'Loom', ...DURING }], [{ ...WORK[0], name: 'Freelance' }])).toEqual([]);
});

test('suggests no employer for a project that portal.yaml sets', () => {
  const warningsWith = (yaml: string) =>
    readFolder({
      'resume.json': { basics: { name: 'Ada Byron' }, work: WORK, projects: [{ name: 'Loom', ...DURING }] },
      'portal.yaml': yaml,
    }).warnings.filter((warning) => warning.includes('its dates lie in'));
  expect(warningsWith('projects: { Loom: { order: 1 } }')).toEqual([]);
  expect(warningsWith('{}')).toHaveLength(1);
});
