import { expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';

function studyOf(fields: object) {
  const { portfolio, warnings } = readFolder({
    'resume.json': {
      basics: { name: 'Ada Byron' },
      education: [{ institution: 'Mill School', area: 'Weaving', ...fields }],
    },
  });
  const { period, score } = portfolio?.education[0] ?? {};
  return { period, score, warnings: warnings.join() };
}

test.each([
  { endDate: 'incompleto' },
  { to: 'Abandonado' },
  { end: 'Incomplete' },
  { endDate: 'abgebrochen' },
])('an end without a date tells that a study has no degree: %j', (end) => {
  const [words = ''] = Object.values(end);
  const { period, score, warnings } = studyOf({ startDate: '2011', ...end });
  expect(period).toEqual({ start: { year: 2011, month: null }, end: null, current: false, endUnknown: true });
  expect(score).toBe(words);
  expect(warnings).toContain(`"${words}" tells of no degree; "${words}" is shown in place of a grade`);
  expect(warnings).not.toContain('expected a date');
});

test('an end may have a date beside such a word', () => {
  const { period, score } = studyOf({ startDate: '2011', endDate: '2014 (incomplete)' });
  expect(period?.end).toEqual({ year: 2014, month: null });
  expect(score).toBe('incomplete');
});

test.each(['present', '2014', 'not yet completed', 'todavía no terminado', '?'])(
  'any other end: %s',
  (endDate) => {
    expect(studyOf({ startDate: '2011', endDate }).score).toBeNull();
  },
);

test('a grade stays, and a text that is no date causes a warning', () => {
  const { score, warnings } = studyOf({ startDate: '2011', endDate: 'incomplete', score: '8.4' });
  expect(score).toBe('8.4');
  expect(warnings).toContain('expected a date');
});
