import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';
import { parseSource } from './source';

test.each([
  ['{"basics":{"name":"A"},\n"work":[{"name":"B"', '2:20', 'a "}" is missing; the file may be cut off.'],
  ['{"work":[{"name":"B"},\n"basics":{"name":"A"}},\n"skills":[]}', '2:9', 'a comma is missing before this.'],
  ['{"basics":{"name":"A', '1:19', 'a closing quotation mark is missing.'],
  ['{"basics":{"name":"A"}}}', '1:24', 'this was not expected.'],
  ['{"basics":{"name":"A"},,"work":[]}', '1:24', 'expected the name of a field in quotation marks (").'],
  ['{"basics":{"name":"A"}\n"work":[]}', '2:1', 'a comma is missing before this.'],
  ['{"basics":{"name" "A"}}', '1:19', 'a ":" is missing before this.'],
  [
    '{"basics":{"name":"the "great" one"}}',
    '1:25',
    String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \".`,
  ],
  ['{"basics":{"name":"A,\n"label":"B"}}', '1:19', 'a closing quotation mark is missing.'],
  [String.raw`{"basics":{"name":"C:\path"}}`, '1:19', String.raw`a "\" in a text is written "\\".`],
  [
    '{"basics":{"name":"A","summary":"one\ntwo"\n"label":"B"}}',
    '1:33',
    'a closing quotation mark is missing.',
  ],
  ['{"basics":{"x": true\n"summary":"s"}}', '2:1', 'a comma is missing before this.'],
  ['{"basics":{"name":"A","zip": 08001}}', '1:31', 'a comma is missing before this.'],
  ['{"basics":{"name"::"A"}}', '1:19', 'expected a value.'],
  ['{"basics":{"name":"A"} /* mine }', '1:24', 'a "*/" is missing.'],
  [
    '{"basics":{name:Ada Byron, Lovelace}}',
    '1:12',
    String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \".`,
  ],
  [
    'basics:\n name: A',
    '1:1',
    String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \".`,
  ],
  [
    String.raw`{"basics":{"name":'it\'s'}}`,
    '1:19',
    String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \".`,
  ],
  [
    '{"basics":{"name":“A”}}',
    '1:19',
    String.raw`names and texts stand in quotation marks ("), and one inside of a text is written \".`,
  ],
])('explains JSON syntax errors: %s', (json, place, message) => {
  const { problems } = readFolder({ 'resume.json': json });
  expect(problems).toEqual([`resume.json:${place} the file is not well-formed here: ${message}`]);
});

test.each([
  ['a trailing comma', '{"basics":{"name":"A",},}'],
  ['comments', '// mine\n{"basics":/* who */{"name":"A" // me\n}}'],
])('reads lenient JSON: %s', (_, json) => {
  const { portfolio, warnings } = readFolder({ 'resume.json': json });
  expect(portfolio?.owner.name).toBe('A');
  expect(warnings).toEqual([]);
});

test('uses the longer of two lists with the same name', () => {
  const { portfolio, warnings } = readFolder({
    'resume.json': '{"basics":{"name":"A"},\n"skills":[{"name":"Go"},{"name":"Rust"}],\n"skills":[]}',
  });
  expect(portfolio?.skills.map(({ name }) => name)).toEqual(['Go', 'Rust']);
  expect(warnings).toEqual([
    'resume.json:3:1 skills: this field is given twice; the fuller list counts. Write it once.',
  ]);
});

const fields = Array.from({ length: 50_001 }, (_, at) => `"k${at}": 1`);

test.each([
  ['resume.json', `{${fields.join(',')}}`, 'resume.json:1:1 expected no more than 50000 fields.'],
  ['portal.yaml', fields.join('\n'), 'portal.yaml:50001:1 expected no more than 50000 fields.'],
  [
    'portal.yaml',
    `a: [${','.repeat(200_000)}]`,
    'portal.yaml:1:1 expected no more than 150000 items and lines.',
  ],
  [
    'resume.json',
    `{"work":[${','.repeat(100_000)}]}`,
    'resume.json:1:10 the file is not well-formed here: expected a value.',
  ],
])('a file beyond the limits gets one sentence: %s %.20s', (file, text, sentence) => {
  expect(parseSource(file, text)).toEqual({ problems: [sentence] });
});
