import { expect, test } from 'vitest';

import { resumeSheet } from '~/portal/lib/resume-sheet';
import { readFolder } from '~/resume/read/folder-for-test';

import { formatOf } from './format';
import { sectionCards } from './section-cards';
import { tOf } from './t';

const RESUME = {
  basics: { name: 'Ada Byron' },
  securityClearances: [
    { level: 'Secret', agency: 'War Office', date: '1840-05' },
    { name: 'Public trust', start: '1841', end: '1843', url: 'https://example.org/trust', points: ['Kept'] },
  ],
  community_service: ['Taught mathematics.', 'Ran a reading room.'],
  statement: 'I read engines as others read novels.',
  membership: { society: 'Royal Society', seat: { row: 4 } },
  repo: 'engine',
  _draft: { to: 'an employer' },
  '-publications': [{ name: 'Switched off' }],
};

test('shows unknown sections under readable names', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME });
  const [clearances, service, statement, membership, ...rest] = portfolio?.otherSections ?? [];
  expect(rest).toEqual([]);
  expect(clearances?.title).toBe('Security clearances');
  expect(clearances?.entries).toMatchObject([
    {
      title: null,
      period: { start: { year: 1840, month: 5 } },
      properties: [
        { label: 'Level', values: ['Secret'] },
        { label: 'Agency', values: ['War Office'] },
      ],
    },
    {
      title: 'Public trust',
      period: { start: { year: 1841 }, end: { year: 1843 } },
      url: 'https://example.org/trust',
      highlights: ['Kept'],
    },
  ]);
  expect(service).toMatchObject({
    title: 'Community service',
    entries: [{ highlights: ['Taught mathematics.', 'Ran a reading room.'] }],
  });
  expect(statement?.entries).toMatchObject([{ summary: 'I read engines as others read novels.' }]);
  expect(membership?.entries[0]?.properties).toEqual([
    { label: 'Society', values: ['Royal Society'] },
    { label: 'Seat row', values: ['4'] },
  ]);
  expect(warnings.join('\n')).toMatch(/securityClearances: .*shown under its own name/);
  expect(warnings.join('\n')).toMatch(/repo: this section is not known; no page shows it/);
});

test('IAM and the résumé show unknown sections, and private notes are not published', () => {
  const { portfolio, withheld } = readFolder({ 'resume.json': RESUME });
  if (!portfolio) throw new Error('The folder could not be read.');
  const format = formatOf('en');
  const titles = ['Security clearances', 'Community service', 'Statement', 'Membership'];
  expect(sectionCards(portfolio, format, tOf('en'), (tag) => tag).map(({ title }) => title)).toEqual(titles);
  const sheet = resumeSheet(portfolio, 'en', format, String);
  expect(sheet.sections.flatMap((section) => (section.kind === 'other' ? section.title : []))).toEqual(
    titles,
  );
  expect(withheld.join('\n')).toMatch(/_draft\.to \(note\)\n.*-publications\[0\]\.name \(note\)/);
  expect(JSON.stringify(portfolio)).not.toMatch(/an employer|Switched off/);
});
