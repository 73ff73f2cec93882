import { expect, test } from 'vitest';

import { portfolioOf } from './folder-for-test';

const SINCE_2022 = { start: { year: 2022, month: 9 }, end: null, current: true };

test('reads a period in one text in every section', () => {
  const dates = 'Sept 2022 – Presente';
  const { companies, education, projects, volunteering, otherSections, ...others } = portfolioOf({
    work: [{ name: 'Mill', position: 'Weaver', dates }],
    education: [{ institution: 'School of Looms', dates: 'Sept 2022 – 2027' }],
    projects: [{ name: 'Loom', dates: '02/2025 – 04/2025' }],
    volunteer: [{ organization: 'Barn', dates }],
    awards: [{ title: 'Prize', dates: '2016 – 2018' }],
    certificates: [{ name: 'Licence', dates: 'Sept 2022' }],
    publications: [{ name: 'Notes', dates: '2021' }],
    fairs: [
      { title: 'Fair of looms', dates },
      { title: 'Fair of mills', dates: '2020' },
    ],
  });
  expect(companies[0]?.positions[0]?.period).toMatchObject(SINCE_2022);
  expect(education[0]?.period).toMatchObject({ start: SINCE_2022.start, end: { year: 2027 } });
  expect(projects[0]?.period).toMatchObject({
    start: { year: 2025, month: 2 },
    end: { year: 2025, month: 4 },
  });
  expect(volunteering[0]?.period).toMatchObject(SINCE_2022);
  expect(others.awards[0]?.date).toEqual({ year: 2016, month: null });
  expect(others.certificates[0]?.date).toEqual(SINCE_2022.start);
  expect(others.publications[0]?.date).toEqual({ year: 2021, month: null });
  expect(otherSections[0]?.entries.map(({ period }) => period)).toMatchObject([
    SINCE_2022,
    { start: { year: 2020 }, end: { year: 2020 } },
  ]);
  expect(otherSections[0]?.entries[0]?.properties).toEqual([]);
});

test('splits the keywords of a text under another name', () => {
  const { skills } = portfolioOf({
    skills: [
      { category: 'Mills', items: 'Looms, Cards (punched, plain), Linen.' },
      { category: 'Yarn', items: 'Flax.' },
    ],
  });
  expect(skills.map(({ keywords }) => keywords)).toEqual([
    ['Looms', 'Cards (punched, plain)', 'Linen'],
    ['Flax.'],
  ]);
});

test('names an entry of the owner’s own by a field such as "patentTitle", but not by "subtitle"', () => {
  const patents = [{ subtitle: 'Of wool', patentTitle: 'Loom' }, { subtitle: 'Of silk' }];
  expect(portfolioOf({ patents }).otherSections[0]?.entries.map(({ title }) => title)).toEqual([
    'Loom',
    null,
  ]);
});

test('shows no name of a picture’s file in a section of the owner’s own', () => {
  const talks = [{ title: 'On looms', logo: 'images/loom.png', slides: 'looms.pdf', tool: 'Node.js' }];
  expect(portfolioOf({ talks }).otherSections[0]?.entries[0]?.properties).toEqual([
    { label: 'slides', values: ['looms.pdf'] },
    { label: 'tool', values: ['Node.js'] },
  ]);
});
