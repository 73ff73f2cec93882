import type { Evidence } from '~/resume/model/evidence';
import type { Portfolio } from '~/resume/model/portfolio';
import { namesIn, skillGroup, technologyOf, termKey, type SkillNames } from '~/resume/model/same-term';

import { curatedSkill } from './skill-kinds';

/** The part of a technology's keywords that are skills themselves if it heads them: "PHP: Laravel, Symfony". */
const SKILLS_SHARE = 0.5;

const isKnown = (name: string): boolean => technologyOf(name) !== null || curatedSkill([name]) !== null;

/**
 * The listed skills that nothing names: keywords, and names that head no keywords. Other keywords of a technology
 * than skills describe it: "MySQL: data storage".
 */
export function unnamedSkills({ skills }: Portfolio, evidence: readonly Evidence[]): readonly Evidence[] {
  const groups = skills.map(skillGroup).filter(({ keywords }) => keywords.length > 0);
  const headings = new Set(groups.map(({ name }) => termKey(name)));
  const isDescribed = ({ name, keywords }: SkillNames): boolean =>
    technologyOf(name) !== null &&
    keywords.filter((keyword) => isKnown(keyword) && !headings.has(termKey(keyword))).length <
      keywords.length * SKILLS_SHARE;
  const omitted = new Set(
    groups.flatMap((group) => (isDescribed(group) ? group.keywords : namesIn(group.name))).map(termKey),
  );
  return evidence.filter(({ name, mentions }) => mentions.length === 0 && !omitted.has(termKey(name)));
}
