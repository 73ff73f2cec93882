import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { statedYears } from './stated-years';

test.each([
  ['Engineer with 10+ years of experience in mills.', 10],
  ['Within my 7 years of professional experience I built looms.', 7],
  ['Más de 12 años de experiencia en telares', 12],
  ['Plus de 20 ans d’expérience dans le tissage', 20],
  ['Mehr als 8 Jahre Erfahrung', 8],
  ['拥有5年开发经验', 5],
  ['Tkaczka z ponad 4-letnim doświadczeniem', 4],
  ['Mam 12–letnie doświadczenie w tkalni', 12],
  ['Na podstawie 7 letniego zawodowego doświadczenia', 7],
  ['Mój 4-letni syn ma doświadczenie', null],
  ['Nauczycielka 4-letnich dzieci z doświadczeniem', null],
  ['13+ years building looms for millions: faster ones, too.', 13],
  ['2+ years at the mill', null],
  ['Weaver, 6+ years of experience', 6],
  ['5 years of experience with React, 9 years of experience in all', 9],
  ['3 years of Python experience', null],
  ['I spent 7 years in Dallas. My experience is wide.', null],
  ['Experience with looms of 200 years', null],
  ['A family’s experience of 55 years, mine of 8 years', 8],
  ['60 years of experience', null],
  ['3 years of professional experience and 5+ years of hobby experience', 3],
  ['Seasoned weaver with over 10 years of expertise driving mills of all sizes.', 10],
  ['Plus de 12 ans d’expertise dans le tissage', 12],
  ['3 years of Python expertise', null],
  ['5 years of hobby expertise', null],
  ['Weaver at a company with over 30 years of expertise', null],
  ['A team with 40 years of combined expertise', null],
  ['We share 40 years of combined experience', null],
  ['Aged 45 years. Expertise in looms', null],
  ['From 2015 to 2019 I gathered experience', null],
  ['Weaver with over two decades of work experience.', 20],
  ['Three decades of experience in mills', 30],
  ['More than a decade of professional experience', 10],
  ['A career of 2+ decades', 20],
  ['Una década de experiencia en telares', 10],
  ['Más de dos décadas de experiencia', 20],
  ['Deux décennies d’expérience dans le tissage', 20],
  ['Über zwei Jahrzehnte Erfahrung', 20],
  ['Erfahrung aus mehr als drei Jahrzehnten', 30],
  ['Mais de duas décadas de experiência', 20],
  ['Três décadas de experiência', 30],
  ['Half a decade of experience', null],
  ['Almost two decades of experience', null],
  ['Desarrollador en España desde hace 12 años, con experiencia', 12],
  ['I have been at the Mill for over a decade and have focused on my career on looms', null],
  ['Decades of experience', null],
  ['The last decade brought experience', null],
  ['Two decades of Python experience', null],
  ['A company with three decades of experience', null],
  ['I lived in Dallas for two decades. My experience is wide.', null],
])('%s: %s years', (summary, years) => {
  expect(statedYears({ name: 'Ada Byron', summary })).toBe(years);
});

test.each([
  ['years_of_experience', 12, 12],
  ['yearsOfExperience', '12+', 12],
  ['totalYearsOfExperience', 55, null],
  ['years', 12, null],
  ['experience', '12', null],
  ['totalExperience', { toString: 12 }, null],
])('a field with stated years: %s: %j', (key, value, years) => {
  expect(statedYears({ name: 'Ada Byron', [key]: value })).toBe(years);
});

test('the figure of the Dashboard uses the stated years, those of a summary unless the dates show more', () => {
  const yearsOf = (label: string, yaml = '') =>
    readFolder({
      'resume.json': {
        basics: { name: 'Ada Byron', label },
        work: [{ name: 'Mill', startDate: '2010-01', endDate: '2015-01' }],
      },
      ...(yaml && { 'portal.yaml': yaml }),
    }).portfolio?.stats.find(({ measure }) => measure === 'years')?.value;
  expect(yearsOf('Weaver')).toBe('5+');
  expect(yearsOf('Weaver with 7 years of experience')).toBe('7+');
  expect(yearsOf('Weaver with over 7 years of expertise in the wool of mills')).toBe('7+');
  // The headline stands beside the figure.
  expect(yearsOf('Weaver with 3 years of experience')).toBe('3+');
  expect(yearsOf('Weaver with 90 years of experience')).toBe('5+');
  expect(yearsOf('Weaver with 7 years of experience', 'stats: [{ measure: years, value: 9 }]')).toBe('9');
});

