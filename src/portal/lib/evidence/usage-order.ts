import type { SkillUse } from './skill-use';
import type { SkillRow } from './usage';

// Separate from the slice, because the browser loads this module too.

/** The columns by which the list can be sorted. */
export const USAGE_ORDERS = ['name', 'months', 'last', 'roles'] as const;
export type UsageOrder = (typeof USAGE_ORDERS)[number];

/** The order in an address: `?sort=last`, or `?sort=-name` for the reverse. */
export type UsageSort = { by: UsageOrder; reversed: boolean };

export function sortIn(search: string): UsageSort {
  const [, minus, name] = /^(-?)(\w+)$/.exec(new URLSearchParams(search).get('sort') ?? '') ?? [];
  const by = USAGE_ORDERS.find((order) => order === name);
  return by ? { by, reversed: minus === '-' } : { by: 'months', reversed: false };
}

/** The last year of use for sorting; skills in use come last. */
const lastOf = ({ isCurrent, years }: SkillUse): number => (isCurrent ? Infinity : (years?.[1] ?? 0));

/** Sorts names from A and figures from the largest, unless reversed. */
export function sortedSkills(
  skills: readonly SkillRow[],
  { by, reversed }: UsageSort,
  language: string,
): SkillRow[] {
  const valueOf = (skill: SkillRow): number =>
    by === 'months' ? skill.months : by === 'roles' ? skill.roles : lastOf(skill);
  const sorted = skills.toSorted((one, other) => {
    if (by === 'name') return one.name.localeCompare(other.name, language);
    const [a, b] = [valueOf(one), valueOf(other)];
    return a === b ? 0 : b - a;
  });
  return reversed ? sorted.toReversed() : sorted;
}
