import type { ReactNode } from 'react';

import { site } from '~/portal/site-data';

/** The fields of a column in an export: their titles, in every language the same, and their values. */
type Fields<Row> = Readonly<Record<string, (row: Row) => string>>;

/** A column of a table, declared once for its head, its cells, rows as cards, sorting and exports. */
export type Column<Row> = {
  id: string;
  title: string;
  /** Shown below the title of its head. */ scale?: ReactNode;
  /** The limits of its width in a grid that can be resized, px at a font size of 16. */
  limits?: { minSize: number; maxSize: number };
  /** A tab stop inside of a grid's cell takes `tabIndex`: after hydration, arrow keys move between cells. */
  cell: (row: Row, tabIndex?: -1) => ReactNode;
  /** The value that sorts rows. Rows without one come last. Without this, the column does not sort. */
  sort?: (row: Row) => string | number | null;
  /** The place of its cell if a row is a card: cells of the start and the end share lines. */
  card: 'title' | 'start' | 'end' | 'line' | 'hidden';
  fields?: Fields<Row>;
};

/** The column that sorts the rows. */
export type Order = { column: string; descending: boolean };

/** Reads an order from its text: a column's id, with the prefix `-` if it is descending. Null is the default order. */
export function orderOf<Row>(columns: readonly Column<Row>[], text: string): Order | null {
  const descending = text.startsWith('-');
  const column = text.slice(Number(descending));
  return columns.some(({ id, sort }) => id === column && sort) ? { column, descending } : null;
}

/** The order after a press on a header: ascending, then descending, then the default order. */
export function nextOrder(order: Order | null, column: string): string {
  if (order?.column !== column) return column;
  return order.descending ? '' : `-${column}`;
}

/** The rows in an order. Equal rows keep their default order. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  order: Order | null,
): readonly Row[] {
  const sort = columns.find(({ id }) => id === order?.column)?.sort;
  if (!order || !sort) return rows;
  const { compare } = new Intl.Collator(site().language, { numeric: true });
  const direction = order.descending ? -1 : 1;
  return rows
    .map((row) => ({ row, value: sort(row) }))
    .toSorted(({ value: one }, { value: other }) => {
      const [isEmpty, isOtherEmpty] = [one, other].map((value) => value === null || value === '');
      if (isEmpty || isOtherEmpty) return Number(isEmpty) - Number(isOtherEmpty);
      return (
        direction *
        (typeof one === 'number' && typeof other === 'number'
          ? one - other
          : compare(String(one), String(other)))
      );
    })
    .map(({ row }) => row);
}
