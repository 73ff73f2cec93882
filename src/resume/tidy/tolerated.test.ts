import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

/** Deviations of résumés from the standard, with the warnings. */
const TOLERATED: readonly (readonly [what: string, resume: object, warning: RegExp])[] = [
  [
    'older names',
    { work: [{ company: 'B' }] },
    /work\[0\]\.company: another name for this field, taken as "name"; nothing to do\.$/,
  ],
  [
    '“Present” as an end',
    { work: [{ name: 'B', startDate: '2020-01', endDate: 'Present' }] },
    /endDate: "Present" was taken as no end\.$/,
  ],
  [
    'dots as an end',
    { work: [{ name: 'B', startDate: '2020-01', endDate: '...' }] },
    /endDate: "\.\.\." was taken as no end\.$/,
  ],
  [
    'a full timestamp',
    { work: [{ name: 'B', startDate: '2020-01-05T10:00:00Z' }] },
    /startDate: "2020-01-05T10:00:00Z" was taken as 2020-01\.$/,
  ],
  [
    'a day that does not exist',
    { work: [{ name: 'B', startDate: '2024-09-31' }] },
    /"2024-09-31" is no day of that month; it was taken as 2024-09\.$/,
  ],
  [
    'a date that ends in a hyphen',
    { work: [{ name: 'B', startDate: '1987-01-' }] },
    /startDate: "1987-01-" was taken as 1987-01\.$/,
  ],
  [
    'an empty phrase',
    { work: [{ name: 'B', location: 'N/A' }] },
    /work\[0\]\.location: "N\/A" says nothing; it was left out\.$/,
  ],
  [
    'reversed dates',
    { work: [{ name: 'B', startDate: '2020-02', endDate: '2019-11' }] },
    /they were read the other way round\.$/,
  ],
  [
    'reversed dates of one year',
    { work: [{ name: 'B', startDate: '2020-05', endDate: '2020-01' }] },
    /only the year is shown\. Correct the wrong date\.$/,
  ],
  [
    'an end years before the start',
    { work: [{ name: 'B', startDate: '2023-03-01', endDate: '2005-12-31' }] },
    /endDate: "2005-12-31" comes before the start "2023-03-01"; the start was left out\. Correct the wrong date\.$/,
  ],
  [
    'a text for a list',
    { projects: [{ name: 'P', keywords: 'one' }] },
    /projects\[0\]\.keywords: a text where a list belongs/,
  ],
  ['texts for skills', { skills: ['Go'] }, /skills\[0\]: a text where a group of fields belongs/],
  [
    'a place as a text',
    { basics: { name: 'A', location: 'Bilbao' } },
    /basics\.location: a text where a group/,
  ],
  [
    'an address without https',
    { basics: { name: 'A', url: 'ada.example' } },
    /taken as https:\/\/ada\.example\.$/,
  ],
  ['an unknown section', { wrok: [] }, /wrok: this section is not known, did you mean "work"\?$/],
];

for (const [what, resume, warning] of TOLERATED) {
  test(`understood with a warning: ${what}`, () => {
    const { portfolio, warnings } = readFolder({ 'resume.json': { basics: { name: 'A' }, ...resume } });
    expect(portfolio).not.toBeNull();
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(warning);
    expect(warnings[0]).toMatch(/^resume\.json:\d+:\d+ /);
  });
}

test('reads the field names of many drafts and tools', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: {
        firstName: 'Ada',
        lastName: 'Byron',
        mobile: '1',
        github: 'ada',
        linkedin: 'linkedin.com/in/ada',
      },
      experiences: [
        { employer: 'B', role: 'Engineer', from: '2019', to: 'Present', activities: ['Built it.'] },
        { company_name: 'C', job_title: 'Clerk', dates: 'May 2015 – Jun 2018', tech: ['Pens'] },
        { company: 'D', title: 'Boy', start_date: '2014', end: 'aujourd’hui' },
      ],
      skills: { Languages: ['Go', 'Rust'], Tools: ['Make'] },
      languages: { English: 'Native', French: 'Some' },
    },
  });
  expect(portfolio?.owner).toMatchObject({
    name: 'Ada Byron',
    linkedin: { url: 'https://linkedin.com/in/ada' },
  });
  expect(portfolio?.owner.profiles.map(({ label }) => label)).toEqual(['ada', 'linkedin.com/in/ada']);
  expect(
    portfolio?.companies.map(({ name, active, positions }) => [name, active, positions[0]?.title]),
  ).toEqual([
    ['B', true, 'Engineer'],
    ['D', true, 'Boy'],
    ['C', false, 'Clerk'],
  ]);
  const [, , clerk] = portfolio?.companies ?? [];
  expect(clerk?.period).toMatchObject({ start: { year: 2015, month: 5 }, end: { year: 2018, month: 6 } });
  expect(clerk?.positions[0]?.keywords).toEqual(['Pens']);
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['Built it.']);
  expect(portfolio?.skills.map(({ name, keywords }) => [name, keywords])).toEqual([
    ['Languages', ['Go', 'Rust']],
    ['Tools', ['Make']],
  ]);
  expect(portfolio?.languages).toMatchObject([
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Some' },
  ]);
});

test('reads a file with its name at the top, and reports each assumption', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      name: 'Ada Byron',
      email: 'not yet',
      jobs: [{ company: 'B', startDate: 'in spring' }],
    },
  });
  expect(portfolio?.owner.name).toBe('Ada Byron');
  expect(portfolio?.companies.map(({ name }) => name)).toEqual(['B']);
  expect(warnings.map((warning) => warning.split('; ')[0])).toEqual([
    'resume.json:7:7 work[0].startDate: expected a date such as 2024, 2024-09 or 2024-09-30, got "in spring"',
    'resume.json:3:3 basics.email: expected an e-mail address, got "not yet"',
    'resume.json:2:3 name and 1 more (line 3): taken as "basics.name"',
    'resume.json:4:3 jobs: another name for this section, taken as "work"',
    'resume.json:6:7 jobs[0].company: another name for this field, taken as "name"',
  ]);
});

test('shows a repeated entry once', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'A' },
      awards: [{ title: 'Medal' }, { title: 'Cup' }, { title: 'Medal' }],
    },
  });
  expect(portfolio?.awards.map(({ title }) => title)).toEqual(['Medal', 'Cup']);
  expect(warnings).toEqual([
    'resume.json:12:5 awards[2]: this entry stands here twice; the second was left out.',
  ]);
});

test('treats null and empty texts as absent, without warnings', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'A', label: '', email: null, image: '' },
      work: [{ name: ' B ', endDate: '', startDate: '2020', highlights: ['one', null, ' '] }],
    },
    'portal.yaml': 'title:\nstats: null\n',
  });
  expect(warnings).toEqual([]);
  expect(portfolio?.owner).toMatchObject({ headline: null, email: null, photo: null });
  expect(portfolio?.companies[0]).toMatchObject({ name: 'B', active: true });
  expect(portfolio?.companies[0]?.positions[0]?.highlights).toEqual(['one']);
});
