import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The number of lines that are repeated of each failure: enough for the expected and the actual value. */
const LINES = 16;

type UnitTest = { fullName: string; failureMessages: readonly string[] };
export type UnitReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: readonly { assertionResults: readonly UnitTest[] }[];
};

type Suite = { specs?: readonly Spec[]; suites?: readonly Suite[] };
type Spec = { file: string; line: number; title: string; tests: readonly BrowserTest[] };
type BrowserTest = { results: readonly { errors?: readonly { message?: string }[] }[] };
export type E2eReport = {
  stats: { expected: number; unexpected: number };
  suites: readonly Suite[];
};

/** The report of a test runner; null if it wrote none. */
export const reportAt = <Report>(file: string): Report | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null;

const annotation = (name: string, message: string): string =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, LINES)].join('\n    ');

const specsIn = ({ specs = [], suites = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsIn)];

export const unitFailures = ({ testResults }: UnitReport): string[] =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .flatMap(({ fullName, failureMessages: [message] }) =>
      message === undefined ? [] : [annotation(fullName, message)],
    );

export const e2eFailures = ({ suites }: E2eReport): string[] =>
  suites.flatMap(specsIn).flatMap(({ file, line, title, tests }) => {
    const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors));
    return error ? [annotation(`${file}:${line} ${title}`, error.message ?? '')] : [];
  });
