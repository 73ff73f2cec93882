import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

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

test('a job with only an end does not have that end as its date', () => {
  const [company] = read({ work: [{ name: 'Mill', position: 'Weaver', endDate: '2022-09' }] }).companies;
  expect(company?.positions[0]?.period).toMatchObject({ start: null, startUnknown: true });
});

test('sentences in place of courses tell about the studies', () => {
  const courses = ['Learned to weave wool on the looms of the mill.', 'Built a loom with a team of four.'];
  const { education } = read({ education: [{ institution: 'Mill School', area: 'Weaving', courses }] });
  expect(education[0]).toMatchObject({ courses: [], highlights: courses });
});

test('a link in the title of another section is the link of its entry', () => {
  const { otherSections } = read({
    academicService: [{ name: 'Reviewer for [Looms](https://looms.example/)' }],
  });
  expect(otherSections[0]?.entries[0]).toMatchObject({
    title: 'Reviewer for Looms',
    url: 'https://looms.example/',
  });
});

test('an award that is ongoing says so', () => {
  const { awards } = read({ awards: [{ title: 'Keeper of the looms', date: 'Ongoing' }] });
  expect(awards[0]).toMatchObject({ date: null, properties: [{ label: 'Dates', values: ['Ongoing'] }] });
});
