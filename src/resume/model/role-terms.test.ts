import { expect, test } from 'vitest';

import { folderOf, readFolder, TODAY } from '../read/folder-for-test';
import { readPortfolio } from '../read/read-portfolio';
import { readableTerm } from './role-terms';

test('where a job is done and its terms are shown, and how its owner sorts it is not', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [
        { name: 'Mill', position: 'Weaver', locationType: 'hybrid', employmentType: 'full-time' },
        {
          name: 'Barn',
          position: 'Dyer',
          contractType: 'w2',
          jobType: 'unknown',
          schedule: 'part_time',
          kind: 'primary',
        },
      ],
      volunteer: [
        { organization: 'School', position: 'Teacher', workType: 'FULL_TIME', jobType: 'internship' },
      ],
      projects: [{ name: 'Loom', workType: 'client', schedule: 'full-time', type: 'application' }],
    },
  });
  const propertiesIn = (at: number) => portfolio?.companies[at]?.positions[0]?.properties;
  expect(propertiesIn(0)).toEqual([
    { label: 'Location type', values: ['hybrid'] },
    { label: 'Employment type', values: ['Full-time'] },
  ]);
  expect(propertiesIn(1)).toEqual([{ label: 'Schedule', values: ['Part-time'] }]);
  expect(portfolio?.volunteering[0]?.properties).toEqual([
    { label: 'Work type', values: ['Full-time'] },
    { label: 'Job type', values: ['Internship'] },
  ]);
  expect(portfolio?.projects[0]?.properties).toEqual([]);
});

test('the terms of a job have a label in the language of the page, and the translation of the owner', () => {
  const file = (schedule: string) => ({
    basics: { name: 'Ada Byron' },
    work: [{ name: 'Mill', position: 'Weaver', schedule }],
  });
  const { inLanguage } = readPortfolio(
    folderOf({ 'resume.json': file('full-time'), 'resume.es.json': file('jornada completa') }),
    { today: TODAY },
  );
  const shown = (code: string) => inLanguage(code).companies[0]?.positions[0]?.properties;
  expect(shown('en')).toEqual([{ label: 'Schedule', values: ['Full-time'] }]);
  expect(shown('es')).toEqual([{ label: 'Horario', values: ['jornada completa'] }]);
});

test.each([
  ['Schedule', 'full_time', 'Full-time'],
  ['Contract type', 'permanent', 'Permanent'],
  ['jobType', 'SELF_EMPLOYED', 'Self-employed'],
  ['Work type', 'remote_work', 'Remote work'],
  ['Job type', 'ft', 'ft'],
  ['Contract type', 'CDI', 'CDI'],
  ['Schedule', 'Mornings only', 'Mornings only'],
  ['Wool', 'full_time', 'full_time'],
])('the value of "%s" for readers: %s', (label, value, expected) => {
  expect(readableTerm(label, value)).toBe(expected);
});
