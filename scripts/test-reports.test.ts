import { expect, test } from 'vitest';

import { e2eFailures, unitFailures } from './test-reports';

const RED = '\u001B[31m';

test('a unit test that failed is named, with the beginning of its reason', () => {
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

test('a browser test is named with its place, also where it passed the second time', () => {
  const spec = (title: string, ok: boolean, messages: readonly string[]) => ({
    file: 'a.e2e.ts',
    line: 7,
    title,
    ok,
    tests: [{ results: messages.map((message) => ({ errors: message ? [{ message }] : [] })) }],
  });
  const suites = [
    { specs: [spec('well', true, [''])], suites: [{ specs: [spec('late', true, ['too early', ''])] }] },
    { specs: [spec('ill', false, ['wrong', 'wrong again'])] },
  ];
  expect(e2eFailures({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual([
    'a.e2e.ts:7 late (passed the second time)\n    too early',
    'a.e2e.ts:7 ill\n    wrong',
  ]);
});
