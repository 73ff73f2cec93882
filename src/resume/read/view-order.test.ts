import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const RESUME = {
  basics: { name: 'Ada Byron' },
  work: [
    { name: 'Engine Works', position: 'Programmer', startDate: '2020-01' },
    { name: 'Engine Works', position: 'Apprentice', startDate: '2018-01', endDate: '2019-12' },
    { name: 'Royal Loom', position: 'Weaver', startDate: '2009-01', endDate: '2012-05' },
    { name: 'Post Office', position: 'Clerk', startDate: '2005', endDate: '2008' },
  ],
  volunteer: [
    { organization: 'Library', position: 'Reader', startDate: '2015' },
    { organization: 'School', position: 'Teacher', startDate: '2010' },
  ],
  skills: [{ name: 'Algebra' }, { name: 'Weaving' }, { name: 'Chess' }],
  talks: [{ title: 'On Looms' }, { title: 'On Engines' }],
};

const ordered = (order: unknown) =>
  readFolder({ 'resume.json': RESUME, 'portal.yaml': { views: { one: { order } } } }, { view: 'one' });

const names = (entries: unknown): unknown[] =>
  (entries as Record<string, unknown>[]).map(
    ({ name, organization, title }) => name ?? organization ?? title,
  );

test('sorts the entries named in an order first, and keeps the others', () => {
  const { portfolio, warnings } = ordered([
    'skills',
    { work: ['royal loom', 'Apprentice'], volunteer: 'School' },
    { skills: ['Chess', 'Weaving'], talks: ['On Engines'] },
  ]);
  expect(warnings.filter((line) => line.startsWith('portal'))).toEqual([]);
  expect(portfolio?.sectionOrder).toEqual(['skills', 'work', 'volunteer', 'skills', 'talks']);
  expect(names(portfolio?.companies)).toEqual(['Royal Loom', 'Engine Works', 'Post Office']);
  // The roles stay with their employer.
  const [, engines] = portfolio?.companies ?? [];
  expect(engines?.positions.map(({ title }) => title)).toEqual(['Apprentice', 'Programmer']);
  expect(names(portfolio?.volunteering)).toEqual(['School', 'Library']);
  expect(names(portfolio?.skills)).toEqual(['Chess', 'Weaving', 'Algebra']);
  expect(names(portfolio?.otherSections[0]?.entries)).toEqual(['On Engines', 'On Looms']);
  // The exported file has the same order.
  const { work, skills, volunteer, talks } = portfolio?.resume ?? {};
  expect(names(work)).toEqual(['Royal Loom', 'Engine Works', 'Engine Works', 'Post Office']);
  expect([skills, volunteer, talks].map((entries) => names(entries)[0])).toEqual([
    'Chess',
    'School',
    'On Engines',
  ]);
});

test('an order without names sorts only sections', () => {
  const { portfolio } = ordered(['volunteering', 'skills']);
  expect(portfolio?.sectionOrder).toEqual(['volunteer', 'skills']);
  expect(names(portfolio?.companies)).toEqual(['Engine Works', 'Royal Loom', 'Post Office']);
});

test('warns about unknown names and invalid orders with their place', () => {
  const messages = ordered(['skills', { work: ['Engine Work'] }, { skills: ['Zither'] }]).warnings.join('\n');
  expect(messages).toMatch(
    /portal\.yaml:\d+:\d+ views\.one\.order\[1\]: nothing in work is called "Engine Work", did you mean "Engine Works"\?/,
  );
  expect(messages).toMatch(/order\[2\]: nothing in skills is called "Zither"; it changes no order\./);
  expect(ordered([3]).warnings.join('\n')).toMatch(/order\[0\]: expected a section such as "work"/);
});
