import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const DETAILS = ['Wove linen for the mill.', 'Built a loom.'];

function read(fields: object) {
  const entry = { name: 'Mill', startDate: '2015', endDate: '2020', ...fields };
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      experience: [{ position: 'Weaver', ...entry }],
      projects: [{ ...entry, name: 'Loom' }],
    },
  });
  const [job, project] = [portfolio?.companies[0]?.positions[0], portfolio?.projects[0]];
  return { job, project };
}

test('a list of details is a list of highlights', () => {
  const { job, project } = read({ details: DETAILS });
  expect(job).toMatchObject({ highlights: DETAILS, summary: null, properties: [] });
  expect(project).toMatchObject({ highlights: DETAILS, properties: [] });
});

test('a list of details stands beside a summary', () => {
  const { job } = read({ summary: 'A mill.', details: DETAILS });
  expect(job).toMatchObject({ highlights: DETAILS, summary: 'A mill.' });
});

test('a text, a single paragraph, and details beside highlights are a summary', () => {
  expect(read({ details: 'Wove linen.' }).job).toMatchObject({ summary: 'Wove linen.', highlights: [] });
  expect(read({ details: ['Wove linen.'] }).job).toMatchObject({ summary: 'Wove linen.', highlights: [] });
  expect(read({ details: DETAILS, bullets: ['Spun.'] }).job).toMatchObject({
    summary: DETAILS.join('\n\n'),
    highlights: ['Spun.'],
  });
});
