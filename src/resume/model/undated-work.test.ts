import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const companies = (...work: object[]) =>
  readFolder({ 'resume.json': { basics: { name: 'Ada Byron' }, work } }).portfolio?.companies ?? [];

test('work without dates is neither active nor inactive', () => {
  const shown = companies(
    { name: 'Engine Works' },
    { name: 'Weaver', startDate: '1839', endDate: '1840' },
    { name: 'Analyst', startDate: '2020' },
  );
  expect(Object.fromEntries(shown.map(({ name, active }) => [name, active]))).toEqual({
    'Engine Works': null,
    Weaver: false,
    Analyst: true,
  });
});

test('a description is that of the employer, and a summary that of the role', () => {
  const [company] = companies({ name: 'Engine Works', description: 'Maker of engines', summary: 'I wove.' });
  expect(company).toMatchObject({ description: 'Maker of engines', positions: [{ summary: 'I wove.' }] });
});

test('years without months count as whole years, rounded', () => {
  const [years, months] = companies(
    { name: 'Mill', startDate: '2015', endDate: '2019-02' },
    { name: 'Works', startDate: '2010-01', endDate: '2011-03' },
  );
  expect(years).toMatchObject({ months: 48, positions: [{ months: 48 }] });
  expect(months).toMatchObject({ months: 15, positions: [{ months: 15 }] });
});
