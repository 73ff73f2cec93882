import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const read = (resume: object) => readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });

test('fields with a number are further entries of a list, and a warning says so', () => {
  const looms = { name: 'Looms', keywords: ['Jacquard'], name1: 'Cards', level1: 'Beginner', room2: 'North' };
  const { portfolio, warnings } = read({ skills: [looms] });
  expect(portfolio?.skills).toMatchObject([
    {
      name: 'Looms',
      keywords: ['Jacquard'],
      level: null,
      properties: [{ label: 'Room2', values: ['North'] }],
    },
    { name: 'Cards', keywords: [], level: 'Beginner' },
  ]);
  expect(warnings.join()).toContain('fields with a number ("name1")');
  const later = read({
    skills: [looms, { name: 'Yarn', keywords: 7, teh: { a: { b: 1 } } }],
  }).warnings.join();
  expect(later).toContain('skills[1].teh');
});
