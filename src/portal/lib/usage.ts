import { isVague, wholeYears } from '~/resume/standard/dates';
import type { Evidence, Mention } from '~/resume/model/evidence';
import type { Period, Portfolio, Span } from '~/resume/model/portfolio';
import { CERTIFICATE } from '~/dictionary/skills';

import type { Format } from './format';
import { listsTechnologies } from './lists-technologies';
import { merged, monthsIn, periodOf } from './month-spans';
import { curatedSkill } from './skill-kinds';
import { usedCount } from './proof-count';
import { unnamedSkills } from './unnamed-skills';
import { domainNamer, groupedByDomain, letters, type DomainNames } from './usage-domains';
import { periodsOf, roleOf, roleWithoutSkills, rolesIn, sourceCounts } from './usage-sources';
import { usedByYear } from './used-by-year';

/** The usage of a skill over time. */
export type SkillUse = {
  id: string;
  name: string;
  domain: string;
  /** Overlaps count once; 0 without dates. */ months: number;
  /** The same as text. */ tenure: string;
  /** The last month; −1 without dates. */ last: number;
  lastUsed: string;
  roles: number;
  /** The number of projects, if they tell more than a single role. */ projects: number;
  /** The number of mentions. */ mentions: number;
  spans: readonly Span[];
};

export type DomainUse = { name: string; months: number; tenure: string; skills: number };

const MONTHS_A_YEAR = 12;

/** The number of bars beside the chart. The table has all domains. */
const MOST_DOMAINS = 12;

/** From this number of skills with dates on, the screen is worth reading, and needs no skills without any. */
const FEWEST_DATED = 3;

/** The parts of a portfolio that contain skills. */
export type UsageSource = Pick<
  Portfolio,
  'skills' | 'portal' | 'evidence' | 'furtherEvidence' | 'companies' | 'projects'
>;

const sourcesOf = (mentions: readonly Mention[]): number =>
  new Set(mentions.map(({ source }) => source)).size;

/** Whether the years of a skill are known: something that names it has dates, and most of its roles do. */
function hasDates({ mentions }: Evidence): boolean {
  const dated = sourcesOf(mentions.filter(({ span }) => span !== null));
  const undatedRoles = sourcesOf(mentions.filter(({ kind, span }) => kind === 'role' && span === null));
  return dated > 0 && dated >= undatedRoles;
}

const spansOf = (skills: readonly Evidence[]): Span[] =>
  merged(
    skills.filter(hasDates).flatMap(({ mentions }) => mentions.flatMap(({ span }) => (span ? [span] : []))),
  );

/** The months of each role that count as its tenure. */
const countedMonths = (portfolio: Pick<Portfolio, 'companies'>): ReadonlyMap<string, Span | null> =>
  new Map(rolesIn(portfolio).map(({ id, counted }) => [id, counted]));

/** The months of mentions that count as the tenure of their roles. */
const countedSpans = (mentions: readonly Mention[], counted: ReadonlyMap<string, Span | null>): Span[] =>
  mentions.flatMap(({ source, span }): Span[] => {
    if (span === null) return [];
    const [first, last] = counted.get(source) ?? span;
    const shared = [Math.max(first, span[0]), Math.min(last, span[1])] as const;
    return [shared[0] <= shared[1] ? shared : span];
  });

/**
 * The skills of the owner. Skills that the owner does not list are uncertain, so they are included only where
 * none are listed, and the dictionary has English names. A skill that appears only as the name of a certificate
 * has no duration.
 */
function shownEvidence({ skills, portal, evidence, furtherEvidence }: UsageSource): Evidence[] {
  const isUnlisted = skills.length === 0 && /^en\b/.test(portal.language);
  const further = isUnlisted
    ? furtherEvidence.filter(({ name }) => curatedSkill([name])?.kind !== CERTIFICATE)
    : [];
  return [...evidence, ...further];
}

/** The same without what stands aside in texts: an entry that lists its technologies was made with these. */
const usedIn = (all: readonly Evidence[]): Evidence[] =>
  all.map((one) => ({ ...one, mentions: one.mentions.filter(({ isAside }) => !isAside) }));

/** Whether the years of enough skills are known to make a screen. */
export const hasUsage = (portfolio: UsageSource): boolean =>
  usedIn(shownEvidence(portfolio)).filter(hasDates).length >= FEWEST_DATED && listsTechnologies(portfolio);

/**
 * The duration of use per skill and per domain. Overlapping months count once.
 * @param now the month of the build
 */
