import { expect, test } from 'vitest';

import { readTable } from './read-table';

const MILLIONS = 2_000_000;

test.each(['', 'x'])('leaves out a row of millions of columns ("%s") and reports it', (cell) => {
  const wide = `${cell},`.repeat(MILLIONS);
  const { rows, leftOut } = readTable('profile', `First Name,Last Name\nAda,King\n${wide}\nEda,Kong\n`);
  expect(rows).toMatchObject([
    { firstName: 'Ada', lastName: 'King', sheetRow: 2 },
    { firstName: 'Eda', lastName: 'Kong', sheetRow: 4 },
  ]);
  expect(leftOut).toEqual([
    'Profile.csv, row 3: more than 1000 columns; left out. Take the file as the export has it.',
  ]);
});

test('leaves out such a row in a table of one column', () => {
  const { rows, leftOut } = readTable('skills', `Name\nSwimming\n${','.repeat(MILLIONS)}\n`);
  expect(rows).toEqual([{ name: 'Swimming', sheetRow: 2 }]);
  expect(leftOut).toEqual([expect.stringMatching(/^Skills\.csv, row 3: more than 1000 columns;/)]);
});

test.each([',', ';', '\t'])('a table of millions of "%s" has no columns', (sign) => {
  expect(readTable('skills', `x${sign.repeat(MILLIONS)}`)).toEqual({
    rows: [],
    leftOut: ['Skills.csv: none of its columns is known (expected Name); it was left out.'],
  });
});

test('commas within quotation marks make no column', () => {
  const summary = 'a, '.repeat(2000).trim();
  const { rows, leftOut } = readTable('profile', `First Name,Summary\nAda,"${summary}"\n`);
  expect(rows).toMatchObject([{ firstName: 'Ada', summary }]);
  expect(leftOut).toEqual([]);
});
