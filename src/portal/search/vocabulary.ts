import { DICTIONARY } from '~/dictionary/dictionary';
import type { Portfolio } from '~/resume/model/portfolio';

import { skillUses } from '~/portal/evidence/skill-use';
import { plain } from '~/portal/text/text-search';

/**
 * The skills that roles and projects name, with these entries, and the projects: a file that the filters load, so that
 * pages do not repeat them.
 */
export function vocabularyOf(portfolio: Portfolio) {
  const useOf = skillUses(portfolio, { tenure: String });
  const used = portfolio.evidence.filter((skill) => {
    const { roles, projects } = useOf(skill);
    return roles + projects > 0;
  });
  const places = new Map(used.map(({ id }, at) => [id, at]));
  return {
    evidence: used.map((skill) => {
      const { months, years, isCurrent } = useOf(skill);
      return {
        name: skill.name,
        aliases: skill.aliases,
        months,
        years,
        isCurrent,
        mentions: skill.mentions
          .filter(({ kind }) => kind === 'role' || kind === 'project')
          .map(({ source, by, via }) => ({
            /** The id of the entry. */ source,
            by: by === 'list' ? ('tag' as const) : ('text' as const),
            /** The place of the skill of its family that the entry names. */
            via: places.get(via ?? '') ?? null,
          })),
      };
    }),
    /** From `portal.yaml`: `{ k8s: 'Kubernetes' }`. */ synonyms: portfolio.portal.synonyms,
    projects: portfolio.projects.map(({ id, name, keywords }) => ({ id, name, keywords })),
  };
}

export type Vocabulary = ReturnType<typeof vocabularyOf>;

/**
 * The names in the dictionary of skills that this career does not have, each with the nearest skill of its family
 * that it has: `chatgpt` is found as "Artificial intelligence".
 */
export function familyNames({ evidence }: Portfolio): Record<string, string> {
  const own = new Map(
    evidence.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [plain(one), name])),
  );
  const families = new Map(DICTIONARY.map(({ name, family }) => [name, family]));
  return Object.fromEntries(
    DICTIONARY.filter(({ name }) => !own.has(plain(name))).flatMap(({ name, aliases, ambiguous }) => {
      // Families of families are added at the end, so that the nearest come first.
      const family = new Set(families.get(name));
      for (const one of family) for (const further of families.get(one) ?? []) family.add(further);
      const nearest = [...family].map((one) => own.get(plain(one))).find(Boolean);
      const names = [name, ...aliases].filter((one) => !ambiguous.includes(one));
      return nearest ? names.map((one) => [plain(one), nearest]) : [];
    }),
  );
}
