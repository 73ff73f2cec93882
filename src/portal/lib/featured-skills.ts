import { isVague, wholeYears } from '~/resume/standard/dates';
import type { Company, Portfolio, Span } from '~/resume/model/portfolio';
import { currentOf, workRoles } from '~/resume/model/roles-by-date';
import { skillGroup, termKey } from '~/resume/model/same-term';
import { technologyHeadings } from '~/resume/model/skill-headings';

import { firstSkills } from './featured-tags';
import { monthsIn } from './month-spans';
import { proofCount } from './proof-count';
import { levelShare, levelSteps } from './skill-levels';

/** The number of featured skills (spec §2). */
const FEATURED = 4;
/** So many listed skills with levels make a card, in which an unlisted one would look stray. */
const ENOUGH_LISTED = 3;
const MONTHS_A_YEAR = 12;
/** A skill of a longer role may have been used for a part of its time. */
const LONGEST_ROLE_MONTHS = 5 * MONTHS_A_YEAR;

/** A skill on the card. The card shows the first known value of share, level and evidence. */
export type FeaturedSkill = {
  id: string;
  name: string;
  /** 0–1 */
  percentage: number | null;
  level: string | null;
  /** 1–4, for a level in words. */ steps: number | null;
  /** The number of roles that prove it. */ roles: number;
  /** The years in which they were held; 0 if the years of the skill are unknown. */ years: number;
  /** Projects that prove it, if no role does. */ projects: number;
  /** The keywords of a heading, if there is no evidence. */ keywords: readonly string[];
};

/**
 * The years of a skill, from the roles that name it; 0 if they do not tell them. A single role without projects, or
 * a role of many years, names a skill that may have been used for a part of its time only. With dated projects,
 * Usage states more.
 */
function yearsOf(roles: readonly Span[], used: readonly Span[], projects: number, areVague: boolean): number {
  const isProven = roles.length > 1 || projects > 1;
  const hasShortRoles = isProven && roles.every((role) => monthsIn([role]) <= LONGEST_ROLE_MONTHS);
  // As Usage does: whole years where dates are years alone.
  const yearsIn = (spans: readonly Span[]) => {
    const months = monthsIn(spans);
    return Math.floor((areVague ? wholeYears(months) : months) / MONTHS_A_YEAR);
  };
  const years = yearsIn(roles);
  return hasShortRoles && years === yearsIn([...roles, ...used]) ? years : 0;
}

const NOTHING = { percentage: null, level: null, steps: null, roles: 0, years: 0, projects: 0, keywords: [] };

/** The head start of a skill of the current role over one that was used longer. */
const CURRENT_MONTHS = 2 * MONTHS_A_YEAR;

/** Headings of skills that mean little without an example. */
const SOFT =
  /^(?:soft|people|personal|interpersonal|social|transferable)(?:\s+skills)?$|^(?:habilidades|competencias|competências|compétences)\s+(?:blandas|sociales|personales|interpessoais|pessoais|sociais|personnelles|humaines)$|^soziale kompetenz/i;

/** The months that a role without dates counts: those of a usual role. */
const UNDATED_MONTHS = 2 * MONTHS_A_YEAR;
/** Months before the end of the latest role that count in full, and the weight of earlier ones. */
const RECENT_MONTHS = 6 * MONTHS_A_YEAR;
const OLD_WEIGHT = 0.25;

/** The names in the skills of the résumé, each keyword as the names that it lists. */
const namesOf = (skills: Portfolio['skills']): ReadonlySet<string> =>
  new Set(skills.map(skillGroup).flatMap(({ name, keywords }) => [name, ...keywords].map(termKey)));

type ProvenSkill = FeaturedSkill & { isListed: boolean; isHeading: boolean; isSoft: boolean };

/**
 * Skills and keywords with evidence: roles that name them, or that have a resource that does. Those that the
 * résumé lists as skills come first.
 */
