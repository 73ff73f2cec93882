import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

const read = (resume: object) => {
  const { portfolio, warnings, heldBack } = readFolder({ 'resume.json': resume });
  if (!portfolio) throw new Error(warnings.join('\n'));
  return { ...portfolio, warnings, heldBack };
};

test('a section that is a group of one list is that list, whatever the list is called', () => {
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

test('a group of accounts under another name, and a list of contacts, are profiles', () => {
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

test('the telephone and e-mail of a reference are held back: they are those of another person', () => {
  const { references, heldBack } = read({
    basics: { name: 'Ada Byron' },
    references: [
      { name: 'Charles', reference: '+64.22.555.0101' },
      { name: 'Mary', reference: 'mary@example.org' },
      { name: 'Jane', reference: 'She weaves well.' },
    ],
  });
  expect(references.map(({ text }) => text)).toEqual([null, null, 'She weaves well.']);
  expect(heldBack.join('\n')).toContain('references[0].reference (phone)');
});
