/** An address that filters: `?tag=AI`, `?type-not=Platform`. All facets of `filters.ts`, for who only has to know. */
export const ASKS = /[?&](?:company|period|type|tag)(?:-not)?=/;
