import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const experience = (resume: object) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada' }, ...resume } }).portfolio;

test('a résumé whose first job begins long after the last degree states no years of experience', () => {
  const work = [{ name: 'Mill', position: 'Professor', startDate: '2010-01', endDate: '2019-12' }];
  const education = (endDate: string) => [{ institution: 'School', studyType: 'PhD', endDate }];
  const years = (resume: object) => experience(resume)?.stats.find(({ measure }) => measure === 'years');
  expect(years({ work, education: education('1988') })).toBeUndefined();
  expect(years({ work, education: education('2005') })?.value).toBe('10+');
  expect(years({ work })?.value).toBe('10+');
});

test('of several dates in one field, the last one counts', () => {
  const work = [
    { name: 'Mill', position: 'Weaver', startDate: '2017-05 - 2019-04, 2025-02', endDate: 'Present' },
  ];
  expect(experience({ work })?.currentPosition?.position.period).toMatchObject({
    start: { year: 2025, month: 2 },
    current: true,
  });
});
