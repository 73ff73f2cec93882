import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function read(resume: object) {
  const { portfolio, warnings } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error('The résumé was not read.');
  return { ...portfolio, warnings: warnings.join('\n') };
}

test('understands a position, a code of three letters, and an account of a template', () => {
  const { owner } = read({
    basics: {
      name: 'Ada Byron',
      position: 'Student of looms',
      email: 'ada[a]mill.example',
      location: { city: 'Suita', region: 'Japan', countryCode: 'JPN' },
      profiles: [
        { network: 'Twitter', username: 'AlbertEinstein', url: 'https://twitter.com/AlbertEinstein' },
      ],
    },
  });
  expect(owner).toMatchObject({
    headline: 'Student of looms',
    email: 'ada@mill.example',
    place: { city: 'Suita', region: null, countryCode: 'JP' },
    profiles: [],
  });
});
