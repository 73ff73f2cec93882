import type { Portfolio } from '~/resume/model/portfolio';

import { skillUses } from '~/portal/evidence/skill-use';

/**
 * The skills that roles and projects name, with these entries, and the projects: a file that the filters load, so that
 * pages do not repeat them.
 */
export type Vocabulary = {
  evidence: readonly {
    name: string;
    aliases: readonly string[];
    months: number;
    years: readonly [first: number, last: number] | null;
    isCurrent: boolean;
    mentions: readonly {
      /** The id of the entry. */ source: string;
      by: 'tag' | 'text';
      /** The place of the skill of its family that the entry names. */ via: number | null;
    }[];
  }[];
  /** From `portal.yaml`: `{ k8s: 'Kubernetes' }`. */
  synonyms: Readonly<Record<string, string>>;
  projects: readonly { id: string; name: string; keywords: readonly string[] }[];
};

export function vocabularyOf(portfolio: Portfolio): Vocabulary {
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
            source,
            by: by === 'list' ? 'tag' : 'text',
            via: places.get(via ?? '') ?? null,
          })),
      };
    }),
    synonyms: portfolio.portal.synonyms,
    projects: portfolio.projects.map(({ id, name, keywords }) => ({ id, name, keywords })),
  };
}
