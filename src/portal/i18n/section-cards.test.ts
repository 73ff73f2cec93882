import { expect, test } from 'vitest';

import { documentOf } from '~/documents/document-of';
import { defaultLanguage } from '~/portal/addresses/languages';
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
  password: 'engine',
  _draft: { to: 'an employer' },
  '-publications': [{ name: 'Switched off' }],
};

const PORTAL = 'publish: [community_service, statement, membership]\n';

test('shows sections of the owner’s own under readable names', () => {
  const { portfolio, warnings } = readFolder({ 'resume.json': RESUME, 'portal.yaml': PORTAL });
  expect(portfolio?.otherSections).toMatchObject([
    {
      title: 'Security clearances',
      entries: [
        {
          period: { start: { year: 1840, month: 5 } },
          properties: [{ label: 'level', values: ['Secret'] }, {}],
        },
        { title: 'Public trust', period: { end: { year: 1843 } }, url: 'https://example.org/trust' },
      ],
    },
    { title: 'Community service', entries: [{ highlights: ['Taught mathematics.', 'Ran a reading room.'] }] },
    { title: 'Statement', entries: [{ summary: 'I read engines as others read novels.' }] },
    { title: 'Membership', entries: [{ properties: [{}, { label: 'seat', values: ['4'] }] }] },
  ]);
  expect(warnings).toEqual([expect.stringMatching(/ password: no field of JSON Resume/)]);
});

test('IAM and the résumé show sections of the owner’s own, and no notes', () => {
  const { portfolio, withheld } = readFolder({ 'resume.json': RESUME, 'portal.yaml': PORTAL });
  if (!portfolio) throw new Error('The folder could not be read.');
  const format = formatOf('en');
  const titles = ['Security clearances', 'Community service', 'Statement', 'Membership'];
  expect(sectionCards(portfolio, format, tOf('en'), (tag) => tag).map(({ title }) => title)).toEqual(titles);
  const { sections } = documentOf(portfolio, defaultLanguage);
  expect(sections.flatMap(({ kind, title }) => (kind === 'other' ? title : []))).toEqual(titles);
  expect(withheld.join('\n')).toMatch(/_draft \(note\)\n.*-publications \(note\)/);
  expect(JSON.stringify(portfolio)).not.toMatch(/an employer|Switched off|engine"/);
});
