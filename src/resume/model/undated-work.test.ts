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

test('names an employer without a name after the role or its text', () => {
  const [role] = companies({ position: 'Freelance analyst' });
  expect(role?.name).toBe('Freelance analyst');
  const [company] = companies({ internship: 'A month at the works.' });
  expect(company).toMatchObject({ name: 'Internship', positions: [{ title: 'Internship' }] });
});

test('an unreadable end does not make a role current', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      work: [{ name: 'Mill', position: 'Weaver', startDate: '2015-03', endDate: 'a while ago' }],
      education: [{ institution: 'Academy', startDate: '2010', endDate: '?' }],
    },
  });
  expect(portfolio?.companies[0]).toMatchObject({ active: null, months: null });
  expect(portfolio?.companies[0]?.positions[0]?.period).toMatchObject({ end: null, current: false });
  expect(portfolio?.education[0]?.period).toMatchObject({ end: null, current: false });
  expect(portfolio?.currentPosition).toBeNull();
  expect(warnings.filter((warning) => warning.includes('endDate: expected a date'))).toHaveLength(2);
});

test('years without months count as whole years, rounded', () => {
  const [years, months] = companies(
    { name: 'Mill', startDate: '2015', endDate: '2019-02' },
    { name: 'Works', startDate: '2010-01', endDate: '2011-03' },
  );
  expect(years).toMatchObject({ months: 48, positions: [{ months: 48 }] });
  expect(months).toMatchObject({ months: 15, positions: [{ months: 15 }] });
});
