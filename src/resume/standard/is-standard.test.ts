import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { RULES } from '../tidy/rules';
import { tidySource } from '../tidy/tidy';
import { parseSource } from '../read/source';
import { isStandard } from './is-standard';

const source = (data: unknown) => {
  const parsed = parseSource('resume.json', JSON.stringify(data));
  if ('problems' in parsed) throw new Error(parsed.problems.join('\n'));
  return parsed;
};
const NAMED = { basics: { name: 'Ada' } };

test.each(RULES.flatMap(({ name, examples }) => examples.map((example) => [name, example] as const)))(
  'a résumé that a rule changes is not standard: %s',
  (_, { before }) => {
    const given = before as { basics?: object };
    const named = { ...given, basics: { ...NAMED.basics, ...given.basics } };
    expect(isStandard(given)).toBe(false);
    expect(isStandard(named) && tidySource(source(named)).changes.length > 0).toBe(false);
  },
);

test.each([
  [
    'a work of its owner’s own',
    { work: [{ name: 'Mill', teamSize: 4, highlights: ['Wove cloth for a king.'] }] },
  ],
  ['the sections of the standard', { skills: [{ name: 'Looms', level: 'Master', keywords: ['Wool'] }] }],
  ['a section of its own', { patents: [{ title: 'Loom', year: '1801' }] }],
  ['a state', { certificates: [{ name: 'Guild', status: 'in progress' }] }],
])('no rule changes a standard résumé: %s', (_, part) => {
  const data = { ...NAMED, ...part };
  expect(isStandard(data)).toBe(true);
  expect(tidySource(source(data)).changes).toEqual([]);
});

test.each([
  { work: [{ name: 'Mill', endDate: '2024-09-31' }] },
  { work: [{ name: 'Mill', highlights: ['One.', 'One.'] }] },
  { work: [{ name: 'Mill', highlights: ['React', 'Jest', 'Vite'] }] },
  { work: [{ name: 'Mill', Summary: 'Wove.' }] },
  { patents: [{ title: 'Loom', hidden: true }] },
  { basics: { name: 'Ada', url: 'https://github.com/ada' } },
])('is left to the rules of form: %j', (part) => {
  expect(isStandard({ ...NAMED, ...part })).toBe(false);
});

test('the sample is standard', () => {
  expect(isStandard(JSON.parse(readFileSync('examples/sample/resume.json', 'utf8')))).toBe(true);
});
