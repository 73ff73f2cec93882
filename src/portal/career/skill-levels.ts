import type { Portfolio } from '~/resume/model/portfolio';
import { technologyOf } from '~/resume/model/same-term';
import type { Format } from '~/portal/text/format';
import type { KindNames } from '~/portal/evidence/usage';

type Skill = Portfolio['skills'][number];
type SkillGroup = { kind: string; name: string; skills: readonly Skill[] };

/** From this number of bare names on, a list without groups is hard to read. */
const FEWEST_SKILLS = 30;
/** With fewer groups, or with fewer known skills than others, groups say little. */
const FEWEST_GROUPS = 3;
const OTHER = 'other';

/** Whether a skill has nothing but a name. */
export const isBareSkill = ({ level, percentage, keywords, properties = [] }: Skill): boolean =>
  level === null && percentage === null && keywords.length + properties.length === 0;

/**
 * Many skills with nothing but a name, by the kinds of the dictionary, in the order of the résumé. A kind with one
 * skill is among the others, which come last. There are no groups if the skills are few, or if the dictionary knows too
 * few of them.
 */
export function skillGroups(
  skills: Portfolio['skills'],
  nameOf: KindNames,
): { groups: readonly SkillGroup[]; rest: Portfolio['skills'] } {
  const bare = skills.filter(isBareSkill);
  if (bare.length < FEWEST_SKILLS) return { groups: [], rest: skills };
  const kinds = new Map<string, Skill[]>();
  for (const skill of bare) {
    const kind = technologyOf(skill.name)?.kind ?? OTHER;
    kinds.set(kind, [...(kinds.get(kind) ?? []), skill]);
  }
  const groups = [...kinds].filter(([kind, members]) => kind !== OTHER && members.length > 1);
  const known = new Set(groups.flatMap(([, members]) => members));
  if (groups.length < FEWEST_GROUPS || known.size * 2 < bare.length) return { groups: [], rest: skills };
  const others = bare.filter((skill) => !known.has(skill));
  const all = [...groups, ...(others.length > 0 ? [[OTHER, others] as const] : [])];
  return {
    groups: all.map(([kind, members]) => ({ kind, name: nameOf(kind), skills: members })),
    rest: skills.filter((skill) => !isBareSkill(skill)),
  };
}

const NUMBER = /^(\d+(?:[.,]\d+)?)\s*(%|\/\s*(\d+))?$/;

/**
 * A numeric level as a share of 100, 10 or 5. The scale is from its unit, or from the greatest number in the
 * list.
 */
export function levelShare(level: string, levels: readonly string[]): number | null {
  const [, number, unit, of] = NUMBER.exec(level.trim()) ?? [];
  if (number === undefined) return null;
  const value = Number(number.replace(',', '.'));
  const greatest = Math.max(
    value,
    ...levels.map((other) => Number(NUMBER.exec(other.trim())?.[1]?.replace(',', '.') ?? 0)),
  );
  const scale = of ? Number(of) : unit === '%' || greatest > 10 ? 100 : greatest > 5 ? 10 : 5;
  return scale === 0 || value > scale ? null : value / scale;
}

/** A numeric level as a percentage; null for a level in words. */
export function shareText(level: string, levels: readonly string[], { percent }: Format): string | null {
  const share = levelShare(level, levels);
  return share === null ? null : percent(share);
}
