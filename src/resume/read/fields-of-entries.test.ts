import { expect, test } from 'vitest';

import { portfolioOf } from './folder-for-test';

test('repeated fields, notes and comments are no properties', () => {
  const { companies, owner } = portfolioOf({
    $comment: 'Written by a tool.',
    basics: { name: 'Ada Byron', summary: 'Weaves wool and silk for the mills.', summary_short: 'Weaves.' },
    work: [{ name: 'Mill', company: 'Mill Ltd', '': '__ moved', position: 'Weaver', logoSize: 'small' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
  expect(owner.biography).toEqual(['Weaves wool and silk for the mills.']);
  expect(owner.properties ?? []).toEqual([]);
});

test('keeps the capitals of a heading', () => {
  const { skills } = portfolioOf({
    skills: { 'Query Language (SQL)': ['Looms'], NoSQL: ['Cards'], webTools: ['Wool'] },
  });
  expect(skills.map(({ name }) => name)).toEqual(['Query Language (SQL)', 'NoSQL', 'Web tools']);
});

test('a long study without an end is not current', () => {
  const { education } = portfolioOf({
    education: [
      { institution: 'Academy', studyType: "Master's degree", area: 'Weaving', startDate: '2001' },
      { institution: 'School', area: 'Dyeing', startDate: '2025-01' },
    ],
  });
  expect(education.map(({ studyType, period }) => [studyType, period.current])).toEqual([
    [null, true],
    ["Master's degree", false],
  ]);
});

test('leaves titles out of the initials', () => {
  expect(portfolioOf({ basics: { name: 'Ing. Ada Byron' } }).owner.initials).toBe('AB');
});

test('does not repeat the place of a school whose name contains it', () => {
  const { education } = portfolioOf({
    education: [
      { institution: 'Academy, Leeds, England', location: 'Leeds, England', area: 'Weaving' },
      { institution: 'School', location: 'Leeds', area: 'Wool' },
    ],
  });
  expect(education.map(({ location }) => location)).toEqual([null, 'Leeds']);
});

test('the same employer with its words in another order is no property', () => {
  const { companies } = portfolioOf({
    work: [{ name: 'Leeds University', position: 'Weaver', company: 'University of Leeds' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
});

test('an interest does not repeat its name as a keyword', () => {
  const { interests } = portfolioOf({ interests: [{ name: 'Chess', keywords: ['chess', 'Endgames'] }] });
  expect(interests[0]?.keywords).toEqual(['Endgames']);
});

test('a publication does not repeat the year of its date', () => {
  const { publications } = portfolioOf({
    publications: [{ name: 'Looms', releaseDate: '2023-12-01', year: 2023 }],
  });
  expect(publications[0]?.properties).toEqual([]);
});

test('does not show a text that repeats the name above it', () => {
  const { companies, projects, achievements } = portfolioOf({
    work: [{ name: 'Mill', position: 'Weaver', summary: 'weaver.', highlights: ['WEAVER', 'Wove.'] }],
    projects: [
      { name: 'Paper Boats', description: 'Paper boats.', highlights: ['Paper Boats!', 'Folded ten.'] },
      { name: 'C', description: 'C++' },
      { name: 'Loom', description: 'A loom.', highlights: ['A loom'] },
      { description: 'A clock of sand.' },
    ],
    awards: [{ title: 'Best Cloth', summary: 'Best cloth' }],
  });
  expect(companies[0]?.positions[0]).toMatchObject({ summary: null, highlights: ['Wove.'] });
  expect(projects.map(({ name, description, highlights }) => [name, description, highlights])).toEqual([
    ['Paper Boats', null, ['Folded ten.']],
    ['C', 'C++', []],
    ['Loom', 'A loom.', []],
    ['A clock of sand.', null, []],
  ]);
  expect(achievements[0]?.description).toBeNull();
});

test('names a degree with an apostrophe once', () => {
  const education = [{ institution: 'School', studyType: "Master's", area: 'Master of Looms' }];
  expect(portfolioOf({ education }).education[0]).toMatchObject({ studyType: null, area: 'Master of Looms' });
});

test('interests without a name are their keywords, one by one', () => {
  const { interests } = portfolioOf({ interests: [{ keywords: ['Chess', 'Looms'] }] });
  expect(interests.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Chess', []],
    ['Looms', []],
  ]);
});

test('a company has an unknown start if that of its only role is unknown', () => {
  const work = [{ name: 'Mill', position: 'Weaver', startDate: '2023-03', endDate: '2005-12' }];
  const [company] = portfolioOf({ work }).companies;
  expect(company?.period).toEqual(company?.positions[0]?.period);
});
