import { expect, test } from 'vitest';

import { readFolder } from './folder-for-test';

test.each([
  ['{"basics":{"name":"A"},\n"work":[{"name":"B"', '2:20', 'a "}" is missing; the file may be cut off.'],
  ['{"basics":{"name":"A', '1:21', 'a closing quotation mark is missing.'],
  ['{"work":[{"name":"B"},\n"basics":{"name":"A"}},\n"skills":[]}', '2:22', 'a "]" is missing.'],
  ['{"basics":{"name":"A"}}}', '1:24', '"}" was not expected.'],
  ['{"basics":{"name":"A"},,"work":[]}', '1:24', '"," was not expected.'],
  ['{"work":[{"name":"B"},\n"basics":{"name":"A"}}', '2:22', 'a "]" is missing; the file may be cut off.'],
])('JSON is spoken of as JSON: %s', (json, place, said) => {
  const { problems } = readFolder({ 'resume.json': json });
  expect(problems).toEqual([`resume.json:${place} the file is not well-formed here: ${said}`]);
});
