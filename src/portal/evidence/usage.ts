import type { SkillKind } from '~/dictionary/dictionary';
import type { Evidence } from '~/resume/model/portfolio-sections';
import type { Portfolio, Span } from '~/resume/model/portfolio';

import { yearOf } from '~/portal/career/activity';
import type { Format } from '~/portal/text/format';
import { plain } from '~/portal/text/text-search';
import { skillUses, type SkillUse } from './skill-use';

/** A skill on Usage, with the name of its family and the years in which it was used. */
export type SkillRow = SkillUse & { family: string };

/** The names of the kinds of the dictionary in a language. */
export type KindNames = (kind: SkillKind | typeof UNKNOWN_KIND) => string;

/** Fewer skills with time make no screen. */
const FEWEST_SKILLS = 3;
const UNKNOWN_KIND = 'other';

/** Skills whose time is known. Those that the résumé does not list are for questions in other words. */
const timed = (evidence: readonly Evidence[]): readonly Evidence[] =>
  evidence.filter(
    ({ isListed, mentions }) => isListed && mentions.some(({ span, year }) => (span ?? year) !== null),
  );

/** Whether Usage has content. */
export const hasUsage = ({ evidence }: Pick<Portfolio, 'evidence'>): boolean =>
  timed(evidence).length >= FEWEST_SKILLS;

const isUsedIn =
  (year: number) =>
  ({ mentions }: Evidence): boolean =>
    mentions.some(
      (mention) =>
        mention.year === year ||
        (mention.span !== null && yearOf(mention.span[0]) <= year && yearOf(mention.span[1]) >= year),
    );

/** The family of a skill: its kind, else the owner's heading; one without other skills joins the rest. */
function familiesOf(skills: readonly Evidence[], kindName: KindNames): (skill: Evidence) => string {
  const other = kindName(UNKNOWN_KIND);
  const nameOf = ({ kind, group }: Evidence) => (kind ? kindName(kind) : (group ?? other));
  const [firstOf, shared] = [new Map<string, string>(), new Set<string>()];
  for (const name of skills.map(nameOf))
    if (firstOf.has(plain(name))) shared.add(plain(name));
    else firstOf.set(plain(name), name);
  return (skill) => {
    const key = plain(nameOf(skill));
    return (shared.has(key) && firstOf.get(key)) || other;
  };
}

/** The data of Usage: skills in families, longest used first, and the number of skills in each year. */
export function usageSlice(
  portfolio: Pick<Portfolio, 'evidence' | 'companies'>,
  format: Format,
  kindName: KindNames,
) {
  const used = timed(portfolio.evidence);
  const useOf = skillUses(portfolio, format);
  const familyOf = familiesOf(used, kindName);
  const spans: readonly Span[] = used.map((skill) => useOf(skill).years).filter((years) => years !== null);
  const first = Math.min(...spans.map(([from]) => from));
  const last = Math.max(...spans.map(([, to]) => to));
  const years = Array.from({ length: spans.length > 0 ? last - first + 1 : 0 }, (_, at) => ({
    year: first + at,
    count: used.filter(isUsedIn(first + at)).length,
  }));
  const skills = used
    .map((skill): SkillRow => ({ ...useOf(skill), family: familyOf(skill) }))
    .toSorted((one, other) => other.months - one.months || other.roles - one.roles);
  const isRest = (family: string) => family === kindName(UNKNOWN_KIND);
  return {
    skills,
    /** By the longest time of a skill, with the other skills at the end. */
    families: [...new Set(skills.map(({ family }) => family))].toSorted(
      (one, other) => Number(isRest(one)) - Number(isRest(other)),
    ),
    // The same number in every year is no chart.
    years: new Set(years.map(({ count }) => count)).size > 1 ? years : [],
    /** Skills that are listed or only mentioned, whose time is unknown. */
    untimed: portfolio.evidence.filter(
      (skill) => skill.isListed && skill.mentions.length > 0 && !used.includes(skill),
    ).length,
  };
}
