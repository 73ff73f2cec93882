/**
 * Matches an address with filters: `?tag=AI`, `?type-not=Platform`. It repeats the facets of `filters.ts`, so
 * that callers need not load that module.
 */
export const FILTER_PARAMS = /[?&](?:company|period|type|tag|group|location)(?:-not)?=/;

const FILTER = /^(company|period|type|tag|group|location)(?:-not)?$/;

/** The number of facets that an address filters. */
export const filtersInUse = (search: string): number =>
  new Set([...new URLSearchParams(search).keys()].flatMap((name) => FILTER.exec(name)?.[1] ?? [])).size;
