import { idOf, type SearchIndex } from './search-index';

/**
 * The skills with the entries that name them, and the projects, derived from the search index, so that pages do not
 * repeat them.
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

export function vocabularyOf({ keywords, projects, evidence, sources, synonyms }: SearchIndex): Vocabulary {
  const named = (places: readonly number[]) => places.map((at) => keywords[at] ?? '');
  return {
    evidence: evidence.map(([name, aliases, months, first, last, isCurrent, mentions]) => ({
      name,
      aliases,
      months,
      years: first === 0 ? null : [first, last],
      isCurrent: isCurrent === 1,
      mentions: mentions.map(([source, isListed, via]) => ({
        source: sources[source] ?? '',
        by: isListed === 1 ? 'tag' : 'text',
        via: via === -1 ? null : via,
      })),
    })),
    synonyms,
    projects: projects.map(([name, id, , own]) => ({ id: idOf(id, name), name, keywords: named(own) })),
  };
}
