import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { processorTime } from '../../../test/support/processor-time';
import { runs } from '../../../test/support/runs';

const FIXTURES = 'test/fixtures/resumes';

/** Longer samples find no further errors. */
const LONGEST_SAMPLE = 8000;
const samples = ['examples/sample', ...readdirSync(FIXTURES).map((name) => join(FIXTURES, name))]
  .map((folder) => join(folder, 'resume.json'))
  .filter((file) => !file.includes('README') && !file.includes('yaml'))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as unknown)
  .filter((sample) => JSON.stringify(sample).length < LONGEST_SAMPLE);
type Step = (value: unknown) => unknown;

const oddText = fc.constantFrom(
  '',
  ' ',
  'Present',
  '2024-09-31',
  '2020-13',
  '0000',
  '99999',
  'soon',
  '-',
  '**',
  '[x](javascript:alert(1))',
  '<script>',
  '\u202e',
  '\u0000',
  '😀',
  '👩‍👩‍👧',
  'ﷺ',
  '__proto__',
  'a'.repeat(5000),
  'http://',
  'https://[',
  'mailto:',
  '//x',
  '1e999',
  'null',
);
const odd: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e21, 2020, 1.5, [], {}, [[]], [null], [{}], {
    a: { b: {} },
  }),
  fc.constantFrom<unknown>(['a', ['b', ['c']]], { name: 'x' }, { toString: 1, constructor: 'y', length: 3 }),
);
const key = fc.oneof(
  fc.constantFrom(
    '',
    ...'company website picture gpa pinned summary __proto__ constructor url name date 0'.split(' '),
  ),
  fc.string({ maxLength: 8 }),
);

/** A change of a value in a file. */
const step: fc.Arbitrary<Step> = fc.oneof(
  odd.map(
    (value): Step =>
      () =>
        value,
  ),
  fc.constant<Step>((value) => [value]),
  fc.constant<Step>((value) => ({ name: value })),
  fc.constant<Step>((value) => JSON.stringify(value)),
  fc.constant<Step>((value) => [value, value]),
  key.map(
    (name): Step =>
      (value) =>
        typeof value === 'object' && value !== null ? { ...value, [name]: 'x' } : value,
  ),
  fc.tuple(key, fc.nat()).map(
    ([name, at]): Step =>
      (value) =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.fromEntries(
              Object.entries(value).map(([old, field], index) => [index === at % 5 ? name : old, field]),
            )
          : value,
  ),
);

/** Changes the value at a path of random choices. */
function changed(value: unknown, steps: readonly number[], change: Step): unknown {
  const [at = 0, ...further] = steps;
  if (typeof value !== 'object' || value === null || steps.length === 0) return change(value);
  const entries = Object.entries(value);
  const chosen = entries[at % Math.max(entries.length, 1)]?.[0];
  const next = entries.map(
    ([name, field]) => [name, name === chosen ? changed(field, further, change) : field] as const,
  );
  return Array.isArray(value) ? next.map(([, field]) => field) : Object.fromEntries(next);
}

const change = fc.tuple(fc.array(fc.nat(40), { minLength: 1, maxLength: 4 }), step);
const mutatedOf = (contents: readonly unknown[]) =>
  fc
    .tuple(fc.constantFrom(...contents), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([sample, changes]) => changes.reduce((value, [steps, one]) => changed(value, steps, one), sample));

/** Changes of the text of a file. */
const garbled = fc
  .tuple(mutatedOf(samples), fc.nat(), fc.constantFrom('cut', 'doubled', 'quote', 'tab', 'comma', 'yaml'))
  .map(([value, at, how]) => {
    const text = JSON.stringify(value, null, 1) ?? '';
    const place = at % Math.max(text.length, 1);
    const [before, after] = [text.slice(0, place), text.slice(place)];
    if (how === 'cut') return before;
    if (how === 'doubled') return text + text;
    return before + { quote: '"', tab: '\t', comma: ',', yaml: '\n- *a &b !!binary |\n ? x' }[how] + after;
  });

