import { expect, test } from 'vitest';

import { isTraining } from './experience';
import { readFolder } from '../read/folder-for-test';

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

const yearsOf = (resume: object) =>
  experience(resume)?.stats.find(({ measure }) => measure === 'years')?.value;
const PUPIL = [
  { name: 'Mill', position: 'Weaver', startDate: '2022-07', endDate: '2026-07' },
  { name: 'Inn', position: 'Waitress', startDate: '2014-01', endDate: '2019-12' },
];

test.each([
  [{ institution: 'Gymnasium am Fluss', studyType: 'Abitur' }, 2019, '4+'],
  [{ institution: 'Stadtgymnasium' }, 2019, '4+'],
  [{ institution: 'River High School' }, 2019, '4+'],
  [{ institution: 'River School', studyType: '12th grade' }, 2019, '4+'],
  [{ institution: 'River College', studyType: 'A-levels' }, 2019, '4+'],
  [{ institution: 'Hill School', studyType: 'GCSE' }, 2019, '4+'],
  [{ institution: 'Berufskolleg', studyType: 'Fachhochschulreife' }, 2019, '4+'],
  [{ institution: 'Lycée du Moulin', studyType: 'Baccalauréat' }, 2019, '4+'],
  [{ institution: 'IES El Telar', studyType: 'ESO' }, 2019, '4+'],
  [{ institution: 'IES El Telar', studyType: 'Bachillerato' }, 2019, '4+'],
  [{ institution: 'Escola do Tear', studyType: 'Ensino médio' }, 2019, '4+'],
  // The part of a job after school counts.
  [{ institution: 'River High School' }, 2017, '6+'],
  // A school of more than eight years after the first job is one for adults.
  [{ institution: 'River High School' }, 2023, '10+'],
  [{ institution: 'Abendgymnasium', studyType: 'Abitur' }, 2019, '10+'],
  [{ institution: 'River High School' }, 2012, '10+'],
  [{ institution: 'Berufsoberschule', studyType: 'Abitur' }, 2019, '10+'],
  [{ institution: 'River University', studyType: 'BA' }, 2019, '10+'],
  [{ institution: 'River University', studyType: 'Master', area: 'Secondary school teaching' }, 2019, '10+'],
])('jobs during school are no years of experience: %j until %s', (school, year, years) => {
  const education = [{ ...school, startDate: `${year - 3}-09`, endDate: `${year}-12` }];
  expect(yearsOf({ work: PUPIL, education })).toBe(years);
});

test('the years begin after school', () => {
  const education = [{ institution: 'River High School', endDate: '2020' }];
  expect(experience({ work: PUPIL, education })?.experience).toEqual({
    months: 49,
    since: { year: 2022, month: 7 },
  });
  const works = [{ name: 'Mill', startDate: '2018-01', endDate: '2021-06' }];
  expect(experience({ work: works, education })?.experience).toEqual({
    months: 12,
    since: { year: 2020, month: 7 },
  });
});

const monthsOf = (...dates: (readonly [string, string])[]) =>
  experience({
    work: dates.map(([startDate, endDate], at) => ({
      name: `Mill ${String.fromCodePoint(65 + at)}`,
      position: 'Weaver',
      startDate,
      endDate,
    })),
  })?.experience.months;

test('short roles with full dates count by days, and not each by its begun months', () => {
  const short = [2015, 2016, 2017, 2018].map((year) => [`${year}-03-20`, `${year}-04-04`] as const);
  expect(monthsOf(...short)).toBe(2);
  // Three years and eleven months, with gaps of a month.
  const years = [2015, 2016, 2017, 2018].map((year) => [`${year}-01-10`, `${year}-12-29`] as const);
  expect(monthsOf(...years)).toBe(46);
  // Days that several roles share count once, and none is lost between roles that follow each other.
  expect(monthsOf(['2015-03-16', '2016-03-15'], ['2016-03-16', '2018-03-15'])).toBe(36);
  expect(monthsOf(['2015-03-16', '2016-03-15'], ['2015-09-01', '2016-09-15'])).toBe(18);
});

test('months alone count whole, and no tenure is more than the time in all', () => {
  expect(monthsOf(['2015-03', '2015-04'], ['2016-03', '2016-04'])).toBe(4);
  expect(monthsOf(['2015-03', '2015-04'], ['2016-03-20', '2016-04-19'])).toBe(3);
  const { companies, experience: total } =
    experience({
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2010-03-15', endDate: '2015-02-24' }],
    }) ?? {};
  expect(companies?.[0]?.months).toBe(60);
  expect(total?.months).toBe(60);
});

test.each([
  'Trainee',
  'Weaving Intern',
  'Auszubildende zur Weberin',
  'Apprentie tisserande',
  'Management Trainee',
])('a job in which somebody learns the profession is training: %s', (title) => {
  expect(isTraining(title)).toBe(true);
});

test.each([
  'Intern Program Manager',
  'Trainee Recruiter',
  'Azubi-Ausbilder',
  'Leitung Auszubildende und Trainees',
  'Head of Trainees',
  'Head of the Trainee School',
  'Teamleiterin Azubi und Lehrling',
  'Apprentice Coordinator',
  'Responsable stagiaire',
  'Coordinadora de becaria',
  'Intern Mentor',
])('one that leads or teaches others is none: %s', (title) => {
  expect(isTraining(title)).toBe(false);
});
