import { evidenceIn, type Evidence, type EvidenceSource } from './evidence';
import { uniqueSlugs } from './slugs';

/** A role with nothing that proves a skill but these fields. */
export const role = (id: string, fields: Partial<EvidenceSource>): EvidenceSource => ({
  kind: 'role',
  id,
  span: null,
  title: 'Engineer',
  keywords: [],
  texts: [],
  names: [],
  ...fields,
});

export const skill = (name: string, ...keywords: string[]) => ({ name, keywords });

export const evidence = (
  skills: readonly ReturnType<typeof skill>[],
  sources: readonly EvidenceSource[],
  synonyms: Record<string, string> = {},
): Evidence[] => evidenceIn(skills, sources, synonyms, uniqueSlugs());

/** The names of the skills that are found in a sentence. */
export const named = (sentence: string, ...skills: string[]): string[] =>
  evidence(
    skills.map((name) => skill(name)),
    [role('r', { texts: [sentence] })],
  )
    .filter(
      ({ name, aliases, mentions }) =>
        mentions.length > 0 && skills.some((one) => one === name || aliases.includes(one)),
    )
    .map(({ name }) => name);
