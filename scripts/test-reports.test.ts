import { expect, test } from 'vitest';

import { e2eFailures, unitFailures } from './test-reports';

const RED = '\u001B[31m';

test('reports a failed unit test with the beginning of its message', () => {
  const report = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      {
        assertionResults: [
          { fullName: 'well', failureMessages: [] },
          { fullName: 'ill', failureMessages: [`${RED}expected 1\n${'more\n'.repeat(99)}`] },
        ],
      },
    ],
  };
  const [reason, ...others] = unitFailures(report);
  expect(others).toEqual([]);
  expect(reason).toMatch(/^ill\n {4}expected 1\n/);
  expect(reason?.split('\n').length).toBeLessThan(20);
});

test('reports a failed browser test with file and line', () => {
  const spec = (title: string, messages: readonly string[]) => ({
    file: 'a.e2e.ts',
    line: 7,
    title,
    tests: [{ results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
  });
  const suites = [
    { specs: [spec('well', [''])], suites: [{ specs: [spec('inside', ['too early'])] }] },
    { specs: [spec('ill', ['wrong'])] },
  ];
  expect(e2eFailures({ stats: { expected: 1, unexpected: 2 }, suites })).toEqual([
    'a.e2e.ts:7 inside\n    too early',
    'a.e2e.ts:7 ill\n    wrong',
  ]);
});
