import { Link, useLocation } from '~/portal/browser/router';
import {
  sameAs,
  filtered,
  spelledFacet,
  yearsFacet,
  type Facet,
  type SomeFacets,
} from '~/portal/filters/facets';
import { withFilter } from '~/portal/filters/filters';
import type { Column } from '~/portal/features/grid/columns';
import { DataTable } from '~/portal/features/grid/data-table';
import type { PillWords } from '~/portal/features/filters/filter-bar';
import { useAddress, useT, type T } from '~/portal/i18n/t';
import type { GridLine, KeyedRow } from './columns';
import styles from './prerendered.module.css';
import type { ResourceRow } from './data';

const FIELDS = { type: 'type', company: 'subscription', group: 'group', location: 'location' } as const;
export type Grouping = keyof typeof FIELDS;

/** The rows by the value of a facet in its first spelling, in the order of their first row; those without one are last. */
function rowsByValue(rows: readonly KeyedRow[], by: Grouping): ReadonlyMap<string, readonly KeyedRow[]> {
  const groups = new Map<string, KeyedRow[]>();
  const spelled = new Map<string, string>();
  for (const row of rows) {
    const own = row[FIELDS[by]] ?? '';
    const value = spelled.get(sameAs(own)) ?? own;
    spelled.set(sameAs(own), value);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  const unstated = groups.get('');
  if (unstated) {
    groups.delete('');
    groups.set('', unstated);
  }
  return groups;
}

/** The rows below the heading of their group. The rows of a closed group are left out. */
export const groupedRows = (
  rows: readonly KeyedRow[],
  by: Grouping,
  closed: ReadonlySet<string>,
  t: T,
): readonly GridLine[] =>
  [...rowsByValue(rows, by)].flatMap(([value, group]) => {
    const key = `${by} ${value}`;
    const isOpen = !closed.has(key);
    const name = t('search.group', { kind: value || t('filters.unstated'), count: group.length });
    return [{ key, name, isGroup: true, children: group.length, isOpen }, ...(isOpen ? group : [])];
  });

/** The number of resources of each value, as bars that lead to them. */
export function Summary({
  rows,
  by,
  t,
  words,
}: {
  rows: readonly KeyedRow[];
  by: Grouping;
  t: T;
  words: PillWords;
}) {
  const shared = useT();
  const { search } = useLocation();
  const page = useAddress()('sitemap');
  const counts = [...rowsByValue(rows, by)]
    .map(([value, { length: count }]) => ({ value, count }))
    .toSorted((one, other) => other.count - one.count);
  const listOf = (value: string) => {
    const list = new URLSearchParams(withFilter(search, by, { operator: 'any', values: [value] }));
    list.delete('view');
    return `${page}?${list.toString()}`;
  };
  return (
    <DataTable
      caption={t('sitemap.summary')}
      className={styles['summary']}
      columns={columnsOf(
        by === 'company' ? words.company : shared(`facet.${by}`),
        t('sitemap.count'),
        counts[0]?.count ?? 1,
        listOf,
        shared('filters.unstated'),
      )}
      groups={[{ name: null, rows: counts }]}
      keyOf={({ value }) => value}
    />
  );
}

/** The width of the longest bar, in percent. */
const LONGEST = 90;

const columnsOf = (
  name: string,
  counted: string,
  most: number,
  listOf: (value: string) => string,
  unstated: string,
): readonly Column<{ value: string; count: number }>[] => [
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
    cell: ({ count }) => (
      <>
        <svg aria-hidden="true" height="12" width="100%">
          <rect height="12" rx="2" width={`${Math.max(1, Math.round((count / most) * LONGEST))}%`} />
        </svg>
        {count}
      </>
    ),
  },
];

/** The facets of the rows. */
export function facetsOf(rows: readonly ResourceRow[]): SomeFacets<ResourceRow> {
  const spelled = (valueOf: (row: ResourceRow) => string | undefined): Facet<ResourceRow> =>
    spelledFacet(rows, (row) => [valueOf(row) ?? '']);
  return {
    company: spelled(({ subscription }) => subscription),
    group: spelled(({ group }) => group),
    type: spelled(({ type }) => type),
    location: spelled(({ location }) => location),
    tag: spelledFacet(rows, ({ tags = [] }) => tags),
    period: yearsFacet(),
  };
}

/** The rows that match the filters of an address, and the values that no row has. */
export function applyFilters(rows: readonly ResourceRow[], facets: SomeFacets<ResourceRow>, search: string) {
  const { parsed, shown } = filtered({ resources: rows, facets }, search);
  return { parsed, shown: new Set(shown) };
}
