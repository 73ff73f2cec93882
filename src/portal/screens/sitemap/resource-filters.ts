import { filtered, spelledFacet, yearsFacet, type Facet, type SomeFacets } from '~/portal/filters/facets';
import type { ResourceRow } from './data';

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
