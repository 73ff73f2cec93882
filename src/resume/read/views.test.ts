import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import type { Resume } from '../standard/resume';
import { tailored } from './views';

const RESUME = {
  basics: { name: 'Ada Byron', label: 'Analyst', summary: 'Analyses.' },
  work: [
    { name: 'Engine Works', position: 'Programmer', startDate: '2018-01', tags: ['code'] },
    { name: 'Royal Loom', position: 'Weaver', startDate: '2009-01', endDate: '2012-05', tags: ['craft'] },
    { name: 'Post Office', position: 'Clerk', startDate: '2005', endDate: '2008' },
  ],
  projects: [
    { name: 'Notes', entity: 'Engine Works' },
    { name: 'Cloth', entity: 'Royal Loom' },
  ],
  skills: [{ name: 'Algebra' }, { name: 'Weaving' }],
  references: [{ name: 'C. Babbage', reference: 'Able.' }],
};

const view = (settings: object) => tailored(RESUME as Resume, { name: 'one', ...settings });
const names = (entries: readonly { name?: string }[] | undefined) =>
  (entries ?? []).flatMap(({ name }) => name ?? []);

test('a view has its own headline and summary, and keeps the rest', () => {
  const { basics, ...rest } = view({ title: 'Programmer', summary: 'Programs.' });
  expect(basics).toEqual({ name: 'Ada Byron', label: 'Programmer', summary: 'Programs.' });
  expect(rest).toEqual(Object.fromEntries(Object.entries(RESUME).slice(1)));
});

test('includes and leaves out entries by tag, company, name, date and section', () => {
  expect(names(view({ include: { tags: ['Code'] } }).work)).toEqual(['Engine Works', 'Post Office']);
  expect(names(view({ leaveOut: { tags: ['craft'] } }).work)).toEqual(['Engine Works', 'Post Office']);
  const loom = view({ include: { companies: ['royal loom'] } });
  expect([names(loom.work), names(loom.projects)]).toEqual([['Royal Loom'], ['Cloth']]);
  expect(names(view({ leaveOut: { companies: ['Royal Loom'] } }).projects)).toEqual(['Notes']);
  const named = view({ include: { names: ['Algebra'] } });
  expect([names(named.skills), names(named.projects)]).toEqual([['Algebra'], ['Notes', 'Cloth']]);
  for (const limit of [{ leaveOut: { before: '2009' } }, { include: { since: '2009' } }])
    expect(names(view(limit).work)).toEqual(['Engine Works', 'Royal Loom']);
  expect(view({ leaveOut: { sections: ['references'] } }).references).toBeUndefined();
});

test('removes tags from the portfolio, reads private views, and warns about invalid names', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': RESUME,
    'portal.yaml': 'views:\n  engine-works:\n    pages: 1\n  Bad Name: {}\n',
    'views.private.yaml': 'loom: { title: Weaver }\nwrong: { pages: none }\n',
  });
  expect(JSON.stringify(portfolio)).not.toMatch(/craft|"code"/);
  const messages = warnings.join('\n');
  expect(messages).toMatch(/portal\.yaml:2:3 views\.engine-works: this name is that of "Engine Works"/);
  expect(messages).toMatch(/views\.Bad Name: expected a name of small letters/);
  expect(messages).toMatch(/views\.private\.yaml:2:\d+ wrong\.pages: expected a number of pages/);
});

test('sorts the sections that an order names first', () => {
  const ordered = (order: unknown) =>
    readFolder({ 'resume.json': RESUME, 'portal.yaml': { views: { one: { order } } } }, { view: 'one' });
  expect(ordered(['volunteering', 'skills']).portfolio?.sectionOrder).toEqual(['volunteer', 'skills']);
  expect(ordered([3]).warnings.join('\n')).toMatch(/order\[0\]: expected a section such as "work"/);
});
