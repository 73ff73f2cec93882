import { expect, test } from 'vitest';

import { portfolioOf } from './folder-for-test';

const read = (resume: object) => portfolioOf({ basics: { name: 'Ada Byron' }, ...resume });

test('repeated fields, notes and comments are no properties', () => {
  const { companies, owner } = read({
    $comment: 'Written by a tool.',
    basics: { name: 'Ada Byron', summary: 'Weaves wool and silk for the mills.', summary_short: 'Weaves.' },
    work: [{ name: 'Mill', company: 'Mill Ltd', '': '__ moved', position: 'Weaver', logoSize: 'small' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
  expect(owner.biography).toEqual(['Weaves wool and silk for the mills.']);
  expect(owner.properties ?? []).toEqual([]);
});

test('keeps the capitals of a heading', () => {
  const { skills } = read({
    skills: { 'Query Language (SQL)': ['Looms'], NoSQL: ['Cards'], webTools: ['Wool'] },
  });
  expect(skills.map(({ name }) => name)).toEqual(['Query Language (SQL)', 'NoSQL', 'Web tools']);
});

test('a long study without an end is not current, and its degree has no trailing "in"', () => {
  const { education } = read({
    education: [
      { institution: 'Academy', studyType: "Master's degree in", area: 'Weaving', startDate: '2001' },
      { institution: 'School', area: 'Dyeing', startDate: '2025-01' },
    ],
  });
  expect(education.map(({ studyType, period }) => [studyType, period.current])).toEqual([
    [null, true],
    ["Master's degree", false],
  ]);
});

test('leaves titles out of the initials', () => {
  expect(read({ basics: { name: 'Ing. Ada Byron' } }).owner.initials).toBe('AB');
});

test('does not repeat the place of a school whose name contains it', () => {
  const { education } = read({
    education: [
      { institution: 'Academy, Leeds, England', location: 'Leeds, England', area: 'Weaving' },
      { institution: 'School', location: 'Leeds', area: 'Wool' },
    ],
  });
  expect(education.map(({ location }) => location)).toEqual([null, 'Leeds']);
});

test('the same employer with its words in another order is no property', () => {
  const { companies } = read({
    work: [{ name: 'Leeds University', position: 'Weaver', company: 'University of Leeds' }],
  });
  expect(companies[0]?.positions[0]?.properties ?? []).toEqual([]);
});

test('an interest does not repeat its name as a keyword', () => {
  const { interests } = read({ interests: [{ name: 'Chess', keywords: ['chess', 'Endgames'] }] });
  expect(interests[0]?.keywords).toEqual(['Endgames']);
});

test('a publication does not repeat the year of its date', () => {
  const { publications } = read({ publications: [{ name: 'Looms', releaseDate: '2023-12-01', year: 2023 }] });
  expect(publications[0]?.properties).toEqual([]);
});
