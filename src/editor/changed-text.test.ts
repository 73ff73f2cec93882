import { readFileSync } from 'node:fs';

import fc from 'fast-check';
import { parse as parseJson } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';

import { type Path, valueAt } from '../resume/standard/path';
import { writtenData } from '../resume/tidy/edits';
import { changedText } from './changed-text';
import { EditRefused, type Change } from './changes';
import { runs } from '../../test/support/runs';

const linesOf = (text: string) => text.split('\n');
/** The lines that are in one text only. */
const differing = (before: string, after: string) => {
  const [old, now] = [linesOf(before), linesOf(after)];
  return [old.filter((line) => !now.includes(line)), now.filter((line) => !old.includes(line))] as const;
};

const commentsIn = (text: string) => text.match(/^\s*#.*|\/\/ note \d+/gm) ?? [];

const read = (name: string) => readFileSync(`examples/sample/${name}`, 'utf8');
/** The sample's résumé with a comment behind each comma at the end of a line. */
const commented = () => {
  let count = 0;
  return `// mine\n${read('resume.json').replaceAll(/,$/gm, () => `, // note ${(count += 1)}`)}`;
};

/** The paths of all texts, numbers and truth values of a document. */
function scalarsIn(data: unknown): Path[] {
  const paths: Path[] = [];
  const walk = (value: unknown, path: Path): void => {
    if (typeof value !== 'object' || value === null) paths.push(path);
    else
      for (const [key, inner] of Object.entries(value))
        walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  walk(data, []);
  return paths;
}

test.each([
  ['resume.json', 'the sample', read('resume.json')],
  ['resume.json', 'comments', commented()],
  ['portal.yaml', 'the sample', read('portal.yaml')],
])('a new value in %s changes its line only: %s', (file, _, text) => {
  const data = writtenData(file, text);
  const paths = scalarsIn(data);
  const value = fc.oneof(fc.string({ unit: 'grapheme' }), fc.integer(), fc.boolean());
  fc.assert(
    fc.property(fc.constantFrom(...paths), value, (path, to) => {
      const edited = changedText(file, text, { path, value: to });
      expect(valueAt(writtenData(file, edited), path)).toEqual(to);
      const [removed, added] = differing(text, edited);
      expect(added.length).toBeLessThanOrEqual(1);
      // A text of several lines becomes one.
      const isLong = /\n| .{60}/.test(String(valueAt(data, path)));
      expect(isLong || removed.length <= 1).toBe(true);
      expect(commentsIn(edited)).toEqual(commentsIn(text));
    }),
    { numRuns: runs(400) },
  );
});

test('a new setting is added at the end, and comments stay', () => {
  const text = '# mine\ntitle: Looms # short\nskills: { Looms: { percentage: 85 } }';
  const edited = changedText('portal.yaml', text, { path: ['stats'], value: [{ measure: 'years' }] });
  expect(edited).toBe(`${text}\nstats:\n  - measure: years\n`);
  expect(changedText('portal.yaml', '', { path: ['dismissed'], value: ['a'] })).toBe('dismissed:\n  - a\n');
  const nested = changedText('portal.yaml', text, { path: ['skills', 'Cards'], value: { percentage: 20 } });
  expect(parse(nested)).toMatchObject({ skills: { Looms: { percentage: 85 }, Cards: { percentage: 20 } } });
  expect(nested).toContain('# mine\ntitle: Looms # short\n');
  expect(parse(changedText('portal.yaml', '{ title: Looms }', { path: ['stats'], value: [] }))).toEqual({
    title: 'Looms',
    stats: [],
  });
});

test('JSON keeps its indentation and its line ends', () => {
  const text = '{\r\n\t"work": [\r\n\t\t{ "name": "Mill" }\r\n\t]\r\n}\r\n';
  const edited = changedText('resume.json', text, { path: ['work', 0, 'endDate'], value: '2020' });
  expect(parseJson(edited)).toEqual({ work: [{ name: 'Mill', endDate: '2020' }] });
  expect(edited.replaceAll('\r\n', '')).not.toContain('\n');
});

test.each<[string, Change, string]>([
  [
    '{\n  "a": "x", // one\n  // two\n  "b": "y"\n}',
    { path: ['b'], value: 'z' },
    '{\n  "a": "x", // one\n  // two\n  "b": "z"\n}',
  ],
  ['{\n  "a": 1 // one\n}', { path: ['a'], value: 2 }, '{\n  "a": 2 // one\n}'],
  ['{\n  "a": 1 // one\n}', { path: ['b'], value: 2 }, '{\n  "a": 1, // one\n  "b": 2\n}'],
  ['{\n  "a": 1, // one\n  "b": 2\n}', { path: ['b'] }, '{\n  "a": 1 // one\n}'],
  [
    '{ "a": [\n  1, // one\n  2\n] }',
    { path: ['a'], at: 1, added: 3 },
    '{ "a": [\n  1, // one\n  3,\n  2\n] }',
  ],
])('comments in JSON stay at their values: %j', (text, change, after) => {
  expect(changedText('resume.json', text, change)).toBe(after);
});

test.each([
  '{ "work": [] }',
  '{ "work": [{}] }',
  '{ "work": [{ "name": "Mill", "location": null }] }',
  '{ "work": [{ "highlights": [] }] }',
  '{ "work": [{ "highlights": [""] }] }',
])('a value inside of an empty one leaves no field twice: %s', (text) => {
  for (const path of [
    ['work', 1, 'summary'],
    ['work', 0, 'location', 'city'],
    ['work', 0, 'highlights', 1],
  ]) {
    const edited = changedText('resume.json', text, { path, value: 'x' });
    expect(parseDocument(edited).errors).toEqual([]);
  }
});

test('a comment behind the last item of a list in one line stays', () => {
  const added = changedText('portal.yaml', 'dismissed: [x, y # mine\n]\n', {
    path: ['dismissed'],
    at: 2,
    added: 'z',
  });
  expect(added).toContain('# mine');
  expect(parseDocument(added).toJS()).toEqual({ dismissed: ['x', 'y', 'z'] });
});

test('a value of another kind than its path is left to its owner', () => {
  const text = '{ "work": [{ "name": "Mill" }], "basics": { "location": "Bath" } }';
  const added = { path: ['basics', 'location'], at: 0, added: 'x' };
  expect(() => changedText('resume.json', text, added)).toThrow(EditRefused);
  for (const path of [
    ['work', '0', 'name'],
    ['basics', 0],
    ['basics', 'location', 'city'],
  ])
    expect(() => changedText('resume.json', text, { path, value: 'x' })).toThrow(EditRefused);
});

test('a setting that exists is replaced alone, with the line ends of the file', () => {
  const text =
    '\uFEFFpresence:\r\n    - >-\r\n        One\r\n        two\r\n\r\n\r\ndismissed:\r\n  - a\r\n# end\r\n';
  const change = { path: ['dismissed'], value: ['a', 'b'] };
  expect(changedText('portal.yaml', text, change)).toBe(text.replace('  - a\r\n', '  - a\r\n  - b\r\n'));
});

test.each([
  ['portal.yaml', 'a mistake in its syntax', 'title: A\ntitle: B\n'],
  ['portal.yaml', 'an alias', 'stats: &a []\nplaces: *a\n'],
  ['resume.json', 'a field twice', '{ "work": [{ "name": "A", /* mine */ "name": "B" }] }'],
  ['resume.json', 'the name __proto__', '{ "work": [], "meta": { "__proto__": { "x": 1 } } }'],
])('%s with %s is left to its owner', (file, reason, text) => {
  const edit = () => changedText(file, text, { path: ['work', 0, 'name'], value: 'C' });
  expect(edit).toThrow(EditRefused);
  expect(edit).toThrow(new RegExp(`^${file} has .*${reason}.*: edit it by hand`));
});
