import type { SkillUse } from './usage';

/** By what the table is sorted. */
export const USAGE_ORDERS = ['name', 'domain', 'months', 'last', 'roles', 'mentions'] as const;
export type UsageOrder = (typeof USAGE_ORDERS)[number];

/** How an address sorts the table: `?sort=last`, `?sort=-name` the other way around. */
export type UsageSort = { by: UsageOrder; reversed: boolean };

export const DEFAULT_SORT: UsageSort = { by: 'months', reversed: false };

export function sortIn(search: string): UsageSort {
  const [, minus, name] = /^(-?)(\w+)$/.exec(new URLSearchParams(search).get('sort') ?? '') ?? [];
  const by = USAGE_ORDERS.find((order) => order === name);
  return by ? { by, reversed: minus === '-' } : DEFAULT_SORT;
}

/** Names from A on, figures from the largest on, unless reversed; equals in the order of time used. */
export function sortedUses(
  skills: readonly SkillUse[],
  { by, reversed }: UsageSort,
  language: string,
): SkillUse[] {
  const direction = reversed ? -1 : 1;
  return skills.toSorted((one, other) => {
    const [a, b] = [one[by], other[by]];
    return direction * (typeof a === 'string' ? a.localeCompare(String(b), language) : Number(b) - a);
  });
}
