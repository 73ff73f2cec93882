import { keysOf } from '~/portal/text/keys-of';
import { MONTHS_A_YEAR } from '~/portal/text/format';
import type { Span } from '~/resume/model/portfolio';

import { FACET_TITLES, type FacetName } from './facet-names';

/**
 * Filters in the query string: `?type=Platform&type=Research` (one of them), `?type-not=Platform` (none of
 * them). A missing parameter filters nothing.
 */

/** `none` excludes the values. */
export type Operator = 'any' | 'none';

/** A filter without values is inactive. The empty value means "not stated". */
export type Filter = { operator: Operator; values: readonly string[] };

const NOT = '-not';

/** The filter of one facet in the query string. */
export function filterOf(parameters: URLSearchParams, facet: FacetName): Filter {
  const [values, others] = [parameters.getAll(facet), parameters.getAll(facet + NOT)];
  return values.length > 0 || others.length === 0
    ? { operator: 'any', values: [...new Set(values)] }
    : { operator: 'none', values: [...new Set(others)] };
}

/** The query string with another filter for a facet. Other parameters are kept. */
export function withFilter(search: string, facet: FacetName, { operator, values }: Filter): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(facet);
  parameters.delete(facet + NOT);
  for (const value of new Set(values)) parameters.append(operator === 'any' ? facet : facet + NOT, value);
  return parameters.toString();
}

const NOTHING: Filter = { operator: 'any', values: [] };

export const withoutFilters = (search: string): string =>
  keysOf(FACET_TITLES).reduce((rest, facet) => withFilter(rest, facet, NOTHING), search);

/** The first and the last year of a span. */
export const yearsOf = ([first, last]: Span): readonly [first: number, last: number] => [
  Math.floor(first / MONTHS_A_YEAR),
  Math.floor(last / MONTHS_A_YEAR),
];
