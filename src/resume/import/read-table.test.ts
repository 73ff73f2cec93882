import { expect, test } from 'vitest';

import { readTable } from './read-table';

test('leaves out a row of many thousand columns and reports it', () => {
  const wide = 'x,'.repeat(100_000);
  const { rows, leftOut } = readTable('profile', `First Name,Last Name\nAda,King\n${wide}\nEda,Kong\n`);
  expect(rows).toMatchObject([
    { firstName: 'Ada', lastName: 'King', sheetRow: 2 },
    { firstName: 'Eda', lastName: 'Kong', sheetRow: 4 },
  ]);
  expect(leftOut).toEqual([
    'Profile.csv, row 3: more than 1000 columns; left out. Take the file as the export has it.',
  ]);
});
