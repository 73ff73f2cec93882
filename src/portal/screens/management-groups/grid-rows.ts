import {
  createExpandedRowModel,
  createSortedRowModel,
  columnSizingFeature,
  rowExpandingFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type Row,
  type SortingState,
} from '@tanstack/react-table';

import { COLUMN_LIMITS } from '~/portal/lib/column-widths';
import type { Subscription } from '~/portal/lib/management-groups';

import { ROOT } from './grid-names';

/** The features of the table: tree, sorting and widths. */
export const features = tableFeatures({
  rowExpandingFeature,
  expandedRowModel: createExpandedRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
  columnSizingFeature,
});

/** A row of the grid (spec §3). */
export type GridRow = {
  key: string;
  name: string;
  type: string;
  /** The ID column: dates, or a summary of the experience. */ id: string;
  region: string;
  /** Their number; null for a subscription. */ subscriptions: number | null;
  since: number | null;
  items: readonly GridRow[];
};

export type ModelRow = Row<typeof features, GridRow>;

const byText = (column: 'name' | 'region' | 'type') => (a: ModelRow, b: ModelRow) =>
  a.original[column].localeCompare(b.original[column], document.documentElement.lang);
const byNumber = (column: 'since' | 'subscriptions') => (a: ModelRow, b: ModelRow) =>
  (a.original[column] ?? 0) - (b.original[column] ?? 0);

/** The five columns with their minimum widths, px (spec §2). */
export const COLUMNS = [
  { id: 'name', size: 300, ...COLUMN_LIMITS.name, sortFn: byText('name') },
  { id: 'region', size: 120, ...COLUMN_LIMITS.region, sortFn: byText('region') },
  { id: 'type', size: 150, ...COLUMN_LIMITS.type, sortFn: byText('type') },
  { id: 'id', size: 250, ...COLUMN_LIMITS.id, sortFn: byNumber('since') },
  { id: 'total', size: 150, ...COLUMN_LIMITS.total, sortFn: byNumber('subscriptions') },
] as const;

export type ColumnId = (typeof COLUMNS)[number]['id'];

export const COLUMN_IDS: readonly ColumnId[] = COLUMNS.map(({ id }) => id);

export const columnDefinitions: ColumnDef<typeof features, GridRow>[] = COLUMNS.map((column) => ({
  ...column,
  accessorFn: (row) => row.key,
}));

/** The sort order as a text: the columns, with the prefix `-` for descending ones. */
export const orderOf = (sorting: SortingState): string =>
  sorting.map(({ id, desc }) => (desc ? `-${id}` : id)).join(' ');

export const sortingOf = (order: string): SortingState =>
  order.split(' ').flatMap((word) => {
    const id = COLUMN_IDS.find((column) => word === column || word === `-${column}`);
    return id ? [{ id, desc: word.startsWith('-') }] : [];
  });

/** The root with all subscriptions. Filters are applied per row. */
export function treeOf(
  subscriptions: readonly Subscription[],
  root: Omit<GridRow, 'items' | 'key' | 'since' | 'region'>,
  type: string,
): GridRow[] {
  const items = subscriptions.map(({ id, name, period, region, since }) => ({
    key: id,
    name,
    type,
    id: period,
    region,
    subscriptions: null,
    since,
    items: [],
  }));
  return [{ ...root, key: ROOT, region: '', since: null, items }];
}
