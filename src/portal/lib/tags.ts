import type { Span } from '~/resume/model/portfolio';

import { sameAs } from './facets';
import type { Vocabulary } from './vocabulary';

// The evidence and the duration of a tag: docs/decisions/019.

/** The texts in which a tag is searched. */
export type Tagged = {
  keywords: readonly string[];
  /** Name and type; they count like tags. */ names: readonly string[];
  text: string;
};

/** The reason for a match: a tag or name, or a word of the text. */
export type Evidence = { by: 'tag' | 'text'; term: string };

/** A tag with its synonyms. The first term is the tag itself in its best spelling. */
export type Meaning = { name: string; isSkill: boolean; terms: readonly string[] };

/** Short words such as Go, IT and R are also other words. In texts they match only with their capitals. */
const SHORT_LETTERS = 3;

/** A tag with its synonyms, and for a skill its keywords, in the owner's spelling if there is one. */
export function meaningOf(
  tag: string,
  { skills, synonyms }: Pick<Vocabulary, 'skills' | 'synonyms'>,
  spelled: readonly string[],
): Meaning {
  const own = new Map(
    [
      ...Object.values(synonyms),
      ...skills.flatMap(({ keywords }) => keywords),
      ...spelled,
      ...skills.map(({ name }) => name),
    ].map((text) => [sameAs(text), text]),
  );
  const terms = new Map<string, string>();
  const add = (text: string) => terms.set(sameAs(text), own.get(sameAs(text)) ?? text);
  const addSynonyms = (text: string) => {
    for (const [word, target] of Object.entries(synonyms)) {
      if (sameAs(word) === sameAs(text)) add(target);
      if (sameAs(target) === sameAs(text)) add(word);
    }
  };
  const synonymOf = Object.entries(synonyms).find(([word]) => sameAs(word) === sameAs(tag))?.[1];
  add(synonymOf ?? tag);
  add(tag);
  for (const term of synonymOf === undefined ? [tag] : [synonymOf, tag]) addSynonyms(term);
  const matching = skills.filter(({ name }) => terms.has(sameAs(name)));
  for (const { name, keywords } of matching) {
    add(name);
    for (const keyword of keywords) add(keyword);
  }
  const all = [...terms.values()].filter((term) => sameAs(term) !== '');
  return { name: all[0] ?? tag, isSkill: matching.length > 0, terms: all };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Matches a term as a separate word: "Java" does not match "JavaScript", and "C" does not match "C++". */
const word = (term: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped(term)}(?![\p{L}\p{N}_+#])`, 'u');

/** Creates a function that returns the evidence of a tag, or null. */
export function evidenceOf({ terms }: Meaning): (resource: Tagged) => Evidence | null {
  const all = terms.map((term) => {
    const same = sameAs(term);
    const written = term === term.toLowerCase() ? term.toUpperCase() : term;
    const exact = [...same].length <= SHORT_LETTERS ? word(written) : null;
    const anyCase = word(same);
    return {
      term,
      same,
      matches: (text: string, compared: string) =>
        exact ? exact.test(text) : compared.includes(same) && anyCase.test(compared),
    };
  });
  const known = new WeakMap<Tagged, Evidence | null>();
  const find = ({ keywords, names, text }: Tagged): Evidence | null => {
    const tags = new Set([...keywords, ...names].map(sameAs));
    const tag = all.find(({ same }) => tags.has(same));
    if (tag) return { by: 'tag', term: tag.term };
    const compared = sameAs(text);
    const evidence = all.find(({ matches }) => matches(text, compared));
    return evidence ? { by: 'text', term: evidence.term } : null;
  };
  return (resource) => {
    let found = known.get(resource);
    if (found === undefined) known.set(resource, (found = find(resource)));
    return found;
  };
}

/** The number of months in at least one of the spans. */
export function monthsOfUse(spans: readonly Span[]): number {
  let [total, reached] = [0, -Infinity];
  for (const [first, last] of spans.toSorted(([one], [other]) => one - other)) {
    total += Math.max(0, last - Math.max(first, reached + 1) + 1);
    reached = Math.max(reached, last);
  }
  return total;
}
