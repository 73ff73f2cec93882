import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings, withheld } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio, warnings, withheld };
};

test('reads a section that is a group of one list', () => {
  const { companies, education, languages } = read({
    basics: { name: 'Ada Byron' },
    experience: {
      periods: [
        {
          company_name: 'Mill',
          position: 'Weaver',
          date_start: '28 Aug 2014 00:00:00 GMT',
          date_end: '03 Jun 2016 00:00:00 GMT',
        },
      ],
    },
    education: { periods: [{ educational_facility: 'Academy', specialty: 'Weaving' }] },
    languages: { language: [{ name: 'English', level: 'native' }, { name: 'German' }] },
  });
  expect(companies[0]).toMatchObject({
    name: 'Mill',
    period: { start: { year: 2014, month: 8 }, end: { year: 2016, month: 6 } },
  });
  expect(education[0]).toMatchObject({ institution: 'Academy', area: 'Weaving' });
  expect(languages.map(({ language }) => language)).toEqual(['English', 'German']);
});

test('reads groups of accounts and lists of contacts as profiles', () => {
  const social = { github: 'https://github.com/ada', stackOverflow: 'https://stackoverflow.com/u/1' };
  const { owner } = read({
    basics: { name: 'Ada Byron', social },
    contacts: [
      { label: 'E-mail', link: 'mailto:ada@example.org', value: 'ada@example.org' },
      { label: 'Telegram', link: 'https://t.me/ada', value: '@ada' },
    ],
  });
  expect(owner.email).toBe('ada@example.org');
  expect(owner.profiles.map(({ network }) => network)).toEqual(['Telegram', 'GitHub', 'Stack Overflow']);
});

test('withholds the phone number of a reference', () => {
  const { references, withheld } = read({
    basics: { name: 'Ada Byron' },
    references: [
      { name: 'Charles', reference: '+64.22.555.0101' },
      { name: 'Jane', reference: 'She weaves well.' },
    ],
  });
  expect(references.map(({ text }) => text)).toEqual([null, 'She weaves well.']);
  expect(withheld.join('\n')).toContain('references[0].reference (phone)');
});

test('reads the list of a group that has a summary beside it', () => {
  const { companies } = read({
    basics: { name: 'Ada Byron' },
    employment: { summary: 'Analyst', history: [{ employer: 'Mill', position: 'Clerk', start: '2019' }] },
  });
  expect(companies.map(({ name }) => name)).toEqual(['Mill']);
});
