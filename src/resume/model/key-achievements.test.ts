import { expect, test } from 'vitest';

import { portfolioOf } from '../read/folder-for-test';
import { hasFigure } from './key-achievements';

test.each([
  'Cut costs by 12 %',
  'Wove for 12k people',
  'Trained 300 weavers',
  'Made it 3x faster',
  '处理了30万匹布',
])('has a figure: %s', (text) => expect(hasFigure(text)).toBe(true));

test.each([
  'Oiled the looms every 4 weeks',
  'Since 1840 in charge of the looms',
  'Certified by ISO 27001 auditors',
  'See https://mill.example/120000 looms',
])('has none: %s', (text) => expect(hasFigure(text)).toBe(false));

const titlesOf = (resume: object, portal = '') =>
  portfolioOf(resume, portal).achievements.map(({ title }) => title);

const job = (name: string, startDate: string, ...highlights: string[]) => ({
  name,
  position: 'Weaver',
  startDate,
  endDate: startDate,
  highlights,
});

test('at most four highlights with a figure, the newest role first', () => {
  const work = [
    job('Old', '1990', 'Saved 10 %', 'Saved 11 %'),
    job('New', '2020', 'Met every 4 weeks', 'Saved 20 %', 'Saved 21 %'),
    job('Mid', '2010', 'Saved 15 %'),
  ];
  expect(titlesOf({ work })).toEqual(['Saved 20 %', 'Saved 21 %', 'Saved 15 %', 'Saved 10 %']);
});

test('small numbers are an achievement only for their owner', () => {
  const work = [job('Mill', '2020', 'Every 4 weeks a meeting.', 'From 2 to 3 concerts a year.')];
  expect(titlesOf({ work })).toEqual([]);
  expect(titlesOf({ work }, 'achievements: [{ title: From 2 to 3 concerts }]')).toEqual([
    'From 2 to 3 concerts',
  ]);
});

test('highlights that their owner has dismissed are none', () => {
  const work = [job('Mill', '2020', 'Saved 20 %')];
  expect(titlesOf({ work }, 'dismissed: [portal.yaml achievements]')).toEqual([]);
});

test('awards stand in place of highlights, and certificates where no highlight has a figure', () => {
  const work = [job('Mill', '2020', 'Saved 20 %', 'Saved 21 %')];
  expect(titlesOf({ work, awards: [{ title: 'Medal' }] })).toEqual(['Medal']);
  const certificates = [
    { name: 'Weaver', issuer: 'Guild' },
    { name: 'Dyer', issuer: 'Guild' },
  ];
  expect(titlesOf({ certificates })).toEqual(['Weaver', 'Dyer']);
});
