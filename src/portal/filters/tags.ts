import { sameAs } from './facets';
import type { Vocabulary } from '~/portal/search/vocabulary';

// The evidence of a tag: docs/decisions/019 and 024.

/** A role or a resource, as tags are compared with it. */
export type Tagged = {
  id: string;
  keywords: readonly string[];
  /** Name and type; they count like tags. */ names: readonly string[];
};

/** How an entry names a tag: in its list, or in a sentence; and the name that stands there. */
export type TagEvidence = { by: 'tag' | 'text'; term: string };

const indexes = new WeakMap<Vocabulary, ReadonlyMap<string, number>>();

/** The place of each name in the evidence index. A name counts before the same alias of another skill. */
function placesIn(vocabulary: Vocabulary): ReadonlyMap<string, number> {
  const known = indexes.get(vocabulary);
  if (known) return known;
  const { evidence } = vocabulary;
  const places = new Map([
    ...evidence.flatMap(({ aliases }, at) => aliases.map((alias) => [sameAs(alias), at] as const)),
    ...evidence.map(({ name }, at) => [sameAs(name), at] as const),
  ]);
  indexes.set(vocabulary, places);
  return places;
}

/**
 * The meaning of a tag, with its figures in the evidence index. If the tag is no skill, it names the entries that have it
 * as a tag, a name or a type.
 */
export function meaningOf(tag: string, vocabulary: Vocabulary, spelled: readonly string[] = []) {
  const { evidence, synonyms } = vocabulary;
  const target = Object.entries(synonyms).find(([word]) => sameAs(word) === sameAs(tag))?.[1];
  const places = placesIn(vocabulary);
  const skill = evidence[places.get(sameAs(target ?? tag)) ?? places.get(sameAs(tag)) ?? -1];
  const written = spelled.find((one) => sameAs(one) === sameAs(target ?? tag)) ?? target ?? tag;
  const {
    name = written,
    aliases = [],
    mentions = [],
    months = 0,
    years = null,
    isCurrent = false,
  } = skill ?? {};
  const members = mentions.flatMap(({ via }) => (via === null ? [] : [evidence[via]?.name ?? '']));
  const terms = new Map(
    [name, ...aliases, ...members, ...(target ? [tag] : [])].map((one) => [sameAs(one), one]),
  );
  const bySource = new Map<string, TagEvidence>();
  for (const { source, by, via } of mentions)
    if (bySource.get(source)?.by !== 'tag')
      bySource.set(source, { by, term: via === null ? name : (evidence[via]?.name ?? name) });
  return {
    name,
    /** 0 without dates. */ months,
    years,
    isCurrent,
    /** The evidence of an entry; null if it does not name the tag. */
    evidence: ({ id, keywords, names }: Tagged): TagEvidence | null => {
      const listed = [...keywords, ...names].find((one) => terms.has(sameAs(one)));
      return bySource.get(id) ?? (listed === undefined ? null : { by: 'tag', term: listed });
    },
  };
}

export type Meaning = ReturnType<typeof meaningOf>;
