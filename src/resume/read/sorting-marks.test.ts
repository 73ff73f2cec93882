import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

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

test('letters under many skills sort them, and are no skills', () => {
  const { portfolio, warnings } = read({
    work: [MILL],
    skills: [
      skill('React', 'F'),
      skill('PostgreSQL', 'B'),
      skill('Docker', 'F', 'B'),
      skill('Looms', 'F', 'B', 'Jacquard'),
    ],
    certificates: [{ name: 'Weaving', keywords: ['B'] }],
    education: [{ institution: 'School', area: 'Cloth', keywords: ['CS'] }],
  });
  expect(portfolio.companies[0]?.positions[0]?.resources.map(({ name }) => name).toSorted()).toEqual([
    'PostgreSQL',
    'React',
  ]);
  expect(portfolio.companies[0]?.positions[0]?.keywords).toEqual([]);
  expect(portfolio.skills.map(({ name, keywords }) => [name, ...keywords])).toEqual(
    expect.arrayContaining([['React'], ['PostgreSQL'], ['Docker'], ['Looms', 'Jacquard']]),
  );
  expect(portfolio.evidence.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['B']));
  expect(JSON.stringify(portfolio.certificates)).not.toContain('"B"');
  expect(JSON.stringify(portfolio.education)).toContain('"CS"');
  expect(warnings).toEqual([
    'resume.json:10:7 work[0].keywords: expected names, got "B", "F" under many entries; these letters were taken as marks that sort them, and left out.',
  ]);
});

test('a name of the dictionary sorts skills only beside another mark, and only where no name is', () => {
  const skills = [skill('React', 'C'), skill('CSS', 'C'), skill('HTML', 'C')];
  const listsOf = (given: readonly object[]) =>
    read({ skills: given }).portfolio.skills.map(({ keywords }) => keywords.join(' '));
  expect(listsOf([...skills, skill('Languages', 'C', 'Rust')])).toEqual(['C', 'C', 'C', 'C Rust']);
  const servers = [skill('Redis', 'S'), skill('Kafka', 'S'), skill('MySQL', 'S')];
  expect(listsOf([...skills, ...servers, skill('Languages', 'C', 'Rust')]).filter(Boolean)).toEqual([
    'C Rust',
  ]);
});

test.each([
  [{ skills: [skill('Driving licence', 'B', 'C')] }],
  [{ skills: [skill('Teas', '茶', '水'), skill('Inks', '茶'), skill('Pots', '茶')] }],
  [{ work: [MILL, { ...MILL, name: 'Dock' }, { ...MILL, name: 'Inn' }] }],
  [
    {
      work: [{ ...MILL, keywords: ['HR'] }],
      projects: [
        { name: 'Cloth', keywords: ['HR', 'UX'] },
        { name: 'Yarn', keywords: ['UX', 'HR'] },
      ],
    },
  ],
])('short keywords that sort nothing stay: %j', (sections) => {
  expect(read(sections).warnings).toEqual([]);
});

test('a tailored résumé chooses entries by marks, which it does not show', () => {
  const { portfolio } = read(
    {
      skills: [skill('React', 'F'), skill('PostgreSQL', 'B'), skill('MySQL', 'B'), skill('Redis', 'B')],
    },
    'server',
    { views: { server: { leaveOut: { tags: ['F'] } } } },
  );
  const listed = portfolio.skills.map(({ name, keywords }) => [name, ...keywords]);
  expect(listed.flat()).toEqual(expect.arrayContaining(['PostgreSQL', 'MySQL', 'Redis']));
  expect(listed.flat()).not.toEqual(expect.arrayContaining(['B']));
});
