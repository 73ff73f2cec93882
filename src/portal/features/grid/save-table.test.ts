import fc from 'fast-check';
import { parse } from 'papaparse';
import { expect, test } from 'vitest';
import { csvOf, harmless } from './save-table';
import { runs } from '../../../../test/support/runs';

const HEADER = ['Name', 'Type', 'ID', 'Region'];

test('header, quotes and line ends are as specified', () => {
  expect(csvOf(HEADER, [['Say "hi"', 'Subscription', 'Sep 2020 - Present', 'Málaga, ESP']])).toBe(
    '\uFEFFName,Type,ID,Region\r\n"Say ""hi""","Subscription","Sep 2020 - Present","Málaga, ESP"\r\n',
  );
});

test('escapes formulas', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1']) {
    expect(harmless(text)).toBe(`'${text}`);
  }
  expect(harmless('1=1')).toBe('1=1');
});

test('any table is parsed back as it was written', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('=', '"', ',', '\r\n', '-'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, cell, cell), { minLength: 1 }), (rows) => {
      const csv = csvOf(HEADER, rows);
      const { data } = parse<string[]>(csv.slice(1), {
        newline: '\r\n',
        delimiter: ',',
        skipEmptyLines: false,
      });
      expect(data.slice(0, -1)).toEqual([HEADER, ...rows.map((row) => row.map(harmless))]);
    }),
    { numRuns: runs(10_000) },
  );
});
