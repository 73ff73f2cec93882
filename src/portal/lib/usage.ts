import type { Evidence } from '~/resume/read/evidence';
import type { Portfolio, Span } from '~/resume/read/portfolio';
import { CERTIFICATE } from '~/dictionary/skills';

import { yearOf } from './activity';
import type { Format } from './format';
import { merged, monthsIn, periodOf } from './month-spans';
import { curatedSkill } from './skill-kinds';

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
  /** The number of mentions. */ mentions: number;
  spans: readonly Span[];
};

export type DomainUse = { name: string; months: number; tenure: string; skills: number };

/** The names of domains without a heading in the résumé. */
export type DomainNames = (kind: string) => string;

const spansOf = (skills: readonly Evidence[]): Span[] =>
  merged(skills.flatMap(({ mentions }) => mentions.flatMap(({ span }) => (span ? [span] : []))));

/** The role of each part of the career. */
function roleOf({ companies }: Portfolio): ReadonlyMap<string, string> {
  const positions = companies.filter(({ kind }) => kind === 'work').flatMap((company) => company.positions);
  return new Map(
    positions.flatMap(({ id, resources }) => [
      ...resources.map((resource) => [resource.id, id] as const),
      [id, id] as const,
    ]),
  );
}

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
  // A skill that appears only as the name of a certificate has no duration.
  const further = portfolio.furtherEvidence.filter(({ name }) => curatedSkill([name])?.kind !== CERTIFICATE);
  const all = [...portfolio.evidence, ...further];
  const named = all.filter(({ mentions }) => mentions.length > 0);
  const roles = roleOf(portfolio);
  const headings = new Map(all.flatMap(({ group }) => (group ? [[group.toLowerCase(), group]] : [])));
  /**
   * The heading of the résumé, else the kind of the dictionary. A heading that is also a skill is its own
   * domain.
   */
  const domainOf = ({ name, aliases, group }: Evidence): string => {
    const kind = nameOf(curatedSkill([name, ...aliases])?.kind ?? 'other');
    return group ?? headings.get(name.toLowerCase()) ?? headings.get(kind.toLowerCase()) ?? kind;
  };
  const skills = named
    .map((skill): SkillUse => {
      const spans = spansOf([skill]);
      const months = monthsIn(spans);
      const last = spans.at(-1)?.[1] ?? -1;
      return {
        id: skill.id,
        name: skill.name,
        domain: domainOf(skill),
        months,
        tenure: months === 0 ? '' : format.tenure(months),
        last,
        lastUsed:
          last < 0
            ? ''
            : last >= now
              ? present
              : (format.period(periodOf([last, last])).split(' - ')[0] ?? ''),
        roles: new Set(skill.mentions.flatMap(({ source }) => roles.get(source) ?? [])).size,
        mentions: skill.mentions.length,
        spans,
      };
    })
    .toSorted((one, other) => other.months - one.months || one.name.localeCompare(other.name));
  const groups = new Map<string, Evidence[]>();
  for (const skill of named) groups.set(domainOf(skill), [...(groups.get(domainOf(skill)) ?? []), skill]);
  const domains = [...groups]
    .map(([name, members]): DomainUse => {
      const months = monthsIn(spansOf(members));
      return { name, months, tenure: months === 0 ? '' : format.tenure(months), skills: members.length };
    })
    .toSorted((one, other) => other.months - one.months || one.name.localeCompare(other.name));
  const mentions = named.flatMap((skill) => skill.mentions);
  const sources = (kind: string) =>
    new Set(mentions.filter((mention) => mention.kind === kind).map(({ source }) => source)).size;
  return {
    skills,
    domains,
    years: usedByYear(skills),
    from: {
      roles: sources('role'),
      projects: sources('project'),
      others: sources('certificate') + sources('degree') + sources('volunteering'),
      undated: mentions.filter(({ span }) => span === null).length,
      unnamed: all.length - named.length,
    },
  };
}

/** The number of skills in use in each year, from the first to the last. */
export function usedByYear(skills: readonly Pick<SkillUse, 'spans'>[]): { year: number; count: number }[] {
  const spans = skills.flatMap((skill) => skill.spans);
  if (spans.length === 0) return [];
  const first = yearOf(Math.min(...spans.map(([from]) => from)));
  const last = yearOf(Math.max(...spans.map(([, to]) => to)));
  return Array.from({ length: last - first + 1 }, (_, at) => {
    const year = first + at;
    const isUsed = ([from, to]: Span) => yearOf(from) <= year && yearOf(to) >= year;
    return { year, count: skills.filter((skill) => skill.spans.some(isUsed)).length };
  });
}
