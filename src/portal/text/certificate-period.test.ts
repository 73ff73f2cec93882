import { expect, test } from 'vitest';

import { readFolder } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { activityEvents } from '~/portal/lib/activity';
import { certificatePeriod } from './certificate-period';
import { defaultLanguage } from '~/portal/lib/languages';
import { resumeSheet } from '~/documents/sheet-of';
import { sections } from '~/portal/lib/sections';
import { statDetail } from '~/portal/screens/dashboard/data';

const { portfolio } = readFolder({
  'resume.json': {
    basics: { name: 'Ada Byron' },
    education: [{ institution: 'Academy', studyType: 'Master (in progress)' }],
    certificates: [
      { name: 'Weaver', issuer: 'En cours' },
      { name: 'Dyer', issuer: 'Board', date: 'expected 2027' },
      { name: 'Spinner', issuer: 'Board', startDate: '2026-02', endDate: 'In progress' },
      { name: 'Carder', issuer: 'Board', date: '2020' },
    ],
  },
});
if (!portfolio) throw new Error('The résumé was not read.');

const NOW = 2026 * 12 + 10;

test('the activity log says which certificates and studies are in progress', () => {
  const events = activityEvents(portfolio, formatOf('en'), defaultLanguage, NOW);
  expect(events.map(({ resource, place, status, time }) => [resource, place, status, time])).toEqual([
    ['Dyer', 'Board', 'current', '2027'],
    ['Spinner', 'Board', 'current', 'Feb 2026 - Present'],
    ['Carder', 'Board', 'done', '2020'],
    ['Master', 'Academy', 'current', ''],
    ['Weaver', '', 'current', ''],
  ]);
});

test.each([
  ['en', 'In progress', 'In progress, 2027', 'Feb 2026 - Present'],
  ['es', 'En curso', 'En curso, 2027', 'feb 2026 - Actualidad'],
  ['pt', 'Em curso', 'Em curso, 2027', 'fev. de 2026 - Presente'],
  ['fr', 'En cours', 'En cours, 2027', 'févr. 2026 - présent'],
  ['de', 'Läuft', 'Läuft, 2027', 'Feb. 2026 - heute'],
])('IAM and the résumé have the state in %s', (language, state, expected, open) => {
  const format = formatOf(language);
  const iam = JSON.stringify(sections(portfolio, format, String, String));
  const sheet = resumeSheet(portfolio, language, format, String).sections;
  const lines = sheet.find((section) => 'kind' in section && section.kind === 'certificates')?.lines ?? [];
  expect(lines.map(({ name, text }) => [name, text])).toEqual([
    ['Spinner', `Board, ${open}`],
    ['Carder', 'Board, 2020'],
    ['Weaver', state],
    ['Dyer', `Board, ${expected}`],
  ]);
  expect(iam).toContain(`"${state}"`);
  expect(iam).toContain(`Board · ${expected}`);
  expect(sheet.flatMap(({ entries }) => entries)).toMatchObject([{ title: 'Master', when: state }]);
});

test('a figure of certificates lists only those that are earned', () => {
  const stat = {
    measure: 'certificates',
    title: null,
    value: '1',
    count: 1,
    stated: false,
    icon: 'certificate',
  } as const;
  expect(statDetail(stat, portfolio, 2026)).toEqual({ names: expect.stringContaining('Carder') as string });
  expect(JSON.stringify(statDetail(stat, portfolio, 2026))).not.toContain('Weaver');
});

test.each([
  ['en', 'Jan 2019 - Jan 2022, expired'],
  ['es', 'ene 2019 - ene 2022, caducado'],
  ['de', 'Jan. 2019 - Jan. 2022, abgelaufen'],
])('a certificate whose end has passed is marked in %s', (language, expected) => {
  const { portfolio: holder } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      certificates: [
        { name: 'Weaver', issuer: 'Board', date: '2019-01', endDate: '2022-01' },
        { name: 'Dyer', issuer: 'Board', date: '2019-01', endDate: '2999-01' },
      ],
    },
  });
  if (!holder) throw new Error('The résumé was not read.');
  const format = formatOf(language);
  const periods = holder.certificates.map((certificate) => format.period(certificatePeriod(certificate)));
  expect(periods).toContain(expected);
  expect(periods.filter((period) => period.includes(expected.split(', ')[1] ?? ''))).toHaveLength(1);
  expect(JSON.stringify(sections(holder, format, String, String))).toContain(`Board · ${expected}`);
});
