import { namesIn, technologyOf, termKey, type SkillNames } from './same-term';

/**
 * The keys of the names with keywords, if most of them are technologies ("PHP", "Symfony") rather than groups
 * ("Tools"); else none.
 */
export function technologyHeadings(groups: readonly SkillNames[]): ReadonlySet<string> {
  const headings = groups.filter(({ keywords }) => keywords.length > 0).flatMap(({ name }) => namesIn(name));
  const areSkills = headings.filter(technologyOf).length * 2 > headings.length;
  return new Set(areSkills ? headings.map(termKey) : []);
}
