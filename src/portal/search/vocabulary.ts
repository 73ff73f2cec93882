import { DICTIONARY, type DictionarySkill } from '~/dictionary/dictionary';
import type { Portfolio } from '~/resume/model/portfolio';

import { skillUses } from '~/portal/evidence/skill-use';
import { plain } from '~/portal/text/text-search';

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

/**
 * The names in the dictionary of skills that this career does not have, each with the nearest skill of its family
 * that it has: `chatgpt` is found as "Artificial intelligence".
 */
export function familyNames({ evidence }: Portfolio): Record<string, string> {
  const own = new Map(
    evidence.flatMap(({ name, aliases }) => [name, ...aliases].map((one) => [plain(one), name] as const)),
  );
  const named = new Map(DICTIONARY.map((skill) => [skill.name, skill]));
  const nearest = (skill: DictionarySkill): string | undefined => {
    // Families of families are added at the end, so that the nearest come first.
    const families = new Set(skill.family);
    for (const family of families) {
      const found = own.get(plain(family));
      if (found !== undefined) return found;
      for (const further of named.get(family)?.family ?? []) families.add(further);
    }
    return undefined;
  };
  return Object.fromEntries(
    DICTIONARY.flatMap((skill) => {
      const family = own.has(plain(skill.name)) ? undefined : nearest(skill);
      if (family === undefined) return [];
      const names = [skill.name, ...skill.aliases].filter((name) => !skill.ambiguous.includes(name));
      return names.map((name) => [plain(name), family]);
    }),
  );
}
