import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { furtherCards } from './dashboard-cards';
import { furtherTitle } from './dashboard-titles';

const cardsOf = (resume: object, { specified = 0, language = 'en', yaml = '' } = {}) =>
  furtherCards(portfolioOf(resume, yaml), formatOf(language), specified);
const sectionsOf = (...given: Parameters<typeof cardsOf>) => cardsOf(...given).map(({ section }) => section);
const roleCardsOf = (work: object[], projects: object[]) =>
  cardsOf({ work, projects }, { specified: 3 }).map((card) => [
    furtherTitle(card),
    ...card.entries.map(({ title, facts, pane }) => `${title}: ${facts}, ${pane?.id}`),
  ]);

const LITTLE = {
  education: [{ institution: 'School', area: 'Law', endDate: '2024' }],
  languages: [{ language: 'Irish', fluency: 'Native' }, { language: 'Welsh' }],
  interests: [{ name: 'Chess', keywords: ['Endgames'] }],
};
const open = { name: 'Mill', position: 'Weaver', startDate: '2019-02' };
const guild = { name: 'Guild', position: 'Warden', startDate: '2018' };
const later = [{ name: 'Loom', startDate: '2021-03' }];

test('other sections complete an overview of fewer than three cards', () => {
  expect(sectionsOf(LITTLE)).toEqual(['education', 'languages', 'interests']);
  expect(sectionsOf(LITTLE, { specified: 1 })).toEqual(['education', 'languages']);
  expect(sectionsOf({ interests: LITTLE.interests, languages: LITTLE.languages }, { specified: 3 })).toEqual(
    [],
  );
  expect(sectionsOf({ languages: LITTLE.languages.slice(0, 1) })).toEqual([]);
});

test('no card repeats a key achievement or the last project', () => {
  const resume = {
    ...LITTLE,
    certificates: [{ name: 'Diploma' }],
    projects: later,
    publications: [{ name: 'Loom' }],
  };
  expect(sectionsOf(resume, { yaml: 'achievements: [{ title: Diploma }]' })).toEqual([
    'education',
    'languages',
    'interests',
  ]);
});

test('the newest role has a card if the last work is a project', () => {
  expect(roleCardsOf([open], later)).toEqual([
    ['profile.currentPosition', 'Weaver: Mill · Feb 2019 - Present, mill-weaver'],
  ]);
  const ended = { ...open, endDate: '2020-01' };
  expect(roleCardsOf([ended, { ...guild, endDate: '2019' }], later)).toEqual([
    ['dashboard.latestPosition', 'Weaver: Mill · Feb 2019 - Jan 2020, mill-weaver'],
  ]);
  expect(roleCardsOf([open], [{ name: 'Loom', startDate: '2011' }])).toEqual([]);
  expect(roleCardsOf([], later)).toEqual([]);
});

test('the card has all open roles, at most three', () => {
  const dyer = { name: 'Dyes', position: 'Dyer', startDate: '2017' };
  const roles = [open, guild, dyer, { name: 'Yarns', position: 'Spinner', startDate: '2016' }];
  const card = [
    'profile.currentPositions',
    'Weaver: Mill · Feb 2019 - Present, mill-weaver',
    'Warden: Guild · 2018 - Present, guild-warden',
    'Dyer: Dyes · 2017 - Present, dyes-dyer',
  ];
  expect(roleCardsOf(roles, later)).toEqual([card]);
});
