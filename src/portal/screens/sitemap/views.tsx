import { Link, useLocation } from '~/portal/browser/router';
import { filtered, sameAs, spelledFacet, yearsFacet, type Filterable } from '~/portal/filters/facets';
import { withFilter } from '~/portal/filters/filters';
import { FilterBar, filterMessage, focusOfPills } from '~/portal/features/filters/filter-bar';
import { FilterReset } from '~/portal/features/filters/filter-reset';
import type { Column } from '~/portal/features/grid/columns';
import { DataTable } from '~/portal/features/grid/data-table';
import { useAddress, type T } from '~/portal/i18n/t';

import type { GridLine, KeyedRow } from './columns';
import styles from './views.module.css';

// Loaded when the visitor filters or changes the view, or if the address does.

export { FilterBar, filtered, filterMessage, FilterReset, focusOfPills };

const FIELDS = { type: 'type', company: 'subscription', group: 'group', location: 'location' } as const;
export type Grouping = keyof typeof FIELDS;

/** The rows with the facets of their pills. */
export function filterableRows(resources: readonly KeyedRow[]): Filterable<KeyedRow> {
  const spelled = (by: Grouping) => spelledFacet(resources, ({ [FIELDS[by]]: value = '' }) => [value]);
  return {
    resources,
    facets: {
      company: spelled('company'),
      group: spelled('group'),
      type: spelled('type'),
      location: spelled('location'),
      tag: spelledFacet(resources, ({ tags = [] }) => tags),
      period: yearsFacet(resources),
    },
  };
}

type Group = { value: string; rows: readonly KeyedRow[] };

/** The rows by the value of a facet in its first spelling, in the order of their first row; those without one are last. */
function rowsByValue(rows: readonly KeyedRow[], by: Grouping): readonly Group[] {
  const groups = new Map<string, { value: string; rows: KeyedRow[] }>();
  for (const row of rows) {
    const { [FIELDS[by]]: value = '' } = row;
    const group = groups.get(sameAs(value)) ?? { value, rows: [] };
    group.rows.push(row);
    groups.set(sameAs(value), group);
  }
  const all = [...groups.values()];
  return [...all.filter(({ value }) => value !== ''), ...all.filter(({ value }) => value === '')];
}

/** The rows below the heading of their group. The rows of a closed group are left out. */
export const groupedRows = (
  rows: readonly KeyedRow[],
  by: Grouping,
  closed: ReadonlySet<string>,
  t: T,
): readonly GridLine[] =>
  rowsByValue(rows, by).flatMap(({ value, rows: group }): readonly GridLine[] => {
    const key = `${by} ${value}`;
    const isOpen = !closed.has(key);
    const name = t('search.group', { kind: value || t('filters.unstated'), count: group.length });
    return [{ key, name, isGroup: true, children: group.length, isOpen }, ...(isOpen ? group : [])];
  });

/** The width of the longest bar, in percent. */
const LONGEST = 90;

const columnsOf = (
  name: string,
  counted: string,
  most: number,
  listOf: (value: string) => string,
  unstated: string,
): readonly Column<Group>[] => [
  {
    id: 'value',
    title: name,
    card: 'title',
    cell: ({ value }) => (
      <Link to={listOf(value)}>
        <bdi>{value || unstated}</bdi>
      </Link>
    ),
  },
  {
    id: 'count',
    title: counted,
    card: 'end',
    cell: ({ rows: { length } }) => (
      <>
        <svg aria-hidden="true" height="12" width="100%">
          <rect height="12" rx="2" width={`${Math.max(1, Math.round((length / most) * LONGEST))}%`} />
        </svg>
        {length}
      </>
    ),
  },
];

/** The number of resources of each value, as bars that lead to them. */
export function Summary({
  rows,
  by,
  name,
  t,
  unstated,
}: {
  rows: readonly KeyedRow[];
  by: Grouping;
  /** The name of the facet. */ name: string;
  t: T;
  unstated: string;
}) {
  const { search } = useLocation();
  const page = useAddress()('sitemap');
  const groups = rowsByValue(rows, by).toSorted((one, other) => other.rows.length - one.rows.length);
  const listOf = (value: string) => {
    const list = new URLSearchParams(withFilter(search, by, { operator: 'any', values: [value] }));
    list.delete('view');
    return `${page}?${list.toString()}`;
  };
  return (
    <DataTable<Group>
      caption={t('sitemap.summary')}
      className={styles['summary']}
      columns={columnsOf(name, t('sitemap.count'), groups[0]?.rows.length ?? 1, listOf, unstated)}
      groups={[{ name: null, rows: groups }]}
      keyOf={({ value }) => value}
    />
  );
}
