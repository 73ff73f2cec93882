import fc from 'fast-check';
import { expect, test } from 'vitest';

import { nextOrder, orderOf, sortRows, type Column } from './columns';
import { exportOf } from './save-table';

type Row = { key: string; since: number | null; name?: string };

const COLUMNS: readonly Column<Row>[] = [
  {
    id: 'name',
    title: 'Nom',
    card: 'title',
    cell: ({ name }) => name,
    sort: ({ name }) => name ?? '',
    fields: { Name: ({ name }) => name ?? '' },
  },
  {
    id: 'since',
    title: 'Début',
    card: 'start',
    cell: ({ since }) => since,
    sort: ({ since }) => since,
    fields: { Start: ({ since }) => String(since), Key: ({ key }) => key },
  },
  { id: 'bar', title: 'Barre', card: 'hidden', cell: () => null },
];

test('pressing a header sorts ascending, descending, then in the default order', () => {
  const first = nextOrder(null, 'since');
  const second = nextOrder(orderOf(COLUMNS, first), 'since');
  expect(orderOf(COLUMNS, first)).toEqual({ column: 'since', descending: false });
  expect(orderOf(COLUMNS, second)).toEqual({ column: 'since', descending: true });
  expect(nextOrder(orderOf(COLUMNS, second), 'since')).toBe('');
  expect(nextOrder(orderOf(COLUMNS, second), 'name')).toBe('name');
});

test.each(['', '-', 'nothing', '--name', 'bar'])('%j is the default order', (text) => {
  expect(orderOf(COLUMNS, text)).toBeNull();
});

test('sorts rows by a column, keeps the order of equal rows, and places empty values last, in both directions', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -2, max: 3 })), { maxLength: 12 }), (years) => {
      const rows = years.map((since, index) => ({ key: String(index), since }));
      for (const descending of [false, true]) {
        const sorted = sortRows(rows, COLUMNS, { column: 'since', descending });
        expect(new Set(sorted)).toEqual(new Set(rows));
        const worth = ({ since }: Row) => (since === null ? 9 : since * (descending ? -1 : 1));
        sorted.slice(1).forEach((one, index) => {
          const before = sorted[index] as Row;
          const difference = worth(one) - worth(before);
          expect(difference > 0 || (difference === 0 && Number(one.key) > Number(before.key))).toBe(true);
        });
      }
      expect(sortRows(rows, COLUMNS, null)).toEqual(rows);
    }),
  );
});

test('sorts names in the order of the language, and numbers in them by value', () => {
  const names = ['Zoë', 'Éclair', 'Team 10', 'Team 9', 'apple'];
  const rows = names.map((name) => ({ key: name, since: null, name }));
  expect(sortRows(rows, COLUMNS, { column: 'name', descending: false }).map(({ key }) => key)).toEqual([
    'apple',
    'Éclair',
    'Team 9',
    'Team 10',
    'Zoë',
  ]);
});

test('exports the fields of the columns, with the same titles in every language', () => {
  expect(exportOf(COLUMNS, [{ key: 'a', since: 2, name: 'One' }])).toEqual({
    header: ['Name', 'Start', 'Key'],
    rows: [['One', '2', 'a']],
  });
});
