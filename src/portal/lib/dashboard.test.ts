import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { readPortfolio } from '../../resume/read/read-portfolio';
import { formatOf } from '../i18n/format';
import { dashboardSlice } from './dashboard';

const sliceOf = (resume: Readonly<Record<string, unknown>>) => {
  const { portfolio, problems } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, ...resume } });
  if (!portfolio) throw new Error(problems.join('\n'));
  return dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
};

test('the row of the sample has its three cards alone', () => {
  const { portfolio } = readPortfolio('examples/sample', { today: new Date('2026-06-01') });
  const { further, below, more } = dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
  expect({ further, below, more }).toEqual({ further: [], below: {}, more: [] });
});

test('many long keywords are shortened until the card of the skills is low enough', () => {
  const skills = (length: number) =>
    Array.from({ length: 4 }, (_, at) => ({
      name: `Area ${at}`,
      keywords: Array.from({ length: 8 }, (__, word) => `${'k'.repeat(length)}-${at}-${word}`),
    }));
  const counts = (length: number) =>
    sliceOf({ skills: skills(length) }).skills.map(({ keywords }) => keywords.length);
  expect(counts(8)).toEqual([8, 8, 8, 8]);
  expect(counts(20)).toEqual([4, 4, 4, 4]);
});

test('a single keyword is not hidden', () => {
  const counts = (keywords: number) =>
    sliceOf({
      skills: [{ name: 'Looms', keywords: Array.from({ length: keywords }, (_, at) => `Loom ${at}`) }],
    }).skills.map(({ keywords: { length }, moreKeywords }) => [length, moreKeywords]);
  expect(counts(9)).toEqual([[9, 0]]);
  expect(counts(10)).toEqual([[8, 2]]);
});

test('names without anything else are tags, of which a single one is not hidden', () => {
  const counts = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => ({ name: `Loom ${at}` }));
    const { skills, moreSkills } = sliceOf({ skills: names });
    return [skills.length, moreSkills];
  };
  expect(counts(18)).toEqual([18, 0]);
  expect(counts(19)).toEqual([19, 0]);
  expect(counts(20)).toEqual([18, 2]);
});

test.each([
  ['Head Weaver (VP) at Mill', 'Head Weaver (Vice President)', 'Mill'],
  ['Weaver at Mill (Leeds)', 'Weaver', 'Mill'],
])('no second sentence names the position that the headline names: %s', (label, position, name) => {
  const { now } = sliceOf({ basics: { name: 'Ada', label }, work: [{ name, position, startDate: '2020' }] });
  expect(now).toBeNull();
});

test('a sentence names the position that the headline does not name', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2020' }];
  expect(sliceOf({ basics: { name: 'Ada', label: 'Founder of Mill' }, work }).now?.title).toContain('Weaver');
});

test('the name of a company keeps its full stop where no sentence stands around it', () => {
  const work = [{ name: 'Mill Sp. z o.o.', position: 'Tkaczka', startDate: '2020' }];
  expect(sliceOf({ work }).now?.company).toBe('Mill Sp. z o.o');
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada' }, work },
    'portal.yaml': 'language: pl\n',
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const { now } = dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
  expect(now).toMatchObject({ company: 'Mill Sp. z o.o.', isForeign: true });
});

test('a figure leads to Subscriptions where all projects belong to roles', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2020' }];
  const projects = ['Loom', 'Dye', 'Wheel'].map((name) => ({ name, startDate: '2021' }));
  const screenOf = (entity: string) =>
    sliceOf({ work, projects: projects.map((project) => ({ ...project, entity })) }).stats.find(
      ({ measure }) => measure === 'projects',
    )?.screen;
  expect(screenOf('Mill')).toBe('experience');
  expect(screenOf('Guild')).toBe('projects');
});

test('projects are linked by their figure, or else by a tile', () => {
  const linked = (count: number) => {
    const projects = Array.from({ length: count }, (_, at) => ({ name: `Loom ${at}`, startDate: '2020' }));
    const work = [{ name: 'Mill', position: 'Weaver', startDate: '2015' }];
    const { stats, unlistedProjects } = sliceOf({ work, projects });
    return { hasFigure: stats.some(({ measure }) => measure === 'projects'), unlistedProjects };
  };
  expect(linked(0)).toEqual({ hasFigure: false, unlistedProjects: false });
  expect(linked(1)).toEqual({ hasFigure: false, unlistedProjects: true });
  expect(linked(3)).toEqual({ hasFigure: true, unlistedProjects: false });
});
