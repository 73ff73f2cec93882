import { idOf, type SearchIndex } from './search-index';

/**
 * The meanings of tags and the projects that have them, derived from the search index, so that pages do not
 * repeat them.
 */
export type Vocabulary = {
  skills: readonly { name: string; keywords: readonly string[] }[];
  /** From `portal.yaml`: `{ k8s: 'Kubernetes' }`. */
  synonyms: Readonly<Record<string, string>>;
  projects: readonly { id: string; name: string; keywords: readonly string[] }[];
};

export function vocabularyOf({ keywords, projects, skills, synonyms }: SearchIndex): Vocabulary {
  const named = (places: readonly number[]) => places.map((at) => keywords[at] ?? '');
  return {
    skills: skills.map(([name, own]) => ({ name, keywords: named(own) })),
    synonyms,
    projects: projects.map(([name, id, , own]) => ({ id: idOf(id, name), name, keywords: named(own) })),
  };
}
