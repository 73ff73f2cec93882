import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

const resumeOf = (position: string) => ({
  basics: { name: 'Ada Byron' },
  work: [{ name: 'B', position, startDate: 'in spring' }],
});

test('reads a résumé inside a group, and messages name its place', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': { cv: resumeOf('Engineer'), strings: { work: 'Jobs' } },
  });
  expect(portfolio?.companies[0]?.positions[0]?.title).toBe('Engineer');
  expect(warnings).toContain(
    'resume.json:2:3 cv: the résumé inside "cv" was taken; write its fields at the top of the file.',
  );
  expect(warnings.join('\n')).toContain('resume.json:10:9 work[0].startDate: expected a date');
});

test('reads the first of several résumés in one file, and names the others', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      en: { strings: {}, resume: resumeOf('Engineer') },
      es: { resume: resumeOf('Ingeniera') },
    },
  });
  expect(portfolio?.companies[0]?.positions[0]?.title).toBe('Engineer');
  expect(warnings[0]).toMatch(
    /es: another résumé, "es\.resume", was left out; write it to a file of its own/,
  );
});

test('reads other spellings of the name at the top', () => {
  const { portfolio } = readFolder({ 'resume.json': { full_name: 'Ada Byron', mail: 'ada@example.org' } });
  expect(portfolio?.owner).toMatchObject({ name: 'Ada Byron', email: 'ada@example.org' });
});

test('reads a name in parts, in groups of other names', () => {
  const { portfolio } = readFolder({
    'resume.json': { data: { introduction: { name: ['Ada', 'Byron'] }, jobs: [{ company: 'B' }] } },
  });
  expect(portfolio?.owner.name).toBe('Ada Byron');
  expect(portfolio?.companies.map(({ name }) => name)).toEqual(['B']);
});
