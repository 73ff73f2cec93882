import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const propertyOf = (value: unknown) =>
  readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      certificates: [{ name: 'Weaver', date: '2020', validUntil: value }],
    },
  }).portfolio?.certificates[0]?.properties?.[0]?.values;

test.each(['2028-11-07T00:00:00.000Z', '2028-11-07T00:00:00+02:00', '2028-11-07T00:00'])(
  'shows the day of a date that a program wrote: %s',
  (date) => {
    expect(propertyOf(date)).toEqual(['2028-11-07']);
    expect(propertyOf([date, 'renewed'])).toEqual(['2028-11-07', 'renewed']);
  },
);

test.each(['2028-11-07T18:30', '2028-11-07', 'Since 2028-11-07T00:00:00Z'])(
  'shows another text as it is: %s',
  (text) => {
    expect(propertyOf(text)).toEqual([text]);
  },
);

test('shows the days of entries of other sections', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      badges: [{ title: 'Loom badge', validUntil: '2028-11-07T00:00:00.000Z' }],
    },
  });
  expect(portfolio?.otherSections[0]?.entries[0]?.properties).toEqual([
    { label: 'Valid until', values: ['2028-11-07'] },
  ]);
});
