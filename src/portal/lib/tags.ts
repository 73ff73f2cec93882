import type { Span } from '~/resume/read/portfolio';

import { sameAs } from './facets';
import type { Vocabulary } from './vocabulary';

// What proves a tag, and for how long it was in use: docs/decisions/019.

/** What a tag is looked for in. */
export type Tagged = {
  keywords: readonly string[];
  /** Name and type: as good as a tag. */ names: readonly string[];
  text: string;
};

/** Why a thing has a tag: a tag or name of its own, or a word of its text. */
export type Evidence = { by: 'tag' | 'text'; term: string };

/** A tag, and all that it means. The first term is the tag itself, as it is spelled best. */
export type Meaning = { name: string; isSkill: boolean; terms: readonly string[] };

/** Words so short that they are others' words too (Go, IT, R): in texts they count with their capitals only. */
const SHORT_LETTERS = 3;

/** A tag with its synonyms, and a skill with its keywords; each spelled as the owner spells it, where the owner does. */
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
    for (const [word, meant] of Object.entries(synonyms)) {
      if (sameAs(word) === sameAs(text)) add(meant);
      if (sameAs(meant) === sameAs(text)) add(word);
    }
  };
  const stands = Object.entries(synonyms).find(([word]) => sameAs(word) === sameAs(tag))?.[1];
  add(stands ?? tag);
  add(tag);
  for (const term of stands === undefined ? [tag] : [stands, tag]) addSynonyms(term);
  const meant = skills.filter(({ name }) => terms.has(sameAs(name)));
  for (const { name, keywords } of meant) {
    add(name);
    for (const keyword of keywords) add(keyword);
  }
  const all = [...terms.values()].filter((term) => sameAs(term) !== '');
  return { name: all[0] ?? tag, isSkill: meant.length > 0, terms: all };
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** A term as a word of its own: "Java" is no part of "JavaScript", and "C" is no "C++". */
const word = (term: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}_])${escaped(term)}(?![\p{L}\p{N}_+#])`, 'u');

/** Makes the question whether a thing has a tag, and why; the answer is null where it has not. */
export function evidenceOf({ terms }: Meaning): (thing: Tagged) => Evidence | null {
  const all = terms.map((term) => {
    const same = sameAs(term);
    const written = term === term.toLowerCase() ? term.toUpperCase() : term;
    const exact = [...same].length <= SHORT_LETTERS ? word(written) : null;
    const anyCase = word(same);
    return {
      term,
      same,
      meets: (text: string, compared: string) =>
        exact ? exact.test(text) : compared.includes(same) && anyCase.test(compared),
    };
  });
  const known = new WeakMap<Tagged, Evidence | null>();
  const find = ({ keywords, names, text }: Tagged): Evidence | null => {
    const tags = new Set([...keywords, ...names].map(sameAs));
    const tag = all.find(({ same }) => tags.has(same));
    if (tag) return { by: 'tag', term: tag.term };
    const compared = sameAs(text);
    const told = all.find(({ meets }) => meets(text, compared));
    return told ? { by: 'text', term: told.term } : null;
  };
  return (thing) => {
    let found = known.get(thing);
    if (found === undefined) known.set(thing, (found = find(thing)));
    return found;
  };
}

/** Months in which at least one of the spans ran, each counted once. */
export function monthsOfUse(spans: readonly Span[]): number {
  let [total, reached] = [0, -Infinity];
  for (const [first, last] of spans.toSorted(([one], [other]) => one - other)) {
    total += Math.max(0, last - Math.max(first, reached + 1) + 1);
    reached = Math.max(reached, last);
  }
  return total;
}
