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

test('a long description belongs to the role, a short one to the employer', () => {
  const long =
    'At the works I designed the tables of the engine, wrote its first programs, and taught the workshop how cards are punched and read by every one of its mills.';
  const [company] = companies({ name: 'Engine Works', description: long });
  expect(company?.description).toBeNull();
  expect(company?.positions[0]?.summary).toBe(long);
  const [other] = companies({ name: 'Engine Works', description: 'Maker of engines' });
  expect(other?.description).toBe('Maker of engines');
  expect(other?.positions[0]?.summary).toBeNull();
  // A text that stands in both fields is shown once.
  const text = 'Makes engines';
  const [same] = companies({ name: 'Engine Works', description: text, summary: text });
  expect([same?.description, same?.positions[0]?.summary]).toEqual([null, text]);
});

test('years without months count as whole years, rounded', () => {
  const [years, months] = companies(
    { name: 'Mill', startDate: '2015', endDate: '2019-02' },
    { name: 'Works', startDate: '2010-01', endDate: '2011-03' },
  );
  expect(years).toMatchObject({ months: 48, positions: [{ months: 48 }] });
  expect(months).toMatchObject({ months: 15, positions: [{ months: 15 }] });
});
