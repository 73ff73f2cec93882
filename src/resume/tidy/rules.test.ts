import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readFolder } from '../read/folder-for-test';
import { resumeSchema } from '../standard/resume';
import { tidyReference, RULES } from './rules';
import { tidy } from './tidy';
import { runs } from '../../../test/support/runs';

const tidied = (value: unknown) => {
  const [{ data, rules = [] } = {}] = tidy([{ file: 'resume.json', text: JSON.stringify(value) }]);
  return { data, rules };
};

describe.each(RULES)('$name', ({ examples, apply }) => {
  test.each(examples)('changes example %#, and nothing twice', ({ before, after }) => {
    const resume = structuredClone(before) as Record<string, unknown>;
    apply(resume, () => false);
    expect(resume).toEqual(after);
    apply(resume, () => false);
    expect(resume).toEqual(after);
  });
});

test('each rule has a name of its own and an example', () => {
  expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
  expect(RULES.every(({ examples }) => examples.length > 0)).toBe(true);
});

const UNTIDY = {
  name: 'Ada Weaver',
  github: 'ada',
  website: 'ada.example',
  experience: [
    {
      company: 'The Mill',
      title: 'Weaver',
      period: 'March 2019 – Present',
      summary: ['<p>Wove <b>linen</b>.</p>', 'Repaired looms.'],
      highlights: [{ text: 'Halved the waste.' }, 'Technologies: React, Node.js'],
    },
  ],
  skills: { weaving: ['Looms', 'Wool'] },
  certifications: [{ title: 'Guild (in progress)', date: '2030' }],
};

const FIELD = fc.constantFrom(
  ...'name company title position from startDate endDate dates summary highlights keywords url website hidden level'.split(
    ' ',
  ),
);
const VALUES: readonly unknown[] = [
  'Mill',
  'Present',
  '2019 - 2020',
  '<b>Bold</b>',
  'React, Vue',
  'https://github.com/ada',
  '2018-01-01',
  'Guild (in progress)',
  '',
  null,
  12,
  true,
  ['One', 'Two'],
  { a: 'x' },
  [{ name: 'Y', level: '3' }],
];
const VALUE = fc.constantFrom(...VALUES);
const ENTRY = fc.dictionary(FIELD, VALUE, { maxKeys: 5 });
const RESUME = fc.record({
  top: fc.dictionary(fc.constantFrom('website', 'email', 'about', 'title', 'label'), VALUE, { maxKeys: 3 }),
  basics: ENTRY,
  sections: fc.dictionary(
    fc.constantFrom('work', 'experience', 'projects', 'skills', 'certificates', 'certifications', 'about'),
    fc.oneof(ENTRY, fc.array(ENTRY, { maxLength: 3 })),
    { maxKeys: 4 },
  ),
});

test('any file: a second pass changes nothing, and the model is that of the file as it was written', () => {
  const model = (resume: unknown) => readFolder({ 'resume.json': resume });
  fc.assert(
    fc.property(RESUME, ({ top, basics, sections }) => {
      const resume = { ...top, ...sections, basics: { ...basics, name: 'Ada' } };
      const { data } = tidied(resume);
      expect(tidied(data).data).toEqual(data);
      expect(model(data).portfolio).toEqual(model(resume).portfolio);
    }),
    { numRuns: runs(600) },
  );
});

test('the result of all rules is standard, and a second pass changes nothing', () => {
  const { data } = tidied(UNTIDY);
  expect(resumeSchema.safeParse(data).error).toBeUndefined();
  expect(data).toEqual({
    basics: {
      name: 'Ada Weaver',
      url: 'https://ada.example',
      profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
    },
    work: [
      {
        name: 'The Mill',
        position: 'Weaver',
        summary: 'Wove **linen**.\n\nRepaired looms.',
        highlights: ['Halved the waste.'],
        keywords: ['React', 'Node.js'],
        startDate: '2019-03',
      },
    ],
    skills: [{ name: 'Weaving', keywords: ['Looms', 'Wool'] }],
    certificates: [{ name: 'Guild', date: '2030', status: 'in progress' }],
  });
  expect(tidied(data).rules).toEqual([]);
});

/** The words of a value, at any depth. */
const wordsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(wordsIn)
    : (String(value).match(/\p{L}+/gu) ?? []);

test('no word is lost but those of the form', () => {
  const kept = new Set(wordsIn(tidied(UNTIDY).data).map((word) => word.toLowerCase()));
  const lost = wordsIn(UNTIDY).filter((word) => !kept.has(word.toLowerCase()));
  expect(new Set(lost)).toEqual(new Set(['March', 'Present', 'p', 'b', 'Technologies']));
});

test('the reference of the rules is up to date (npm run content:schema)', () => {
  expect(readFileSync('docs/tidy.md', 'utf8')).toBe(tidyReference());
});