function provenSkills({
  evidence,
  companies,
  skills,
}: Pick<Portfolio, 'evidence' | 'companies' | 'skills'>): ProvenSkill[] {
  const roleOf = new Map<string, Company['positions'][number]>();
  for (const { kind, positions } of companies) {
    if (kind !== 'work') continue;
    for (const position of positions) {
      roleOf.set(position.id, position);
      for (const { id, origin } of position.resources) if (origin === 'project') roleOf.set(id, position);
    }
  }
  const listed = namesOf(skills);
  const headings = technologyHeadings(skills.map(skillGroup));
  const latest = Math.max(0, ...[...roleOf.values()].map(({ span }) => span?.[1] ?? 0));
  /** The months of use. Old ones count less, so that the skills of today come first. */
  const weightOf = (spans: readonly Span[]): number => {
    const recent = spans.flatMap(([first, last]): Span[] =>
      last > latest - RECENT_MONTHS ? [[Math.max(first, latest - RECENT_MONTHS + 1), last]] : [],
    );
    const months = monthsIn(recent);
    return months + (monthsIn(spans) - months) * OLD_WEIGHT;
  };
  // Of several open roles the newest is the current one.
  const current = currentOf(workRoles(companies));
  return evidence
    .map(({ id, name, group, ...skill }) => {
      const mentions = skill.mentions.filter(({ isAside }) => !isAside);
      const roles = [...new Set(mentions.flatMap(({ source }) => roleOf.get(source) ?? []))];
      const spans = roles.map(({ span }) => span).filter((span) => span !== null);
      const used = mentions.map(({ span }) => span).filter((span) => span !== null);
      const proof = proofCount(roles.length, mentions);
      const areVague = roles.some(({ period }) => isVague(period));
      return {
        ...NOTHING,
        id,
        name,
        ...proof,
        years: yearsOf(spans, used, proof.projects, areVague),
        isListed: listed.has(termKey(name)),
        // "PHP" before its keyword "Composer".
        isHeading: headings.has(termKey(name)),
        isSoft: SOFT.test(group ?? ''),
        weight:
          weightOf(spans) +
          (roles.length - spans.length) * UNDATED_MONTHS +
          (roles.some((role) => role === current?.position) ? CURRENT_MONTHS : 0),
      };
    })
    .filter(({ roles, projects }) => roles + projects > 0)
    .toSorted(
      (one, other) =>
        Number(other.isListed) - Number(one.isListed) ||
        Number(other.isHeading) - Number(one.isHeading) ||
        Number(one.isSoft) - Number(other.isSoft) ||
        other.weight - one.weight ||
        other.roles + other.projects - one.roles - one.projects,
    )
    .map(({ weight: _weight, ...skill }) => skill);
}

/** Whether the evidence makes a figure: one role or project tells nothing beside a skill. */
const isCountable = ({ roles, projects }: FeaturedSkill): boolean => roles + projects > 1;

/** A skill without figures of one. */
const withoutOne = <Skill extends FeaturedSkill>(skill: Skill): Skill => {
  const [roles, years, projects] = [skill.roles, skill.years, skill.projects].map((count) =>
    count > 1 ? count : 0,
  );
  return { ...skill, roles, years, projects };
};

/**
 * Skills in the order of their roles, if no line shows years, which explain another order. Listed skills stay before
 * others, and soft skills after other listed ones.
 */
const inShownOrder = (shown: readonly (FeaturedSkill | ProvenSkill)[]): readonly FeaturedSkill[] => {
  const group = (skill: FeaturedSkill | ProvenSkill) =>
    'isListed' in skill
      ? Number(!skill.isListed) * 4 + Number(!skill.isHeading) * 2 + Number(skill.isSoft)
      : 0;
  return shown.every(({ years, projects }) => years + projects === 0)
    ? shown.toSorted((one, other) => group(one) - group(other) || other.roles - one.roles)
    : shown;
};