/** The faults of a result: none for a model, or messages without a place. */
function faultsOf(file: string, content: unknown): { faults: string[]; model: boolean } {
  const { portfolio, problems, warnings } = readFolder({ [file]: content });
  const placeless = [...problems, ...warnings].filter(
    (sentence) =>
      !/^resume\.(?:json|yaml)(?::(?:\d+:\d+ \S| and \d+ more\.$)| is not standard)/.test(sentence),
  );
  const invalid = portfolio
    ? (JSON.stringify({ ...portfolio, resume: null }).match(/\[object |\bNaN\b|undefined/g) ?? [])
    : [];
  const withoutMessage =
    portfolio === null && problems.length === 0 ? ['neither a model nor a sentence'] : [];
  return { faults: [...placeless, ...invalid, ...withoutMessage], model: portfolio !== null };
}

test('mutated résumés become a model or problems with places', () => {
  let models = 0;
  fc.assert(
    fc.property(mutatedOf(samples), (value) => {
      const { faults, model } = faultsOf('resume.json', value === undefined ? '' : JSON.stringify(value));
      if (model) models += 1;
      expect(faults).toEqual([]);
    }),
    { numRuns: runs(4500) },
  );
  expect(models).toBeGreaterThan(runs(4500) / 9);
}, 0);

test('garbled files become a model or problems with places', () => {
  fc.assert(
    fc.property(garbled, fc.constantFrom('resume.json', 'resume.yaml'), (text, file) => {
      expect(faultsOf(file, text).faults).toEqual([]);
    }),
    { numRuns: runs(1000) },
  );
}, 0);

const problemsOf = (file: string, content: string | Uint8Array) => readFolder({ [file]: content }).problems;

test('refuses files that would exhaust memory or time', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefghi'
      .split('')
      .map(
        (name, at) =>
          `${name}: &${name} [${Array.from({ length: 9 }, () => `*${'abcdefgh'[at]}`).join(', ')}]`,
      ),
  ].join('\n');
  expect(problemsOf('resume.yaml', bomb)).toEqual([
    'resume.yaml:1:1 aliases repeat more than a file may: expected no more than 100 uses.',
  ]);
  expect(problemsOf('resume.json', '['.repeat(100_000))).toEqual([
    'resume.json:1:1 expected no more than 64 groups or lists inside each other.',
  ]);
  expect(problemsOf('resume.yaml', '- '.repeat(50_000))[0]).toMatch(
    /^resume\.yaml:1:\d+ expected no more than 64 groups/,
  );
  expect(problemsOf('resume.json', `{"basics":{"name":"A"},"x":[${'1,'.repeat(400_000)}1]}`)).toEqual([
    'resume.json:1:1 expected no more than 150000 items and lines.',
  ]);
  expect(problemsOf('resume.json', ' '.repeat(20_000_000))).toEqual([
    'resume.json:1:1 the file has 20 MB; expected no more than 5 MB. Pictures belong into files of their own.',
  ]);
});

test('reads UTF-16, Windows-1252 and damaged UTF-8, and reports binary files', () => {
  const text = '{"basics":{"name":"Zoë"}}';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  expect(readFolder({ 'resume.json': utf16 }).portfolio?.owner.name).toBe('Zoë');
  const windows = readFolder({ 'resume.json': Buffer.from(text, 'latin1') });
  expect(windows.portfolio?.owner.name).toBe('Zoë');
  expect(windows.warnings.join('\n')).toContain('resume.json:1:1');
  expect(windows.warnings.join('\n')).toContain('was read as Windows-1252');
  const damaged = Buffer.concat([
    Buffer.from('{"basics":{"name":"Zoë",\n"label":"“Guide'),
    Buffer.from([0xe2, 0x80, 0x3f]),
    Buffer.from('"}}'),
  ]);
  const read = readFolder({ 'resume.json': damaged });
  expect(read.portfolio?.owner).toMatchObject({ name: 'Zoë', headline: '“Guide?' });
  expect(read.warnings.join('\n')).toContain('resume.json:2:1');
  expect(problemsOf('resume.json', Buffer.from([0x50, 0x4b, 0, 4, 0xff]))).toEqual([
    'resume.json:1:1 the file is not a text in UTF-8; save it with that encoding.',
  ]);
});

test('takes about linear time', () => {
  const shapes: ((count: number) => object)[] = [
    (count) => ({ work: Array.from({ length: count }, () => ({ company: 'A', position: 'B', gpa: 1 })) }),
    (count) => ({
      work: Array.from({ length: count }, (_, at) => ({ name: `A${at}`, startDate: 'nonsense' })),
    }),
    (count) => ({ skills: Array.from({ length: count }, () => ({ name: 'Same' })) }),
    (count) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${at}`, 'x'])),
    (count) => ({ projects: Array.from({ length: count }, () => ({ description: 'word '.repeat(20) })) }),
  ];
  const [FEW, MANY] = [400, 3200];
  const growth = shapes.map((shape) => {
    const time = (count: number) =>
      processorTime(() => readFolder({ 'resume.json': { basics: { name: 'A' }, ...shape(count) } }), 3);
    time(FEW);
    return time(MANY) / Math.max(time(FEW), 2);
  });
  // For a file of eight times the size, quadratic time would be 64 times as long. The limit allows for a busy
  // machine.
  expect(Math.max(...growth)).toBeLessThan(40);
});