test('a warning names the text that the figure of the years comes from, and the setting of it', () => {
  const warningsOf = (basics: object, yaml = '') =>
    readFolder({
      'resume.json': {
        basics: { name: 'Ada Byron', ...basics },
        work: [{ name: 'Mill', startDate: '2010-01', endDate: '2015-01' }],
      },
      ...(yaml && { 'portal.yaml': yaml }),
    }).warnings.filter((warning) => warning.includes('years of experience'));
  const [warning = '', ...others] = warningsOf({ summary: 'I have 17 years of experience in mills.' });
  expect(warning).toMatch(/^resume\.json:\d+:\d+ basics\.summary: the Dashboard shows 17\+ years/);
  expect(warning).toContain(
    '"stats" in portal.yaml sets the figure: stats: [{ measure: years, value: 17+ }].',
  );
  expect(others).toEqual([]);
  const label = 'Weaver with 17 years of experience';
  expect(warningsOf({ label })[0]).toContain('basics.label');
  expect(warningsOf({ label }, 'stats: [{ measure: years, value: 18+ }]')).toEqual([]);
  // The dates show as many years or more, or a field holds the number alone.
  expect(warningsOf({ label: 'Weaver with 5 years of experience' })).toEqual([]);
  expect(warningsOf({ summary: 'I have 3 years of experience in mills.' })).toEqual([]);
  expect(warningsOf({ yearsOfExperience: 17 }).filter((one) => one.includes('Dashboard'))).toEqual([]);
});

test('a headline with fewer years than the dates counts unless the summary states more, and a warning tells it', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: {
        name: 'Ada Byron',
        label: 'Weaver - 6+ years of experience',
        summary: 'I have 7 years of experience.',
      },
      work: [{ name: 'Mill', startDate: '2016-08' }],
    },
  });
  expect(portfolio?.stats.find(({ measure }) => measure === 'years')?.value).toBe('7+');
  expect(warnings.filter((warning) => warning.includes('years of experience'))).toEqual([
    expect.stringMatching(
      /basics\.summary: the Dashboard shows 7\+ years of experience because this text states them, though the dates show 10; "stats"/,
    ),
  ]);
});

test.each([
  ['Apprentie tisseuse', '5+'],
  ['Tisseuse', '9+'],
])('stated years may leave out an apprenticeship: %s', (position, value) => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', summary: 'Tisseuse, plus de 5 ans d’expérience.' },
      work: [
        { name: 'Moulin', position: 'Tisseuse', startDate: '2022-01' },
        { name: 'Atelier', position, startDate: '2017-01', endDate: '2021-12' },
      ],
    },
  });
  expect(portfolio?.stats.find(({ measure }) => measure === 'years')?.value).toBe(value);
});

test.each([
  ['Weaver - 6+ years of experience', '', '6+'],
  ['Weaver (6+ years’ experience)', '', '6+'],
  ['6 years experience | Weaver', '', '6+'],
  ['Weaver, 6 years of professional experience - wool', '', '6+'],
  ['Weberin mit 6 Jahren Berufserfahrung', '', '6+'],
  ['Tejedora, 6 años de experiencia laboral', '', '6+'],
  ['Tecelã com 6 anos de experiência', '', '6+'],
  ['Tisseuse, 6 ans d’expérience professionnelle', '', '6+'],
  ['Tkaczka, 6 lat doświadczenia', '', '6+'],
  ['织工，6年工作经验', '', '6+'],
  ['Weaver, 6 years of experience', 'I have 9 years of experience.', '9+'],
  // Years of a part of the career.
  ['Engineer, 2 years of experience abroad', 'Engineer with 18 years of experience.', '18+'],
  ['Engineer, 2 years of experience abroad', '', '18+'],
  ['5+ years leading teams', '', '18+'],
  ['Senior Developer (3 years of experience as team lead)', '', '18+'],
  ['Weberin mit 3 Jahren Berufserfahrung im Ausland', '', '18+'],
])('a headline with fewer years than the dates counts if they are those of the career: %s', (...given) => {
  const [label, summary, value] = given;
  const startDate = `${new Date().getFullYear() - 18}-01`;
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron', label, ...(summary && { summary }) },
      work: [{ name: 'Mill', startDate }],
    },
  });
  expect(portfolio?.stats.find(({ measure }) => measure === 'years')?.value).toBe(value);
});
