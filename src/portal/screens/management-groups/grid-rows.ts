import { COLUMN_LIMITS } from '~/portal/first-second-settings';
import type { Subscription } from '~/portal/career/management-groups';
import { site } from '~/portal/site-data';

/** The key of the root group's row. */
export const ROOT = 'tenant-root-group';

/** A row of the grid (spec §3). */
export type GridRow = {
  key: string;
  name: string;
  type: string;
  /** The ID column: dates, or a summary of the experience. */ id: string;
  region: string;
  /** Their number; null for a subscription. */ subscriptions: number | null;
  since: number | null;
};

const byText = (column: 'name' | 'region' | 'type') => (a: GridRow, b: GridRow) =>
  a[column].localeCompare(b[column], site().language);
const byNumber = (column: 'since' | 'subscriptions') => (a: GridRow, b: GridRow) =>
  (a[column] ?? 0) - (b[column] ?? 0);

/** The five columns with the limits of their widths. */
export const COLUMNS = [
  { id: 'name', ...COLUMN_LIMITS.name, compare: byText('name') },
  { id: 'region', ...COLUMN_LIMITS.region, compare: byText('region') },
  { id: 'type', ...COLUMN_LIMITS.type, compare: byText('type') },
  { id: 'id', ...COLUMN_LIMITS.id, compare: byNumber('since') },
  { id: 'total', ...COLUMN_LIMITS.total, compare: byNumber('subscriptions') },
] as const;

export type Column = (typeof COLUMNS)[number];

/** The columns of a grid. Without a region there is no Region column; without dates and years, no ID column. */
export function columnsOf(
  subscriptions: readonly Pick<Subscription, 'region' | 'period'>[],
  years: number,
): readonly Column[] {
  const isEmpty = {
    region: subscriptions.every(({ region }) => region === ''),
    id: subscriptions.every(({ period }) => period === '') && !statesYears(years),
  };
  return COLUMNS.filter(({ id }) => !(id === 'region' || id === 'id') || !isEmpty[id]);
}

/** Whether the root group's ID states the years of experience: not for less than two years. */
export const statesYears = (years: number): boolean => years > 1;

export type ColumnId = Column['id'];

export const COLUMN_IDS: readonly ColumnId[] = COLUMNS.map(({ id }) => id);

/** The column that sorts the rows. */
export type Order = { column: ColumnId; descending: boolean };

/**
 * Reads an order from its text: the column's id, with the prefix `-` if it is descending. Null is the default
 * order.
 */
export function orderOf(text: string): Order | null {
  const descending = text.startsWith('-');
  const column = COLUMN_IDS.find((id) => text === (descending ? `-${id}` : id));
  return column ? { column, descending } : null;
}

/** The order after a press on a header: ascending, then descending, then the default order. */
export function nextOrder(order: Order | null, column: ColumnId): string {
  if (order?.column !== column) return column;
  return order.descending ? '' : `-${column}`;
}

/** The rows in an order. Equal rows keep their default order. */
export function sortRows(rows: readonly GridRow[], order: Order | null): readonly GridRow[] {
  const compare = COLUMNS.find(({ id }) => id === order?.column)?.compare;
  if (!order || !compare) return rows;
  return rows.toSorted((a, b) => (order.descending ? compare(b, a) : compare(a, b)));
}

/** A row for each subscription. Filters are applied to the rows. */
export const rowsOf = (subscriptions: readonly Subscription[], type: string): readonly GridRow[] =>
  subscriptions.map(({ id, name, period, region, since }) => ({
    key: id,
    name,
    type,
    id: period,
    region,
    subscriptions: null,
    since,
  }));
