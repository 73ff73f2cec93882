import type { SkillUse } from './usage';

/** The sort orders of the table. */
export const USAGE_ORDERS = ['name', 'domain', 'months', 'last', 'roles', 'mentions'] as const;
export type UsageOrder = (typeof USAGE_ORDERS)[number];

/** The columns of a table. One without a figure or text in any row is left out. */
export const columnsIn = (skills: readonly SkillUse[]): readonly UsageOrder[] =>
  USAGE_ORDERS.filter((order) =>
    skills.some((skill) =>
      typeof skill[order] === 'string'
        ? skill[order] !== ''
        : Number(skill[order]) > 0 || (order === 'roles' && skill.projects > 0),
    ),
  );

/** The sort order in an address: `?sort=last`, or `?sort=-name` for the reverse order. */
export type UsageSort = { by: UsageOrder; reversed: boolean };

export const DEFAULT_SORT: UsageSort = { by: 'months', reversed: false };

export function sortIn(search: string): UsageSort {
  const [, minus, name] = /^(-?)(\w+)$/.exec(new URLSearchParams(search).get('sort') ?? '') ?? [];
  const by = USAGE_ORDERS.find((order) => order === name);
  return by ? { by, reversed: minus === '-' } : DEFAULT_SORT;
}

/**
 * Sorts names from A, figures from the largest, unless reversed. Skills of roles come before those of projects
 * only. Equal rows are sorted by duration.
 */
export function sortedUses(
  skills: readonly SkillUse[],
  { by, reversed }: UsageSort,
  language: string,
): SkillUse[] {
  const direction = reversed ? -1 : 1;
  return skills.toSorted((one, other) => {
    const [a, b] = [one[by], other[by]];
    if (typeof a === 'string') return direction * a.localeCompare(String(b), language);
    return direction * (Number(b) - a || (by === 'roles' ? other.projects - one.projects : 0));
  });
}
