import type { SkillRow } from './usage';

// Separate from the slice, because the browser loads this module too.

/** The columns by which the list can be sorted. */
export const USAGE_ORDERS = ['name', 'months', 'last', 'roles'] as const;
export type UsageOrder = (typeof USAGE_ORDERS)[number];

/** The order in an address: `?sort=last`. */
export const orderIn = (search: string): UsageOrder =>
  USAGE_ORDERS.find((order) => order === new URLSearchParams(search).get('sort')) ?? 'months';

const FIGURES = {
  months: ({ months }: SkillRow) => months,
  roles: ({ roles }: SkillRow) => roles,
  // Skills in use come first.
  last: ({ isCurrent, years }: SkillRow) => (isCurrent ? Number.MAX_VALUE : (years?.[1] ?? 0)),
};

/** Sorts names from A and figures from the largest. */
export const sortedSkills = (skills: readonly SkillRow[], by: UsageOrder, language: string): SkillRow[] =>
  skills.toSorted((one, other) =>
    by === 'name' ? one.name.localeCompare(other.name, language) : FIGURES[by](other) - FIGURES[by](one),
  );
