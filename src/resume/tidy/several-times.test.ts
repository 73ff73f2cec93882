import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const rolesOf = (job: object) => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', highlights: ['Wove linen.'], ...job }],
    },
  });
  const roles = (portfolio?.companies ?? []).flatMap(({ positions }) => positions);
  return {
    roles: roles.map(({ period: { start, end, current }, highlights }) => ({
      years: [start?.year, end?.year ?? (current ? 'now' : null)],
      highlights,
    })),
    warnings: warnings.join(),
  };
};

test.each([
  { startDate: '2017-05 - 2019-04, 2025-02', endDate: 'Present' },
  { dates: '2017 - 2019; 2025 - Present' },
])('a job that was held twice is a job for each time: %o', (dates) => {
  const { roles, warnings } = rolesOf(dates);
  expect(roles).toEqual([
    { years: [2025, 'now'], highlights: ['Wove linen.'] },
    { years: [2017, 2019], highlights: [] },
  ]);
  expect(warnings).toContain('several periods; each was taken as a job of its own');
});

test.each([
  { startDate: 'May 5, 2017', endDate: '2019' },
  { startDate: 'Leeds, 2017', endDate: '2019' },
])('a comma alone makes no periods: %o', (dates) => {
  expect(rolesOf(dates).roles).toHaveLength(1);
});
