import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => {
  const { portfolio } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, ...resume },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
};

const internship = {
  institution: 'Mill of the Valley',
  studyType: 'Weaving Intern',
  location: 'Leeds, UK',
  startDate: '2022-05',
  endDate: '2022-10',
};

test('takes the entries of a section of internships as jobs', () => {
  const { companies, otherSections } = read({ internships: [internship], visiting: [internship] });
  expect(companies.map(({ name, positions }) => [name, positions[0]?.title])).toEqual([
    ['Mill of the Valley', 'Weaving Intern'],
  ]);
  expect(otherSections).toEqual([]);
});

test('keeps a section whose entries are not all jobs', () => {
  const { companies, otherSections } = read({
    teaching: [internship],
    internships: [internship, { institution: 'Mill of the Hill' }],
  });
  expect(companies).toEqual([]);
  expect(otherSections.map(({ title }) => title)).toEqual(['Teaching', 'Internships']);
});

test('takes employers of a section of freelance work as jobs if they list their roles', () => {
  const { companies, otherSections } = read({
    freelancing: [{ company: 'Byron Looms', positions: [{ position: 'Weaver' }, { position: 'Dyer' }] }],
    contracts: [{ company: 'Mill', positions: [{ year: '2020' }] }],
  });
  expect(companies.map(({ name, positions }) => [name, positions.map(({ title }) => title)])).toEqual([
    ['Byron Looms', ['Weaver', 'Dyer']],
  ]);
  expect(otherSections.map(({ title }) => title)).toEqual(['Contracts']);
});
