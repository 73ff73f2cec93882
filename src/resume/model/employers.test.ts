import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object, files: Readonly<Record<string, unknown>> = {}) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume }, ...files });

test('merges spellings of a company under the newest one', () => {
  const { portfolio, warnings } = read(
    {
      work: [
        { name: 'LOOMS & Co. AG, Zürich', position: 'Head', startDate: '2020-01' },
        { name: 'Looms & Co. AG, Zurich', position: 'Weaver', startDate: '2015-01', endDate: '2019-12' },
        { name: 'Looms & Co. AG, Bern', position: 'Clerk', startDate: '2010-01', endDate: '2014-12' },
        { name: 'ガラス', position: 'Guest', startDate: '2008-01', endDate: '2008-12' },
        { name: 'カラス', position: 'Guest', startDate: '2007-01', endDate: '2007-12' },
      ],
      projects: [{ name: 'Silk', entity: 'looms & co. ag, zurich', startDate: '2016', endDate: '2017' }],
    },
    { 'portal.yaml': "companies: { 'Looms & Co. AG, Zurich': { alias: Looms } }\n" },
  );
  expect(portfolio?.companies.map(({ name, alias, positions }) => [name, alias, positions.length])).toEqual([
    ['LOOMS & Co. AG, Zürich', 'Looms', 2],
    ['Looms & Co. AG, Bern', null, 1],
    ['ガラス', null, 1],
    ['カラス', null, 1],
  ]);
  expect(portfolio?.companies[0]?.positions[1]?.resources.map(({ name }) => name)).toEqual(['Silk']);
  expect(portfolio?.projects).toEqual([]);
  expect(warnings).toEqual([]);
});

test('reversed dates make no period', () => {
  const { portfolio } = read({ work: [{ name: 'Mill', startDate: '2023-03-01', endDate: '2005-12-31' }] });
  expect(portfolio?.companies[0]).toMatchObject({
    months: null,
    active: false,
    period: { start: null, end: { year: 2005, month: 12 }, current: false },
  });
});

test('a project belongs to the employer that it names with another legal form, if only one has the name', () => {
  const { portfolio } = read({
    work: [
      { name: 'Loom Works gmbh & co. kg (Leeds)', position: 'Head' },
      { name: 'Mill AG', position: 'Weaver' },
      { name: 'Mill Ltd.', position: 'Clerk' },
    ],
    projects: [
      { name: 'Silk', entity: 'Loom Works GmbH & Co. KG' },
      { name: 'Wool', entity: 'Mill Inc.' },
      { name: 'Cards', entity: 'Mill, Ltd.' },
      { name: 'Flax', entity: 'Loom Works Museum' },
    ],
  });
  const built = portfolio?.companies.flatMap(({ name, positions }) =>
    positions.flatMap(({ resources }) => resources.map((resource) => [name, resource.name])),
  );
  expect(built).toEqual([['Loom Works gmbh & co. kg (Leeds)', 'Silk']]);
  expect(portfolio?.projects.map(({ name }) => name).toSorted()).toEqual(['Cards', 'Flax', 'Wool']);
});

test('a project belongs to the nearest role with its employer', () => {
  const { portfolio } = read({
    work: [
      { name: 'Mill', position: 'Owner', startDate: '2020-01' },
      { name: 'Mill', position: 'Master', startDate: '2014-06', endDate: '2015-06' },
      { name: 'Mill', position: 'Weaver', startDate: '2008-01', endDate: '2010-08' },
    ],
    projects: [
      { name: 'First loom', entity: 'Mill', startDate: '2005', endDate: '2005' },
      { name: 'Warp', entity: 'Mill', startDate: '2010-10', endDate: '2010-11' },
      { name: 'Bobbin', entity: 'Mill', startDate: '2010-02', endDate: '2021' },
      { name: 'Weft', entity: 'Mill', startDate: '2011-01', endDate: '2014-07' },
      { name: 'Card', entity: 'Mill', startDate: '2018', endDate: '2018' },
      { name: 'Cloth', entity: 'Mill', startDate: '2019', endDate: '2019' },
      { name: 'Timeless', entity: 'Mill' },
    ],
  });
  expect(
    portfolio?.companies[0]?.positions.map(({ title, resources }) => [
      title,
      resources.map(({ name }) => name),
    ]),
  ).toEqual([
    ['Owner', ['Card', 'Cloth', 'Timeless']],
    ['Master', ['Weft']],
    ['Weaver', ['First loom', 'Warp', 'Bobbin']],
  ]);
  expect(portfolio?.projects).toEqual([]);
});

test('a description is that of the employer, and a summary that of the role', () => {
  const work = [{ name: 'Engine Works', description: 'Maker of engines', summary: 'I wove.' }];
  expect(read({ work }).portfolio?.companies[0]).toMatchObject({
    description: 'Maker of engines',
    positions: [{ summary: 'I wove.' }],
  });
});