export function usageOf(
  portfolio: Portfolio,
  format: Format,
  nameOf: DomainNames,
  { now, present }: { now: number; /** "Present". */ present: string },
) {
  const all = shownEvidence(portfolio);
  const named = usedIn(all).filter(({ mentions }) => mentions.length > 0);
  const roles = roleOf(portfolio);
  const counted = countedMonths(portfolio);
  const domainOf = domainNamer(all, nameOf);
  const periods = periodsOf(portfolio);
  /** Whether a mention is in a project that goes on since an unknown date. */
  const goesOn = ({ kind, source }: Mention): boolean => {
    const { start, end, current } = periods.get(source) ?? {};
    return kind === 'project' && current === true && !start && !end;
  };
  const hasDate = (mention: Mention): boolean => {
    const { start, end } = periods.get(mention.source) ?? {};
    return Boolean(start ?? end) || goesOn(mention);
  };
  /** The last month of a mention, also of a project without a start, whose time is unknown; else −1. */
  const lastMonth = (mention: Mention): number => {
    const { kind, source, span } = mention;
    const { start, end } = periods.get(source) ?? {};
    if (goesOn(mention)) return now;
    if (span || kind !== 'project' || start || !end) return span?.[1] ?? -1;
    return Math.min(now, end.year * MONTHS_A_YEAR + (end.month ?? MONTHS_A_YEAR) - 1);
  };
  /** The last month of use; −1 if it is unknown. */
  const lastOf = (skill: Evidence): number =>
    hasDates(skill) || skill.mentions.every(({ kind }) => kind !== 'role')
      ? Math.max(...skill.mentions.map(lastMonth))
      : -1;
  /** The periods of the evidence until a month. */
  const periodsUntil = (members: readonly Evidence[], month: number): Period[] =>
    members.flatMap(({ mentions }) =>
      mentions.flatMap((mention) =>
        lastMonth(mention) === month ? (periods.get(mention.source) ?? []) : [],
      ),
    );
  const isExact = ({ source }: Mention): boolean => {
    const period = periods.get(source);
    return period === undefined || !isVague(period);
  };
  /** Whole years where years alone add to the months. */
  const monthsOf = (members: readonly Evidence[]): number => {
    const mentions = members.filter(hasDates).flatMap((member) => member.mentions);
    const months = monthsIn(countedSpans(mentions, counted));
    const exact = monthsIn(countedSpans(mentions.filter(isExact), counted));
    return exact === months ? months : wholeYears(months);
  };
  /** The last month of use, or its year if no date has a month. */
  const lastUsed = (skill: Evidence, last: number): string => {
    const { start } = periodOf([last, last]);
    const isYear = periodsUntil([skill], last).every(({ start: from, end }) => (end ?? from)?.month === null);
    return format.period({
      start: start && isYear ? { ...start, month: null } : start,
      end: null,
      current: false,
    });
  };
  const hasRole = ({ mentions }: Evidence): boolean => mentions.some(({ source }) => roles.has(source));
  const hasYears = named.filter(hasDates).length >= FEWEST_DATED;
  // Beside these, a row without time, role and project tells nothing.
  const told = named.filter(
    (skill) =>
      lastOf(skill) >= 0 ||
      hasRole(skill) ||
      (!hasYears && skill.mentions.some(({ kind }) => kind === 'project')),
  );
  const shown = told.length > 0 ? told : named;
  const skills = shown
    .map((skill): SkillUse => {
      const spans = spansOf([skill]);
      const months = monthsOf([skill]);
      const last = lastOf(skill);
      const domain = domainOf(skill);
      const isPresent =
        (spans.at(-1)?.[1] ?? 0) >= now || (last >= now && skill.mentions.some((mention) => goesOn(mention)));
      return {
        id: skill.id,
        name: skill.name,
        // "HTML" in the domain "HTML" says nothing.
        domain: letters(domain) === letters(skill.name) ? '' : domain,
        months,
        tenure: months === 0 ? '' : format.tenure(months),
        last,
        lastUsed: isPresent ? present : last < 0 ? '' : lastUsed(skill, last),
        ...usedCount(skill.mentions, roles),
        mentions: skill.mentions.length,
        spans,
      };
    })
    .toSorted((one, other) => other.months - one.months || one.name.localeCompare(other.name));
  const domains = groupedByDomain(shown, domainOf)
    .map(({ name, members }): DomainUse => {
      const months = monthsOf(members);
      return { name, months, tenure: months === 0 ? '' : format.tenure(months), skills: members.length };
    })
    .toSorted((one, other) => other.months - one.months || one.name.localeCompare(other.name))
    .slice(0, MOST_DOMAINS);
  const mentions = named.flatMap((skill) => skill.mentions);
  const years = usedByYear(skills);
  return {
    skills,
    domains,
    // The same number in every year is no chart.
    years: new Set(years.map(({ count }) => count)).size > 1 ? years : [],
    from: {
      ...sourceCounts(portfolio),
      undated: mentions.filter((mention) => mention.span === null && !hasDate(mention)).length,
      unnamed: unnamedSkills(portfolio, all).length,
      // Skills without a role and a date of use. Projects without dates count only where few skills have years.
      hidden: named.length - shown.length,
      silent: roleWithoutSkills(portfolio, mentions),
    },
  };
}
