import type { Evidence } from '~/resume/evidence/evidence';
import type { Portfolio, Span } from '~/resume/model/portfolio';

import { yearOf } from '../activity';
import type { Format } from '../format';
import { skillUses, type SkillUse } from './skill-use';

/** A skill on Usage, with the name of its family and the years in which it was used. */
export type SkillRow = SkillUse & { family: string };

/** The names of the kinds of the dictionary in a language. */
export type KindNames = (kind: string) => string;

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

/** The data of Usage: skills in families, longest used first, and the number of skills in each year. */
export function usageSlice(
  portfolio: Pick<Portfolio, 'evidence' | 'companies'>,
  format: Format,
  kindName: KindNames,
) {
  const used = timed(portfolio.evidence);
  const useOf = skillUses(portfolio, format);
  const spans: readonly Span[] = used.map((skill) => useOf(skill).years).filter((years) => years !== null);
  const first = Math.min(...spans.map(([from]) => from));
  const last = Math.max(...spans.map(([, to]) => to));
  const years = Array.from({ length: spans.length > 0 ? last - first + 1 : 0 }, (_, at) => ({
    year: first + at,
    count: used.filter(isUsedIn(first + at)).length,
  }));
  return {
    skills: used
      .map((skill): SkillRow => ({
        ...useOf(skill),
        family: skill.group ?? kindName(skill.kind ?? UNKNOWN_KIND),
      }))
      .toSorted((one, other) => other.months - one.months || other.roles - one.roles),
    // The same number in every year is no chart.
    years: new Set(years.map(({ count }) => count)).size > 1 ? years : [],
    /** Skills that are listed or only mentioned, whose time is unknown. */
    untimed: portfolio.evidence.filter(
      (skill) => skill.isListed && skill.mentions.length > 0 && !used.includes(skill),
    ).length,
  };
}
