import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RULES } from '../tidy/rules';
import { tidySource } from '../tidy/tidy';
import { parseSource } from '../read/source';
import { isStandard } from './is-standard';
import { FIELDS } from './resume';
import { runs } from '../../../test/support/runs';

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
    expect(isStandard(named) && tidySource(source(named)).rules.length > 0).toBe(false);
  },
);

test.each([
  ['a job', { work: [{ name: 'Mill', startDate: '2019-03', highlights: ['Wove cloth for a king.'] }] }],
  ['the sections of the standard', { skills: [{ name: 'Looms', level: 'Master', keywords: ['Wool'] }] }],
  [
    'a skill that begins as that of the template',
    {
      skills: [
        { name: 'Web Development', level: 'Advanced', keywords: ['HTML', 'CSS', 'JavaScript', 'PHP'] },
      ],
    },
  ],
  ['a state', { certificates: [{ name: 'Guild', status: 'in progress' }] }],
])('no rule changes a standard résumé: %s', (_, part) => {
  const data = { ...NAMED, ...part };
  expect(isStandard(data)).toBe(true);
  expect(tidySource(source(data)).rules).toEqual([]);
});

test.each([
  { skills: [{ name: 'Web Development', level: 'Master', keywords: ['HTML', 'CSS', 'JavaScript'] }] },
  { work: [{ name: 'Mill', endDate: '2024-09-31' }] },
  { work: [{ name: 'Mill', highlights: ['One.', 'One.'] }] },
  { work: [{ name: 'Mill', highlights: ['React', 'Jest', 'Vite'] }] },
  { work: [{ name: 'Mill', Summary: 'Wove.' }] },
  { work: [{ name: 'Mill', teamSize: 4 }] },
  { patents: [{ title: 'Loom' }] },
  { basics: { name: 'Ada', url: 'https://github.com/ada' } },
  { basics: { name: 'Ada', phones: [{ number: '12', hidden: true }] } },
  { work: [{ name: 'Mill', highlights: ['Wove.', 'HTML, CSS, Red Hat Enterprise Linux,'] }] },
])('is left to the rules of form: %j', (part) => {
  expect(isStandard({ ...NAMED, ...part })).toBe(false);
});

test('the sample is standard', () => {
  expect(isStandard(JSON.parse(readFileSync('examples/sample/resume.json', 'utf8')))).toBe(true);
});

/** Values and names of fields near the border of the standard. */
const oddValue = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    '-',
    'Present',
    '2020',
    '2020-01-01',
    '2024-02-30',
    '1850',
    '9999',
    12,
    null,
    {},
  ),
  fc.constantFrom<unknown>(
    [],
    [''],
    ['a', 'a'],
    ['React', 'Vue', 'Jest'],
    ['React, Vue, Jest'],
    ['Tools: React'],
    [' Tools: React'],
    ['HTML, CSS, Red Hat Enterprise Linux,'],
    [[], 'x'],
    [{ hidden: true }],
    true,
    'https://ada.example ',
  ),
  fc.constantFrom<unknown>(
    '<b>x</b>',
    'a < b',
    'R&amp;D',
    'ada.example',
    'http://ada.example',
    'https://github.com/a',
  ),
  fc.constantFrom<unknown>('Guild (in progress)', 'Present', 'Company', 'John Doe', 'a@b.example', [
    'x',
    { name: 'y' },
  ]),
  fc.string({ unit: 'grapheme' }),
);
const oddKey = fc.oneof(
  fc.constantFrom(...Object.values(FIELDS).flatMap((fields) => Object.keys(fields))),
  fc.constantFrom(
    'company',
    'Name',
    'start_date',
    'github',
    'hidden',
    'visible',
    'period',
    'tags',
    'teamSize',
    'about',
    'x',
  ),
);
const oddSection = fc.constantFrom('', ...Object.keys(FIELDS), 'experience', 'patents', 'meta');

test('no rule changes what is taken as standard', () => {
  let standard = 0;
  fc.assert(
    fc.property(fc.array(fc.tuple(oddSection, oddKey, oddValue), { maxLength: 3 }), (parts) => {
      const data: Record<string, unknown> = {
        basics: { name: 'Ada', profiles: [], location: { city: 'Leeds' } },
      };
      for (const [section, key, value] of parts) {
        const group = { [key]: value };
        if (section === '') data[key] = value;
        else if (section.startsWith('basics')) {
          const [basics, below] = [data['basics'] as Record<string, unknown>, section.split('.')[1]];
          if (below === undefined) basics[key] = value;
          else basics[below] = below === 'profiles' ? [group] : group;
        } else data[section] = [{ name: 'Mill', ...group }];
      }
      if (!isStandard(source(data).data)) return;
      standard += 1;
      expect(tidySource(source(data)).rules).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
  expect(standard).toBeGreaterThan(runs(10_000) / 20);
});
