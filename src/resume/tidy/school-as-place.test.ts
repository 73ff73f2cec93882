import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function studyOf(study: object) {
  const { portfolio, warnings } = readFolder({
    'resume.json': { basics: { name: 'Ada Byron' }, education: [study] },
  });
  const { institution, properties } = portfolio?.education[0] ?? {};
  return { institution, properties, warnings: warnings.join() };
}

test.each([
  { title: 'Bachelor', place: 'College of the Looms', location: 'Lisbon, Portugal' },
  { area: 'Weaving', where: 'College of the Looms' },
  { degree: 'Bachelor', school: '', place: 'College of the Looms' },
])('takes a place that is no town as the school where none is named: %j', (study) => {
  const { warnings, ...read } = studyOf(study);
  expect(read).toEqual({ institution: 'College of the Looms', properties: [] });
  expect(warnings).toMatch(/education\[0\]\.(?:place|where): no town, and no school stands beside it/);
});

test.each([
  'ULACIT',
  'Volkshochschule Oldloom',
  'UNIVERSIDAD DE LOS TELARES',
  'École des tisserands',
  '織物大学',
])('takes a text with the word of a school, or an acronym: %s', (place) => {
  expect(studyOf({ area: 'Weaving', place }).institution).toBe(place);
});

test.each([{ academy: 'Loom' }, { campus: 'Loom' }, { schoolName: 'Loom' }, { by: 'Loom College' }])(
  'a place beside another field for the school stays a place: %j',
  (fields) => {
    expect(studyOf({ area: 'Weaving', place: 'School of Mills', ...fields }).institution).not.toBe(
      'School of Mills',
    );
  },
);

test('a place without a study stays a place', () => {
  expect(studyOf({ summary: 'Learned to weave.', place: 'The old hall' }).institution).toBeNull();
});
