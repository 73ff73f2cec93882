import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

test.each(['-', '–', 'N/A', 'n/a', 'None', 'TBD', ' null ', 'To be determined', 'ENC[AES256_GCM,data:c2Vj]'])(
  'leaves out an empty phrase: %j',
  (nothing) => {
    const { portfolio, warnings } = readFolder({
      'resume.json': {
        basics: { name: 'Ada', label: nothing },
        work: [
          {
            name: 'Mill',
            position: 'Weaver',
            summary: nothing,
            highlights: ['Wove.', nothing],
            team: nothing,
          },
        ],
        skills: [{ name: 'Cards', level: nothing, keywords: nothing }],
      },
    });
    expect(portfolio?.owner.headline).toBeNull();
    expect(portfolio?.companies[0]?.positions[0]).toMatchObject({
      summary: null,
      highlights: ['Wove.'],
      properties: [],
    });
    expect(portfolio?.skills[0]).toMatchObject({ level: null, keywords: [] });
    const messages = warnings.filter((line) => line.includes('says nothing'));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatch(
      /^resume\.json:\d+:\d+ basics\.label and 4 more .*says nothing; it was left out\.$/,
    );
  },
);

test('accepts an empty phrase as the owner’s name', () => {
  expect(readFolder({ 'resume.json': { basics: { name: 'None' } } }).portfolio?.owner.name).toBe('None');
});

test('reads a date that ends in a hyphen', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      work: [{ name: 'Mill', startDate: '1987-01-', endDate: '1990-' }],
    },
  });
  expect(portfolio?.companies[0]?.period).toEqual({
    start: { year: 1987, month: 1 },
    end: { year: 1990, month: null },
    current: false,
  });
});

test('shows city and region of the owner and of a job', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada', location: { city: 'Austin', region: 'Texas', countryCode: 'US' } },
      work: [{ name: 'Mill', location: { city: 'Dallas', region: 'Texas', countryCode: 'US' } }],
    },
  });
  expect(portfolio?.owner.place).toMatchObject({ city: 'Austin', region: 'Texas', country: 'United States' });
  expect(portfolio?.companies[0]?.location).toBe('Dallas, Texas, US');
  expect(portfolio?.places.map(({ city }) => city)).toEqual(['Austin', 'Dallas']);
});
