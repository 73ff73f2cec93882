import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';
import { formatOf } from '../i18n/format';

import { dashboardSlice } from './dashboard';
import { furtherTitle, lastTitle } from './dashboard-titles';
import { profileSlice } from './profile';
import { roleCards } from './role-cards';

const format = { period: () => '2024', tenure: () => '', percent: () => '', grade: () => '', colon: ':' };
const portfolioOf = (work: object[], projects: object[] = []) => {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, work, projects } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
};
const cardsOf = (work: object[], projects: object[]) =>
  roleCards(portfolioOf(work, projects), format, { segment: '' }).map((card) => [
    furtherTitle(card),
    ...card.entries.map(({ title, facts, pane }) => `${title}: ${facts}, ${pane?.id}`),
  ]);

const open = { name: 'Mill', position: 'Weaver', startDate: '2019-02' };
const guild = { name: 'Guild', position: 'Warden', startDate: '2018' };
const later = [{ name: 'Loom', startDate: '2021-03' }];

test('the newest role has a card if the row shows a project as the last work', () => {
  expect(cardsOf([open], later)).toEqual([['profile.currentPosition', 'Weaver: Mill · 2024, mill-weaver']]);
  const ended = { ...open, endDate: '2020-01' };
  expect(cardsOf([ended, { ...guild, endDate: '2019' }], later)).toEqual([
    ['dashboard.latestPosition', 'Weaver: Mill · 2024, mill-weaver'],
  ]);
  expect(cardsOf([open], [{ name: 'Loom', startDate: '2011' }])).toEqual([]);
  expect(cardsOf([], later)).toEqual([]);
});

test('the card has all open roles, at most three', () => {
  const dyer = { name: 'Dyes', position: 'Dyer', startDate: '2017' };
  const roles = [open, guild, dyer, { name: 'Yarns', position: 'Spinner', startDate: '2016' }];
  const card = [
    'profile.currentPositions',
    'Weaver: Mill · 2024, mill-weaver',
    'Warden: Guild · 2024, guild-warden',
    'Dyer: Dyes · 2024, dyes-dyer',
  ];
  expect(cardsOf(roles, later)).toEqual([card]);
  // The row shows an earlier role with a text, so that the open ones need a card.
  const earlier = {
    name: 'Wharf',
    position: 'Clerk',
    startDate: '2010',
    endDate: '2012',
    summary: 'Counted.',
  };
  expect(cardsOf([...roles, earlier], [])).toEqual([card]);
  expect(cardsOf([open, earlier], [])).toEqual([]);
});

test('a current role with little text has the other open ones in its card', () => {
  const lastOf = (...work: object[]) => {
    const { lastProject } = dashboardSlice(portfolioOf(work), formatOf('en'), { code: 'en', segment: '' });
    return (
      lastProject && [
        lastTitle(lastProject),
        ...lastProject.others.map(({ title, facts }) => `${title}: ${facts}`),
      ]
    );
  };
  expect(lastOf(open, guild)).toEqual(['profile.currentPositions', 'Warden: Guild · 2018 - Present']);
  expect(lastOf(open)).toEqual(['profile.currentPosition']);
  expect(lastOf(open, { ...guild, endDate: '2020' })).toEqual(['profile.currentPosition']);
  const summary = 'Weaves cloth of all kinds for the tailors of the town and those of the valley. '.repeat(3);
  expect(lastOf({ ...open, summary }, guild)).toEqual(['profile.currentPosition']);
  expect(lastOf({ ...open, endDate: '2020' })).toEqual(['dashboard.latestPosition']);
});

test('IAM has the other open roles below the current one', () => {
  const othersOf = (...work: object[]) =>
    profileSlice(portfolioOf(work), formatOf('en')).current?.others.map(
      ({ title, company, period }) => `${title}, ${company}, ${period}`,
    );
  expect(othersOf(open, guild, { ...guild, name: 'Fair', endDate: '2019' })).toEqual([
    'Warden, Guild, 2018 - Present',
  ]);
  expect(othersOf(open)).toEqual([]);
});
