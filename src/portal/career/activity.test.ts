import { expect, test } from 'vitest';

import { portfolioOf } from '~/resume/read/folder-for-test';
import { formatOf } from '~/portal/i18n/format';
import { isUnfinished } from '~/resume/model/texts/unfinished-text';
import { activityEvents } from './activity';
import { defaultLanguage } from '~/portal/addresses/languages';
import { byYear, timelineOf } from '~/portal/screens/activity/shown-events';

const portfolio = portfolioOf({
  work: [
    { name: 'Later', position: 'Head', startDate: '2019-03' },
    { name: 'Acme', position: 'Lead', startDate: '2014-01', endDate: '2018-06' },
    { name: 'Acme', position: 'Developer', startDate: '2010-05', endDate: '2014-01' },
    { name: 'Side, Inc.', position: 'Consultant; part time', startDate: '2016', endDate: '2017' },
  ],
  projects: [{ name: 'Engine', startDate: '2012-02', endDate: '2012-08' }, { name: 'Some day' }],
  education: [{ institution: 'School', studyType: 'BSc', startDate: '2006', endDate: '2009' }],
  certificates: [{ name: 'Certified', date: '2015-11' }],
  publications: [{ name: 'Notes', releaseDate: '2013' }],
});

const format = {
  period: ({ start, end, current }: { start: unknown; end: unknown; current: boolean }) =>
    JSON.stringify([start, end, current]),
  tenure: String,
  percent: String,
  grade: String,
  colon: ':',
};
const NOW = 2026 * 12 + 10;
const events = activityEvents(portfolio, format, defaultLanguage, NOW);

test('lists the events of a career, newest first, with kind, status and resource', () => {
  expect(
    events.map(({ kind, status, resource, start, end }) => [kind, status, resource, start, end]),
  ).toEqual([
    ['job', 'current', 'Head', '2019-03', ''],
    ['job', 'done', 'Consultant; part time', '2016', '2017'],
    ['certificate', 'done', 'Certified', '2015-11', '2015-11'],
    ['promotion', 'done', 'Lead', '2014-01', '2018-06'],
    ['publication', 'done', 'Notes', '2013', '2013'],
    ['project', 'done', 'Engine', '2012-02', '2012-08'],
    ['job', 'done', 'Developer', '2010-05', '2014-01'],
    ['education', 'done', 'BSc', '2006', '2009'],
    ['project', 'undated', 'Some day', '', ''],
  ]);
  expect([...byYear(events).keys()]).toEqual([2019, 2016, 2015, 2014, 2013, 2012, 2010, 2006, null]);
});

test('a later role at a company is a promotion only if it starts soon after an earlier one', () => {
  const kinds = (...periods: readonly (readonly [startDate: string, endDate?: string])[]) => {
    const work = periods.map(([startDate, endDate], at) => ({
      name: 'Acme',
      position: `Role ${at}`,
      startDate,
      ...(endDate && { endDate }),
    }));
    return activityEvents(portfolioOf({ work }), format, defaultLanguage, NOW).map(({ kind }) => kind);
  };
  expect(kinds(['2015-06', '2016-06'], ['2008-07', '2009-07'])).toEqual(['job', 'job']);
  expect(kinds(['2015-06', '2016-06'], ['2008-07', '2014-12'])).toEqual(['promotion', 'job']);
  expect(kinds(['2015-06', '2016-06'], ['2008-07', '2014-11'])).toEqual(['job', 'job']);
});

test('an event in the future is planned, with its stated duration', () => {
  const [head] = activityEvents(portfolio, format, defaultLanguage, 2018 * 12);
  expect(head?.status).toBe('planned');
  expect(head?.months?.[1]).toBeGreaterThanOrEqual(head?.months?.[0] ?? Infinity);
});

test('the timeline has a lane for each kind, with overlapping bars in rows', () => {
  const timeline = timelineOf(events);
  expect(timeline?.lanes.map(({ bars, ...lane }) => ({ ...lane, bars: bars.length }))).toEqual([
    { kind: 'job', rows: 2, bars: 4 },
    { kind: 'project', rows: 1, bars: 1 },
    { kind: 'education', rows: 1, bars: 1 },
    { kind: 'certificate', rows: 1, bars: 1 },
    { kind: 'publication', rows: 1, bars: 1 },
  ]);
  for (const { bars } of timeline?.lanes ?? [])
    for (const { x, width } of bars) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(100.01);
    }
});

test('there is no timeline of one event, nor of one year', () => {
  const [event] = events;
  if (!event) throw new Error('No event.');
  const at = (from: number, to: number) => ({
    ...event,
    months: [2020 * 12 + from, 2020 * 12 + to] as const,
  });
  expect(timelineOf([])).toBeNull();
  expect(timelineOf([at(0, 60), { ...event, months: null }])).toBeNull();
  expect(timelineOf([at(0, 4), at(6, 11)])).toBeNull();
  expect(timelineOf([at(0, 4), at(6, 12)])?.years).toHaveLength(2);
});

test('says of each study and publication whether it has succeeded', () => {
  const own = portfolioOf({
    education: [
      { institution: 'School', area: 'Law', startDate: '2001', endDate: '2003', summary: 'Not completed.' },
      { institution: 'School', area: 'Arts', startDate: '2003', endDate: '2006' },
      { institution: 'Evening school', studyType: 'Drawing', startDate: '2004' },
    ],
    publications: [
      { name: 'Looms', publisher: 'Submitted: Looms Letters', releaseDate: '2020-02' },
      { name: 'Cards', publisher: 'Looms Letters', releaseDate: '2020-02' },
    ],
  });
  const listed = activityEvents(own, format, defaultLanguage, NOW);
  expect(Object.fromEntries(listed.map(({ resource, status }) => [resource, status]))).toEqual({
    Law: 'unfinished',
    Arts: 'done',
    Drawing: 'begun',
    Looms: 'current',
    Cards: 'done',
  });
});

const study = (summary: string) => ({
  studyType: 'BSc',
  area: 'Physics',
  score: null,
  summary,
  highlights: [],
  period: { start: null, end: null, current: false },
});

test.each([
  ['All but dissertation', true],
  ['Carrera truncada', true],
  ['Études non terminées', true],
  ['Ohne Abschluss', true],
  ['Thesis on incompleteness theorems', false],
])('a study with the text “%s” lacks its degree: %s', (summary, expected) => {
  expect(isUnfinished(study(summary))).toBe(expected);
});

test('a study that a field calls unfinished says so behind its dates, and once in the activity log', () => {
  const education = [
    { institution: 'School', area: 'Law', startDate: '2001', endDate: '2003', completed: false },
  ];
  const ada = portfolioOf({ education });
  const [law] = ada.education;
  expect(law && formatOf('de').period(law.period)).toBe('2001 - 2003, nicht abgeschlossen');
  const [event] = activityEvents(ada, formatOf('en'), defaultLanguage, 2026 * 12);
  expect(event?.status).toBe('unfinished');
  expect(JSON.stringify(event)).not.toContain('not completed');
});
