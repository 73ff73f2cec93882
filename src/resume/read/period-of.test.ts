import { expect, test } from 'vitest';

import { projectPeriodOf } from './period-of';

const TODAY = new Date('2026-06-15T00:00:00Z');
const isCurrent = (project: Parameters<typeof projectPeriodOf>[0]): boolean =>
  projectPeriodOf(project, ['projects', 0], {
    today: TODAY,
    warn: () => undefined,
  }).current;

test('a project without an end runs on for some years only', () => {
  expect(isCurrent({ startDate: '2024-03' })).toBe(true);
  expect(isCurrent({ startDate: '2012' })).toBe(false);
  expect(isCurrent({ startDate: '2012', endOngoing: true })).toBe(true);
  expect(isCurrent({ startDate: '2012', entity: 'Mill' })).toBe(true);
  expect(isCurrent({ startDate: '2012', endDate: '2030' })).toBe(true);
});
