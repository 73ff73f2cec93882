import fc from 'fast-check';
import { expect, test } from 'vitest';

import { COLUMN_IDS, columnsOf, nextOrder, orderOf, sortRows, type GridRow } from './grid-rows';

const row = (key: string, since: number | null): GridRow => ({
  key,
  name: key,
  type: '',
  id: '',
  region: '',
  subscriptions: null,
  since,
});

test('pressing a header sorts ascending, descending, then in the default order', () => {
  for (const column of COLUMN_IDS) {
    const first = nextOrder(null, column);
    const second = nextOrder(orderOf(first), column);
    expect(orderOf(first)).toEqual({ column, descending: false });
    expect(orderOf(second)).toEqual({ column, descending: true });
    expect(nextOrder(orderOf(second), column)).toBe('');
    for (const other of COLUMN_IDS.filter((id) => id !== column))
      expect(nextOrder(orderOf(second), other)).toBe(other);
  }
});

test.each(['', '-', 'nothing', '-nothing', 'name region', '--name'])('%j is the default order', (text) => {
  expect(orderOf(text)).toBeNull();
});

test('leaves out columns without a value', () => {
  const ids = (years: number, ...rows: { region: string; period: string }[]) =>
    columnsOf(rows, years).map(({ id }) => id);
  const empty = { region: '', period: '' };
  expect(ids(0, empty, { region: 'Bergen, Norway', period: '2020' })).toEqual(COLUMN_IDS);
  expect(ids(0, { ...empty, period: '2020' })).toEqual(['name', 'type', 'id', 'total']);
  expect(ids(0, empty)).toEqual(['name', 'type', 'total']);
  expect(ids(18, empty)).toEqual(['name', 'type', 'id', 'total']);
});

test('sorts rows by a column, and keeps the order of equal rows in both directions', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 }), (years) => {
      const rows = years.map((since, index) => row(String(index), since));
      for (const descending of [false, true]) {
        const sorted = sortRows(rows, { column: 'id', descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        sorted.slice(1).forEach((one, index) => {
          const before = sorted[index];
          const difference = ((one.since ?? 0) - (before?.since ?? 0)) * (descending ? -1 : 1);
          const isLater = Number(one.key) > Number(before?.key);
          expect(difference > 0 || (difference === 0 && isLater)).toBe(true);
        });
      }
      expect(sortRows(rows, null)).toEqual(rows);
    }),
  );
});
