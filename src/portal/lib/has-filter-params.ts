/** An address that filters: `?tag=AI`, `?type-not=Platform`. All facets of `filters.ts`, for who only has to know. */
export const ASKS = /[?&](?:company|period|type|tag)(?:-not)?=/;

const FILTER = /^(company|period|type|tag)(?:-not)?$/;

/** How many facets an address filters by. */
export const filtersInUse = (search: string): number =>
  new Set([...new URLSearchParams(search).keys()].flatMap((name) => FILTER.exec(name)?.[1] ?? [])).size;
