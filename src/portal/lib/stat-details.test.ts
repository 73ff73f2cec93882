import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';

import { statDetail } from './stat-details';

const RESUME = {
  basics: { name: 'Ada Byron' },
  work: [
    { name: 'Mill', position: 'Weaver', startDate: '2010', endDate: '2016', location: 'Leeds, England' },
    { name: 'Loom', position: 'Engineer', startDate: '2016', location: 'Turin, Italy' },
  ],
  languages: [{ language: 'English' }, { language: 'Italian' }],
  certificates: [{ name: 'Steam safety' }, { name: 'First aid' }],
  // With so many awards, certificates are no key achievements.
  awards: ['Golden loom', 'Silver loom', 'Silk medal', 'Wool medal'].map((title) => ({ title })),
};

function details(resume: object, portal = '', thisYear = 2026) {
  const { portfolio } = readFolder({ 'resume.json': resume, ...(portal && { 'portal.yaml': portal }) });
  if (!portfolio) throw new Error('The résumé was not read.');
  return Object.fromEntries(
    portfolio.stats.map((stat) => [stat.measure, statDetail(stat, portfolio, thisYear)]),
  );
}

test('each figure has details of what it counts', () => {
  expect(details(RESUME)).toEqual({
    years: { since: 2010 },
    languages: { names: 'English, Italian' },
    certificates: { names: 'Steam safety, First aid' },
    countries: { names: 'United Kingdom, Italy' },
  });
});

test('a career with gaps or an end shows no start year', () => {
  const [first, last] = RESUME.work;
  expect(details({ ...RESUME, work: [first, { ...last, startDate: '2021' }] })['years']).toBeNull();
  expect(details({ ...RESUME, work: [first] })['years']).toBeNull();
  const ended = { ...last, startDate: '2016', endDate: '2025-11' };
  expect(details({ ...RESUME, work: [first, ended] })['years']).toBeNull();
});

test('a career with a job of an unknown start shows no start year', () => {
  const school = { name: 'Mill School', position: 'Teacher', endDate: '2017-03' };
  expect(details({ ...RESUME, work: [...RESUME.work, school] })['years']).toBeNull();
});

test('the key achievements are not named below a figure', () => {
  const publications = [{ name: 'On **looms**' }, { name: 'On felt' }];
  const alone = { ...RESUME, certificates: [], publications };
  expect(details(alone)['publications']).toEqual({ names: 'On looms, On felt' });
  expect(details({ ...alone, awards: [] })).toMatchObject({
    publications: null,
    languages: { names: 'English, Italian' },
  });
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `On the ${at + 4} great looms of the valley` }));
  expect(details({ ...alone, awards: [], publications: many })['publications']).toBeNull();
});

test('stated figures have no details', () => {
  expect(details(RESUME, 'stats: [{ measure: languages, value: "4" }]')['languages']).toBeNull();
});

test('names fewer projects than are counted with an ellipsis', () => {
  const projectsOf = (entity: object) =>
    details({
      ...RESUME,
      projects: ['Wheel', 'Dye', 'Shed', 'Card'].map((name, at) => ({ name, ...(at === 3 && entity) })),
    })['projects'];
  expect(projectsOf({})).toEqual({ names: 'Wheel, Dye, Shed, Card' });
  expect(projectsOf({ entity: 'Loom' })).toEqual({ names: 'Wheel, Dye, Shed…' });
});

test.each([
  [
    Array.from({ length: 12 }, (_, at) => `Certificate ${at}`),
    'Certificate 0, Certificate 1, Certificate 2, Certificate 3…',
  ],
  // Few letters more fit into the lines.
  [
    ['Certified Spinner', 'Certified Weaver of Linen and Silk', 'C1 Fulling'],
    'Certified Spinner, Certified Weaver of Linen and Silk, C1 Fulling',
  ],
  [
    ['Certified Spinner', 'Certified Weaver of Linen and Silk', 'C1 Fulling', 'First aid'],
    'Certified Spinner, Certified Weaver of Linen and Silk…',
  ],
  [
    ['Looms', 'Certified Weaver of Linen and Silk for the Theatres of the North and the South'],
    'Looms, Certified Weaver of Linen and Silk for the Theatres of…',
  ],
])('shows whole names of many: %j', (names, expected) => {
  const certificates = names.map((name) => ({ name }));
  expect(details({ ...RESUME, certificates })['certificates']).toEqual({ names: expected });
});
