import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const READING = {
  position: 'Reader',
  startDate: '2018-09-01',
  summary: 'Reads to children.',
  highlights: ['Two schools'],
};
const MILL = { name: 'Mill', position: 'Weaver', startDate: '2023-03' };

const resumeWith = (job: object, volunteering: object) => ({
  basics: { name: 'Ada Byron' },
  work: [MILL, { name: 'Library', ...READING, ...job }],
  volunteer: [{ organization: 'Library', ...READING, ...volunteering }],
});
const read = (job: object, volunteering: object) =>
  readFolder({ 'resume.json': resumeWith(job, volunteering) });

test.each([
  [{}, { endDate: null }],
  [{ endDate: 'present' }, { endDate: 'present' }],
  [{}, { url: 'https://library.example' }],
])('an entry of the jobs that stands among the volunteering too counts as that: %j, %j', (job, other) => {
  const { portfolio, warnings } = read(job, other);
  expect(portfolio?.companies.map(({ name }) => name)).toEqual(['Mill']);
  expect(portfolio?.volunteering.map(({ organization }) => organization)).toEqual(['Library']);
  expect(portfolio?.experience).toEqual({ months: 45, since: { year: 2023, month: 3 } });
  expect(warnings.filter((warning) => warning.includes('volunteer'))).toEqual([
    expect.stringMatching(
      /work\[1\]: this entry stands in "volunteer" too; it counts once, as volunteering and not as a job\.$/,
    ),
  ]);
});

test.each([
  [{ startDate: '2019-09-01' }, {}],
  [{ position: 'Librarian' }, {}],
  [{ endDate: '2020-01' }, {}],
  // A text of the job that would be lost.
  [{ summary: 'Buys the books.' }, {}],
  [{ highlights: ['Two schools', 'Four villages'] }, {}],
  [{ position: '' }, { position: '' }],
])('another job at the same organization stays: %j', (job, volunteering) => {
  const { portfolio, warnings } = read(job, volunteering);
  expect(portfolio?.companies.map(({ name }) => name).toSorted()).toEqual(['Library', 'Mill']);
  expect(portfolio?.volunteering).toHaveLength(1);
  expect(warnings.filter((warning) => warning.includes('as volunteering'))).toEqual([]);
});

test.each([
  ['views: { short: { leaveOut: { sections: [volunteer] } } }', 'short'],
  ['views: { short: { leaveOut: { tags: [reading] } } }', 'short'],
  ['privacy: { hide: [volunteer] }', undefined],
])('a job stays where the volunteering is left out: %s', (settings, view) => {
  const files = { 'resume.json': resumeWith({}, { tags: ['reading'] }), 'portal.yaml': settings };
  const { portfolio, warnings } = readFolder(files, view === undefined ? {} : { view });
  expect(portfolio?.volunteering).toEqual([]);
  expect(portfolio?.companies.map(({ name }) => name).toSorted()).toEqual(['Library', 'Mill']);
  expect(warnings.filter((warning) => warning.includes('as volunteering'))).toEqual([]);
});

test('the job counts as volunteering in a view that shows it', () => {
  const files = { 'resume.json': resumeWith({}, {}), 'portal.yaml': 'views: { short: { pages: 1 } }' };
  const { portfolio } = readFolder(files, { view: 'short' });
  expect(portfolio?.companies.map(({ name }) => name)).toEqual(['Mill']);
  expect(portfolio?.volunteering).toHaveLength(1);
});
