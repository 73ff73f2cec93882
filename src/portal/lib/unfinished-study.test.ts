import { expect, test } from 'vitest';

import { readFolder } from '../../resume/read/folder-for-test';
import { formatOf } from '../i18n/format';
import { activityEvents } from './activity';
import { defaultLanguage } from './languages';
import { isUnfinished } from './unfinished-study';

const study = (summary: string) => ({
  studyType: 'BSc',
  area: 'Physics',
  score: null,
  summary,
  highlights: [],
  period: { start: null, end: null, current: false },
});

test.each([
  'All but dissertation',
  'Incomplete',
  'Did not finish; moved to London.',
  'Dropped out after two years',
  'Prematurely terminated study',
  'Carrera truncada',
  'Curso não concluído',
  'Études non terminées',
  'Ohne Abschluss',
])('a study without its degree: %s', (summary) => {
  expect(isUnfinished(study(summary))).toBe(true);
});

test.each(['Thesis on incompleteness theorems', 'Completed with honours'])(
  'any other study: %s',
  (summary) => {
    expect(isUnfinished(study(summary))).toBe(false);
  },
);

test('the activity log marks an unfinished study', () => {
  const { portfolio } = readFolder({
    'resume.json': {
      basics: { name: 'Ada' },
      education: [
        { institution: 'School', area: 'Law', startDate: '2001', endDate: '2003', summary: 'Not completed.' },
        { institution: 'School', area: 'Arts', startDate: '2003', endDate: '2006' },
      ],
    },
  });
  if (!portfolio) throw new Error('The résumé was not read.');
  const events = activityEvents(portfolio, formatOf('en'), defaultLanguage, 2026 * 12);
  expect(events.map(({ resource, status }) => [resource, status])).toEqual([
    ['Arts', 'done'],
    ['Law', 'unfinished'],
  ]);
});

test('a study that a field calls unfinished says so behind its dates, and once in the activity log', () => {
  const education = [
    { institution: 'School', area: 'Law', startDate: '2001', endDate: '2003', completed: false },
  ];
  const { portfolio } = readFolder({ 'resume.json': { basics: { name: 'Ada' }, education } });
  if (!portfolio) throw new Error('The résumé was not read.');
  const [law] = portfolio.education;
  expect(law && formatOf('en').period(law.period)).toBe('2001 - 2003, not completed');
  expect(law && formatOf('de').period(law.period)).toBe('2001 - 2003, nicht abgeschlossen');
  const [event] = activityEvents(portfolio, formatOf('en'), defaultLanguage, 2026 * 12);
  expect(event?.status).toBe('unfinished');
  expect(JSON.stringify(event)).not.toContain('not completed');
});
