/**
 * Filters as they stand in an address: `?type=Platform&type=Research` (one of them), `?type-not=Platform` (none of
 * them). What is not there filters nothing.
 */

/** What filters look at, on Subscriptions as on Projects: a pill each, named `facet.…` in the catalogue. */
export const FACETS = ['company', 'period', 'type', 'tag'] as const;
export type FacetName = (typeof FACETS)[number];

/** `none`: anything but the values. */
export type Operator = 'any' | 'none';

/** No values: it filters nothing. The empty value stands for what is not stated. */
export type Filter = { operator: Operator; values: readonly string[] };

const NOT = '-not';

/** What an address asks of one facet. */
export function filterOf(asked: URLSearchParams, facet: FacetName): Filter {
  const [values, others] = [asked.getAll(facet), asked.getAll(facet + NOT)];
  return values.length > 0 || others.length === 0
    ? { operator: 'any', values: [...new Set(values)] }
    : { operator: 'none', values: [...new Set(others)] };
}

/** The same address with another filter for a facet; all else in it stays. */
export function withFilter(search: string, facet: FacetName, { operator, values }: Filter): string {
  const asked = new URLSearchParams(search);
  asked.delete(facet);
  asked.delete(facet + NOT);
  for (const value of new Set(values)) asked.append(operator === 'any' ? facet : facet + NOT, value);
  return asked.toString();
}

const NOTHING: Filter = { operator: 'any', values: [] };

/** The same address without any filter. */
export const withoutFilters = (search: string): string =>
  FACETS.reduce((rest, facet) => withFilter(rest, facet, NOTHING), search);
