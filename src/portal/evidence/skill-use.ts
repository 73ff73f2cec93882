import { monthsOfUse } from '~/resume/evidence/evidence';
import type { Evidence } from '~/resume/model/portfolio-sections';
import type { Portfolio } from '~/resume/model/portfolio';

import { yearOf } from '~/portal/career/activity';
import { sameAs } from '~/portal/filters/facets';
import type { Format } from '~/portal/text/format';

/** The role of each part of a career, by their ids. */
const rolesByPart = ({ companies }: Pick<Portfolio, 'companies'>): ReadonlyMap<string, string> =>
  new Map(
    companies
      .filter(({ kind }) => kind === 'work')
      .flatMap(({ positions }) =>
        positions.flatMap(({ id, resources }) => [
          ...resources.flatMap((one) => (one.origin === 'project' ? [[one.id, id] as const] : [])),
          [id, id] as const,
        ]),
      ),
  );

/**
 * Returns a function for the figures of a skill. Every place that states how long a skill was used takes them from here.
 */
export function skillUses({ companies }: Pick<Portfolio, 'companies'>, format: Pick<Format, 'tenure'>) {
  const roleOf = rolesByPart({ companies });
  return ({ id, name, mentions }: Evidence) => {
    const spans = mentions.flatMap(({ span }) => (span ? [span] : []));
    const years = [
      ...spans.flatMap((span) => span.map(yearOf)),
      ...mentions.flatMap(({ year }) => (year === null ? [] : [year])),
    ];
    const months = monthsOfUse(mentions);
    const [first, last] = [Math.min(...years), Math.max(...years)];
    // Roles and months stand side by side, so they count the same entries.
    const listing = mentions.filter(({ by }) => by === 'list');
    const counted = listing.length > 0 ? listing : mentions;
    const countOf = (sources: readonly string[]) => new Set(sources).size;
    return {
      id,
      name,
      /** The months of the entries that list it; overlaps count once. */ months,
      /** The same as text, or the only known year; empty without dates. */
      tenure: months > 0 ? format.tenure(months) : years.length > 0 ? String(last) : '',
      /**
       * The first year of an entry that lists it, and the last of one that names it: a mention gives no time, but it
       * shows that the skill was still in use. Null if none with dates lists it.
       */
      years:
        years.length > 0
          ? ([first, Math.max(last, ...mentions.map(({ lastYear }) => lastYear ?? 0))] as const)
          : null,
      isCurrent: mentions.some((mention) => mention.isCurrent),
      /** The roles that list it, also in their projects; those that mention it if nothing lists it. */
      roles: countOf(counted.flatMap(({ source }) => roleOf.get(source) ?? [])),
      /** Projects and open source outside of roles. */
      projects: countOf(
        counted.flatMap(({ kind, source }) => (kind === 'project' && !roleOf.has(source) ? [source] : [])),
      ),
    };
  };
}

export type SkillUse = ReturnType<ReturnType<typeof skillUses>>;

/** Returns a function for whether a role or project names a skill: only then its name is a link. */
export function namedInCareer({ companies, evidence }: Pick<Portfolio, 'companies' | 'evidence'>) {
  const useOf = skillUses({ companies }, { tenure: String });
  const named = new Set(
    evidence
      .filter((skill) => useOf(skill).roles + useOf(skill).projects > 0)
      .flatMap(({ name, aliases }) => [name, ...aliases].map(sameAs)),
  );
  return (name: string): boolean => named.has(sameAs(name));
}
