import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const MILL = {
  name: 'Mill',
  position: 'Weaver',
  startDate: '2020',
  keywords: ['B', 'F'],
  highlights: ['Wove pages of cloth in React, and the ledger in PostgreSQL.'],
};

const read = (sections: object, view?: string, portal?: object) => {
  const { portfolio, warnings } = readFolder(
    {
      'resume.json': { basics: { name: 'Ada Byron' }, ...sections },
      ...(portal && { 'portal.yaml': portal }),
    },
    { view },
  );
  if (!portfolio) throw new Error('The résumé was not read.');
  return { portfolio, warnings: warnings.filter((line) => line.includes('marks that sort')) };
};

const skill = (name: string, ...keywords: string[]) => ({ name, keywords });

const SORTED = [
  skill('React', 'F'),
  skill('PostgreSQL', 'B'),
  skill('Docker', 'F', 'B'),
  skill('CSS', 'F'),
  skill('Redis', 'B'),
  skill('MySQL', 'B'),
];

test('letters under most skills sort the entries, and are no skills', () => {
  const { portfolio, warnings } = read({
    work: [MILL],
    skills: [...SORTED, skill('Looms', 'F', 'Jacquard')],
    certificates: [{ name: 'Weaving', keywords: ['B'] }],
    education: [{ institution: 'School', area: 'Cloth', keywords: ['CS', 'B'] }],
  });
  expect(portfolio.companies[0]?.positions[0]?.resources.map(({ name }) => name).toSorted()).toEqual([
    'PostgreSQL',
    'React',
  ]);
  expect(portfolio.companies[0]?.positions[0]?.keywords).toEqual([]);
  expect(portfolio.skills.map(({ name, keywords }) => [name, ...keywords])).toEqual(
    expect.arrayContaining([['React'], ['PostgreSQL'], ['Docker'], ['Looms', 'F', 'Jacquard']]),
  );
  expect(portfolio.evidence.map(({ name }) => name)).not.toContain('B');
  expect(JSON.stringify(portfolio.certificates)).not.toContain('"B"');
  expect(warnings).toEqual([
    expect.stringContaining(
      'skills[0].keywords: expected names, got "F", "B" under most skills; these letters were taken as marks that sort the entries, and left out.',
    ),
  ]);
});

const SPOKEN = [
  skill('Translation', 'EN', 'DE'),
  skill('Interpreting', 'EN', 'ES'),
  skill('Proofreading', 'EN'),
];
const LICENCES = [skill('Car', 'B'), skill('Truck', 'C', 'B'), skill('Bus', 'D', 'B')];
const TEAS = ['Black', 'Green', 'White', 'Red', 'Blue', 'Yellow'];

test.each([
  [{ skills: SPOKEN }],
  [{ skills: LICENCES }],
  [{ skills: [...LICENCES, ...SPOKEN] }],
  [
    {
      work: [{ ...MILL, keywords: ['X'] }],
      projects: [{ name: 'Cloth', keywords: ['X'] }],
      skills: [skill('Networks', 'X')],
    },
  ],
  [
    {
      interests: [{ name: 'Vitamins', keywords: ['D'] }],
      work: [{ ...MILL, keywords: ['D'] }],
      skills: [skill('Vitamins', 'D')],
    },
  ],
  [{ work: [MILL, { ...MILL, name: 'Dock' }, { ...MILL, name: 'Inn' }] }],
  // One letter, signs, two letters, languages of programmers, and letters under half of the skills.
  [{ skills: TEAS.map((tea) => skill(tea, 'A')) }],
  [{ skills: TEAS.map((tea, at) => skill(tea, at > 2 ? '茶' : '水')) }],
  [{ skills: TEAS.map((tea, at) => skill(tea, at > 2 ? 'UX' : 'HR')) }],
  [{ skills: TEAS.map((tea, at) => skill(tea, at > 2 ? 'C' : 'R')) }],
  [{ skills: [...SORTED, ...TEAS.map((tea) => skill(tea, 'Leaves'))] }],
])('short keywords that sort nothing stay: %j', (sections) => {
  const { portfolio, warnings } = read(sections);
  expect(warnings).toEqual([]);
  const given = ((sections as { skills?: ReturnType<typeof skill>[] }).skills ?? []).map(
    ({ name, keywords }) => [name, ...keywords].join(' '),
  );
  expect(portfolio.skills.map(({ name, keywords }) => [name, ...keywords].join(' ')).toSorted()).toEqual(
    given.toSorted(),
  );
});

test('a tailored résumé chooses entries by marks, which it does not show', () => {
  const { portfolio } = read({ skills: SORTED }, 'server', {
    views: { server: { leaveOut: { tags: ['F'] } } },
  });
  const listed = portfolio.skills.flatMap(({ name, keywords }) => [name, ...keywords]);
  expect(listed).toEqual(expect.arrayContaining(['PostgreSQL', 'MySQL', 'Redis']));
  expect(listed).not.toContain('B');
});
