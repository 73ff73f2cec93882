import { technologyOf, termKey } from '~/resume/model/same-term';
import type { Portfolio } from '~/resume/model/portfolio';
import { namedInCareer, skillUses, type SkillUse } from '~/portal/evidence/skill-use';
import type { Format } from '~/portal/text/format';

/** Lines without a bar are lower than those with one, so more fit. */
const FEATURED_WITHOUT_BARS = 6;
/** Names without anything else are tags, several in a line. */
const FEATURED_TAGS = 18;

/** The first skills. Names without anything else are tags, so that more of them fit. */
function firstSkills(skills: readonly FeaturedSkill[]): readonly FeaturedSkill[] {
  const isBare = skills.every(
    ({ roles, projects, keywords }) => roles + projects === 0 && keywords.length === 0,
  );
  return isBare ? firstOnes(skills, FEATURED_TAGS).shown : skills.slice(0, FEATURED_WITHOUT_BARS);
}

export const moreTags = (listed: Portfolio['skills'], shown: readonly FeaturedSkill[]): number =>
  shown.length < FEATURED_TAGS ? 0 : Math.max(0, listed.length - shown.length);

/** The number of featured skills (spec §2). */
const FEATURED = 4;
/** So many skills with a figure make a card. */
const FEWEST_COUNTED = 2;

/** A skill on the card. The card shows the first known value of share, level and evidence. */
export type FeaturedSkill = {
  id: string;
  name: string;
  /** 0–1 */
  percentage: number | null;
  level: string | null;
  /** The number of roles that name it; 0 for a single one, which says nothing. */ roles: number;
  /** The months in which it was used. */ months: number;
  /** Projects that name it, if no role does. */ projects: number;
  /** The keywords of a heading, if there is no evidence. */ keywords: readonly string[];
  /** Whether anything in the career names it, so that its name can be a link. */ hasEvidence: boolean;
};

const NOTHING = {
  percentage: null,
  level: null,
  roles: 0,
  months: 0,
  projects: 0,
  keywords: [],
};

const aboveOne = (count: number): number => (count > 1 ? count : 0);

const counted = ({ id, name, roles, projects, months }: SkillUse): FeaturedSkill => ({
  ...NOTHING,
  id,
  name,
  roles: aboveOne(roles),
  projects: roles === 0 ? aboveOne(projects) : 0,
  months,
  hasEvidence: true,
});

/**
 * The skills to feature. With figures or levels: the first ones of the résumé, those with a figure before the others.
 * Without: those that the career names, longest used first, else the first ones of the résumé.
 */
export function featuredSkills({
  skills,
  evidence,
  companies,
}: Pick<Portfolio, 'skills' | 'evidence' | 'companies'>): readonly FeaturedSkill[] {
  const useOf = skillUses({ companies }, { tenure: String });
  const isNamed = namedInCareer({ companies, evidence });
  const levels = skills.flatMap(({ level }) => level ?? []);
  const listed = skills.map(({ id, name, level, percentage, keywords }): FeaturedSkill => {
    const share = percentage ?? (level === null ? null : levelShare(level, levels));
    return {
      ...NOTHING,
      id,
      name,
      percentage: share,
      level: share === null ? level : null,
      // A percentage of portal.yaml says all of its line.
      keywords: percentage === null ? keywords : [],
      hasEvidence: isNamed(name),
    };
  });
  if (listed.some(({ percentage, level }) => (percentage ?? level) !== null))
    return listed
      .toSorted((one, other) => Number(one.percentage === null) - Number(other.percentage === null))
      .slice(0, FEATURED);
  // A heading is shown by the skills under it.
  const named = new Set(skills.flatMap(({ name, keywords }) => [name, ...keywords]).map(termKey));
  const used = evidence
    .filter(({ name, isListed, isTool, mentions }) =>
      named.size > 0
        ? mentions.length > 0 && named.has(termKey(name))
        : // TypeScript shows JavaScript, which nobody has named.
          (isListed || isTool) && mentions.some(({ via }) => via === null),
    )
    .map(useOf)
    .filter(({ roles, projects }) => roles + projects > 0)
    .toSorted((one, other) => other.months - one.months || other.roles - one.roles)
    .map(counted);
  const hasFigure = ({ roles, projects, months }: FeaturedSkill) => roles + projects + months > 0;
  const shown = firstSkills(used);
  if (shown.filter(hasFigure).length >= FEWEST_COUNTED) return shown.filter(hasFigure);
  if (listed.length > 0) return firstSkills(listed);
  // Without a list, tools that texts name say something from two on.
  return used.length >= FEWEST_COUNTED && used.every(({ name }) => technologyOf(name))
    ? firstSkills(used)
    : [];
}

/** The first items of a list, and the number of others. A single one is shown too: "+1" would take its room. */
export function firstOnes<Item>(
  items: readonly Item[],
  most: number,
): { shown: readonly Item[]; more: number } {
  const shown = items.slice(0, items.length === most + 1 ? most + 1 : most);
  return { shown, more: items.length - shown.length };
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
