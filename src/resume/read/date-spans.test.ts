import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

function read(resume: object) {
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, ...resume } });
  if (!portfolio) throw new Error('The résumé was not read.');
  return portfolio;
}

test('an award of several years keeps them beside its date', () => {
  const propertiesOf = (award: object) =>
    read({ awards: [{ title: 'Grant', ...award }] }).awards[0]?.properties;
  expect(propertiesOf({ year: '2018-2020' })).toEqual([{ label: 'Year', values: ['2018-2020'] }]);
  expect(propertiesOf({ date: '2018-2020' })).toEqual([{ label: 'Period', values: ['2018-2020'] }]);
  expect(propertiesOf({ date: '2018-12' })).toEqual([]);
});

test('a section of one’s own keeps the places of its entries, and names a course', () => {
  const [section] = read({
    researchCourses: [{ course: 'Looms of the world', location: 'Kyoto, Japan', date: '2024-02' }],
  }).otherSections;
  expect(section?.entries[0]).toMatchObject({
    title: 'Looms of the world',
    properties: [{ label: 'Location', values: ['Kyoto, Japan'] }],
  });
});
