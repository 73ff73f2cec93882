import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { readPortfolio } from '../../resume/read/read-portfolio';
import { formatOf } from '../i18n/format';
import { dashboardSlice } from './dashboard';
import { lastTitle } from './dashboard-titles';

const sliceOf = (resume: Readonly<Record<string, unknown>>) => {
  const { portfolio, problems } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, ...resume } });
  if (!portfolio) throw new Error(problems.join('\n'));
  return dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
};

test('the sample has its three cards alone', () => {
  const { portfolio } = readPortfolio('examples/sample', { today: new Date('2026-06-01') });
  const slice = dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
  expect(slice.further).toEqual([]);
  expect(slice.lastProject).toMatchObject({ kind: 'stated', highlights: [], moreHighlights: 0 });
});

test('a single keyword is not hidden', () => {
  const counts = (keywords: number) =>
    sliceOf({
      skills: [{ name: 'Looms', keywords: Array.from({ length: keywords }, (_, at) => `Loom ${at}`) }],
    }).skills.map(({ keywords: { length }, moreKeywords }) => [length, moreKeywords]);
  expect(counts(7)).toEqual([[7, 0]]);
  expect(counts(8)).toEqual([[6, 2]]);
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

const lastOf = (work: object | object[], resume: object = {}) => {
  const roles = [work]
    .flat()
    .map((role) => ({ name: 'Mill', position: 'Weaver', startDate: '2020-01', ...role }));
  return sliceOf({ work: roles, ...resume }).lastProject;
};

test('the card of the newest role has its text and its first three highlights', () => {
  const card = lastOf({ summary: 'Weaves.', highlights: ['Wove.', 'Spun.', 'Dyed.', 'Sold.', 'Sewed.'] });
  expect(card).toMatchObject({
    description: 'Weaves.',
    highlights: ['Wove.', 'Spun.', 'Dyed.'],
    moreHighlights: 2,
  });
  expect(lastOf({ highlights: ['Wove.', 'Spun.'] })).toMatchObject({
    description: null,
    highlights: ['Wove.', 'Spun.'],
    moreHighlights: 0,
  });
});

test('a card has the words of links, and a line for each item of a list', () => {
  const summary = 'Built [the looms](https://looms.example/of%20ours):\n\n- oak\n- ash';
  expect(lastOf({ summary })?.description).toBe('Built the looms:\n• oak\n• ash');
});

test('a card repeats no key achievement if the role has other highlights', () => {
  const achievements = ['Led a team of 140 weavers', 'Cut the waste by 30%'];
  const itemsOf = (...highlights: string[]) => lastOf({ highlights })?.highlights;
  expect(itemsOf('Wove.', ...achievements, 'Spun.', 'Sold.')).toEqual(['Wove.', 'Spun.', 'Sold.']);
  expect(itemsOf('Wove.', ...achievements)).toEqual(['Wove.', ...achievements]);
});

test('the card of the current role has the other open ones', () => {
  const guild = { name: 'Guild', position: 'Warden', startDate: '2018' };
  const shown = (...work: object[]) => {
    const last = lastOf(work);
    return last && [lastTitle(last), ...last.others.map(({ title, facts }) => `${title}: ${facts}`)];
  };
  expect(shown({}, guild)).toEqual(['profile.currentPositions', 'Warden: Guild · 2018 - Present']);
  expect(shown({})).toEqual(['profile.currentPosition']);
  expect(shown({}, { ...guild, endDate: '2019' })).toEqual(['profile.currentPosition']);
  expect(shown({ endDate: '2020-06' })).toEqual(['dashboard.latestPosition']);
});

test('a type that equals the title is not repeated', () => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada' } },
    'portal.yaml': 'achievements: [{ title: Loom, type: Loom, year: 2020 }, { title: Wheel, type: Tool }]',
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const { achievements } = dashboardSlice(portfolio, formatOf('en'), { code: 'en', segment: '' });
  expect(achievements.map(({ type }) => type)).toEqual([null, 'Tool']);
});
