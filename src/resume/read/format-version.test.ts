import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { inThisFormat, type FormatStep } from './format-version';
import { warningMessages, type Findings } from '../standard/problems';
import { parseSource } from './source';

const STEPS: readonly FormatStep[] = [
  {
    to: 2,
    about: '"scores" is called "score"',
    change: ({ scores, ...rest }) => {
      return { ...rest, score: scores };
    },
  },
  { to: 3, about: 'a score is a text', change: (data) => ({ ...data, score: String(data['score']) }) },
];

const read = (text: string, current = 3) => {
  const findings: Findings = { problems: [], warnings: [] };
  const source = parseSource('portal.yaml', text);
  if ('problems' in source) throw new Error(source.problems.join('\n'));
  const data = inThisFormat(source, findings, STEPS, current);
  return { data, messages: warningMessages(findings.warnings), place: source.place(['score']) };
};

test('migrates a file of an older version with one warning about the differences', () => {
  expect(read('title: A\nscores: 5\n')).toEqual({
    data: { title: 'A', score: '5', version: 3 },
    messages: [
      'portal.yaml:1:1 version: your files are written for version 1 of the format and were read as version 3: "scores" is called "score"; a score is a text. Change that, and write version: 3.',
    ],
    place: 'portal.yaml:1:1',
  });
  expect(read('version: 2\nscore: 5\n').data).toEqual({ version: 3, score: '5' });
});

test('reads a file of the current version unchanged', () => {
  expect(read('version: 3\nscore: x\n')).toMatchObject({ data: { version: 3, score: 'x' }, messages: [] });
});

test('a newer version asks for an update, and no version means the first', () => {
  const owner = { 'resume.json': { basics: { name: 'Ada' } } };
  const { warnings, portfolio } = readFolder({ ...owner, 'portal.yaml': 'title: A\nversion: 7\n' });
  expect(portfolio?.portal.title).toBe('A');
  expect(warnings).toEqual([
    'portal.yaml:2:1 version: your files are written for version 7 of the format, and this program knows version 1: npm update portalfolio brings one that knows it. What it does not know is left out.',
  ]);
  expect(readFolder({ ...owner, 'portal.yaml': 'version: 1\n' }).warnings).toEqual([]);
  expect(readFolder({ ...owner, 'portal.yaml': 'version: one\n' }).warnings).toEqual([
    'portal.yaml:1:1 version: expected the number of a version, such as 1, got "one"; it was left out.',
  ]);
});