/** Whether at most one line has no figure. With more of them, the card looks unfinished. */
const hasCounts = (shown: readonly FeaturedSkill[]): boolean =>
  shown.filter((skill) => !isCountable(skill)).length <= 1;

/**
 * The skills to feature: those with a figure, else those with a level, else those with evidence in the
 * career, longest used first and those of the current role before others, else the first ones of the résumé.
 * Where a single role proves most of them, evidence tells nothing, and the order of the résumé counts. No figure
 * counts one.
 */
export function featuredSkills(
  portfolio: Pick<Portfolio, 'skills' | 'evidence' | 'companies'>,
): readonly FeaturedSkill[] {
  const { skills } = portfolio;
  const levels = skills.flatMap(({ level }) => level ?? []);
  const listed = skills.map(({ id, name, level, percentage, keywords }): FeaturedSkill => {
    const share = percentage ?? (level === null ? null : levelShare(level, levels));
    return {
      ...NOTHING,
      id,
      name,
      percentage: share,
      level: share === null ? level : null,
      steps: share === null && level !== null ? levelSteps(level) : null,
      // A percentage of portal.yaml says all of its line.
      keywords: percentage === null ? keywords : [],
    };
  });
  // Bars beside words without bars would read as an order that nobody stated.
  const isOrdered = listed.every(({ level, steps }) => level === null || steps !== null);
  const rank = ({ percentage, level }: FeaturedSkill) => (percentage !== null ? 0 : level !== null ? 1 : 2);
  // Percentages of portal.yaml keep the owner's order.
  const isCounted = skills.every(({ percentage }) => percentage === null);
  const shareOf = ({ percentage }: FeaturedSkill) => (isCounted ? (percentage ?? 0) : 0);
  const stated = listed
    .filter((skill) => rank(skill) < 2)
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) || shareOf(other) - shareOf(one) || (other.steps ?? 0) - (one.steps ?? 0),
    )
    .map((skill) => (isOrdered ? skill : { ...skill, steps: null }));
  const proven = provenSkills(portfolio);
  if (stated.length > 0) {
    const others = listed.filter((skill) => rank(skill) === 2);
    const named = namesOf(skills);
    // A count of one says little beside levels, headings and keywords, but more than a single skill.
    const count = stated.length + others.length;
    const isBare = count === 1 && (stated[0]?.keywords.length ?? 0) < ENOUGH_LISTED;
    const least = isBare ? 1 : 2;
    const unnamed =
      count >= ENOUGH_LISTED
        ? []
        : proven.filter(
            ({ name, roles, projects }) => !named.has(termKey(name)) && roles + projects >= least,
          );
    return [...stated, ...others, ...unnamed].slice(0, FEATURED).map(withoutOne);
  }
  const own = proven.filter(({ isListed }) => isListed);
  const others = proven.filter(({ isListed }) => !isListed);
  if (skills.length > 0) {
    const known = new Set(proven.map(({ name }) => name));
    const rest = listed.filter(
      ({ name, keywords }) => !known.has(name) && keywords.every((keyword) => !known.has(keyword)),
    );
    const shown = firstSkills([...own, ...rest, ...others.filter(isCountable)].map(withoutOne));
    return shown.filter(isCountable).length > 1 && hasCounts(shown)
      ? inShownOrder(shown)
      : firstSkills(listed);
  }
  // Without a list, a skill of one project tells little about the owner, and a single one makes no card.
  const found = others.filter(({ roles, projects }) => roles > 0 || projects > 1);
  const [only] = found.length === 1 ? found : [];
  if (only && (only.roles <= 1 || only.projects > 0)) return [];
  const counted = found.filter(isCountable);
  const shown = firstSkills((counted.length >= FEATURED ? counted : found).map(withoutOne));
  return hasCounts(shown)
    ? inShownOrder(shown)
    : firstSkills(found.map((skill) => ({ ...skill, roles: 0, years: 0, projects: 0 })));
}
