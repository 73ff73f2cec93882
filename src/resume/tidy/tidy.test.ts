import { expect, test } from 'vitest';

import { tidy } from './tidy';

const TEXT = `{
  "basics": { "fullName": "Ada Weaver" },
  "experience": [{ "company": "The Mill", "from": "March 2019" }]
}`;

test('writes the names and dates of the standard, and lists each change with its place', () => {
  const { files, changes } = tidy([{ file: 'resume.json', text: TEXT }]);
  expect(files).toEqual([
    {
      file: 'resume.json',
      data: { basics: { name: 'Ada Weaver' }, work: [{ name: 'The Mill', startDate: '2019-03' }] },
    },
  ]);
  const company = changes.find(({ path }) => path.at(-1) === 'company');
  expect(company).toMatchObject({ file: 'resume.json', place: { line: 3, column: 20 }, from: 'The Mill' });
});

test('changes nothing twice', () => {
  const [first] = tidy([{ file: 'resume.json', text: TEXT }]).files;
  const again = tidy([{ file: 'resume.json', text: JSON.stringify(first?.data) }]);
  expect(again.files[0]?.data).toEqual(first?.data);
  expect(again.changes).toEqual([]);
});
