import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

function studyOf(fields: object) {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [{ institution: 'Mill School', area: 'Weaving', ...fields }],
    },
  });
  const { period, unfinished, properties } = portfolio?.education[0] ?? {};
  return { period, unfinished, properties, warnings: warnings.join() };
}

test.each([
  { endDate: 'incompleto' },
  { to: 'Abandonado' },
  { end: 'Incomplete' },
  { endDate: 'abgebrochen' },
])('an end without a date tells that a study has no degree: %j', (end) => {
  const { warnings, ...study } = studyOf({ startDate: '2011', ...end });
  expect(study).toEqual({
    period: { start: { year: 2011, month: null }, end: null, current: false, endUnknown: true },
    unfinished: true,
    properties: [],
  });
  expect(warnings).toMatch(/is no date; the study is shown as one that ended without its degree/);
  expect(warnings).not.toContain('expected a date');
});

test.each(['present', '2014', 'not yet completed', 'todavía no terminado', '?'])(
  'any other end: %s',
  (endDate) => {
    expect(studyOf({ startDate: '2011', endDate }).unfinished).toBeUndefined();
  },
);

test('an unreadable year beside such a word causes a warning', () => {
  const { unfinished, warnings } = studyOf({ startDate: '2011', endDate: 'MMXIV 14 incomplete' });
  expect(unfinished).toBe(true);
  expect(warnings).toContain('expected a date');
});
