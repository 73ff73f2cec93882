import { expect, test, describe } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { readPortfolioSync } from '~/site/content/read-portfolio-sync';
import { formatOf } from '~/portal/i18n/format';
import type { Portfolio } from '~/resume/model/portfolio';
import { tOf } from '~/portal/i18n/t';
import { dashboardSlice, furtherCards, greetingOf, skillOf } from './data';

describe('dashboard', () => {
  const sliceOf = (resume: Readonly<Record<string, unknown>>) =>
    dashboardSlice(portfolioOf(resume), formatOf('en'), tOf('en'));

  test('the sample has its three cards alone', () => {
    const { portfolio } = readPortfolioSync('examples/sample', { today: new Date('2026-06-01') });
    const slice = dashboardSlice(portfolio, formatOf('en'), tOf('en'));
    expect(slice.further).toEqual([]);
    expect(slice.lastProject).toMatchObject({ kind: 'stated', highlights: [], moreHighlights: 0 });
  });

  test('a single keyword is not hidden', () => {
    const keywordsOf = (keywords: number) =>
      sliceOf({
        skills: [{ name: 'Looms', keywords: Array.from({ length: keywords }, (_, at) => `Loom ${at}`) }],
      }).skills.map((skill) => skillOf(skill, formatOf('en'), tOf('en')).keywords);
    expect(keywordsOf(7)).toEqual(['Loom 0, Loom 1, Loom 2, Loom 3, Loom 4, Loom 5, Loom 6']);
    expect(keywordsOf(8)).toEqual(['Loom 0, Loom 1, Loom 2, Loom 3, Loom 4, Loom 5, 2 more']);
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
      return last && [last.heading, ...last.others.map(({ title, facts }) => `${title}: ${facts}`)];
    };
    expect(shown({}, guild)).toEqual(['profile.currentPositions', 'Warden: Guild · 2018 - Present']);
    expect(shown({})).toEqual(['profile.currentPosition']);
    expect(shown({}, { ...guild, endDate: '2019' })).toEqual(['profile.currentPosition']);
    expect(shown({ endDate: '2020-06' })).toEqual(['dashboard.latestPosition']);
  });
});

test.each([
  // A headline that names role and company stands alone.
  ['PMTS Loom Engineer bei Harbour Mills', 'Loom Engineer', 'Harbour Mills', true, null],
  // One that the role and its company say is not repeated.
  ['Weaver', 'Senior Weaver of Silk', 'Mill', false, 'Senior Weaver of Silk, Mill'],
  // One about something else stands beside them.
  ['Director of looms', 'CTO', 'Mill', true, 'CTO, Mill'],
  ['Director of looms', 'Weaver at the Mill', 'Mill', true, 'Weaver at the Mill'],
  [null, '软件工程师', '织布厂', false, '软件工程师, 织布厂'],
])('below the headline “%s”, %s at %s stands once', (headline, title, name, isShown, now) => {
  const current = { position: { title }, company: { name } } as unknown as Portfolio['currentPosition'];
  expect(greetingOf(headline, current)).toEqual({ headline: isShown ? headline : null, now });
});

const cardsOf = (resume: object, { specified = 0, language = 'en', yaml = '' } = {}) =>
  furtherCards(portfolioOf(resume, yaml), formatOf(language), specified);
const sectionsOf = (...given: Parameters<typeof cardsOf>) => cardsOf(...given).map(({ section }) => section);
const roleCardsOf = (work: object[], projects: object[]) =>
  cardsOf({ work, projects }, { specified: 3 }).map((card) => [
    card.title,
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
