import type { Span } from '~/resume/read/portfolio';

import { FACETS, filterOf, type FacetName, type Filter } from './filters';
import { plain } from './text-search';
import { parseYears, ranIn, yearsOf } from './years';

// Arrives with what is filtered (see `features/filters`): the address itself is read by `filters.ts`.

/** How a facet looks at the things of a list. */
export type Facet<Thing> = {
  /** The values of a thing; the empty text where the facet is not stated. Null: the facet does not apply to it. */
  valuesOf: (thing: Thing) => readonly string[] | null;
  /** Whether the thing has a value that an address names, however that is spelled. */
  has: (thing: Thing, value: string) => boolean;
  /** Whether a value that an address names is one at all. */
  knows: (value: string) => boolean;
};

/** Texts as values are compared: without case, accents and accidental spaces. */
export const sameAs = (text: string): string => plain(text).trim().replaceAll(/\s+/g, ' ');

/** A facet whose values are spelled out in the things. */
export function spelledFacet<Thing>(
  things: readonly Thing[],
  valuesOf: (thing: Thing) => readonly string[] | null,
): Facet<Thing> {
  const own = new Map(things.map((thing) => [thing, new Set(valuesOf(thing)?.map(sameAs))]));
  const all = new Set([...own.values()].flatMap((values) => [...values]));
  return {
    valuesOf,
    has: (thing, value) => own.get(thing)?.has(sameAs(value)) ?? false,
    knows: (value) => all.has(sameAs(value)),
  };
}

/** A facet for the years in which a thing ran. */
export const yearsFacet = <Thing extends { span: Span | null }>(): Facet<Thing> => ({
  valuesOf: ({ span }) => (span ? yearsOf(span).map(String) : []),
  has: ({ span }, value) => {
    const years = parseYears(value);
    return span !== null && years !== null && ranIn(span, years);
  },
  knows: (value) => parseYears(value) !== null,
});

/** The facets of a list, by name. */
export type Facets<Thing> = Readonly<Record<FacetName, Facet<Thing>>>;

/** What an address asks for: filters that can act, and values that nothing in the list has. */
export type ParsedFilters = {
  filters: readonly (Filter & { facet: FacetName })[];
  unknown: readonly { facet: FacetName; value: string }[];
};

/** Reads an address. Values that nothing has are told apart, and filter nothing. */
export function parseFilters<Thing>(search: string, facets: Facets<Thing>): ParsedFilters {
  const parameters = new URLSearchParams(search);
  const all = FACETS.map((facet) => ({ facet, ...filterOf(parameters, facet) }));
  return {
    filters: all
      .map((filter) => ({ ...filter, values: filter.values.filter(facets[filter.facet].knows) }))
      .filter(({ values }) => values.length > 0),
    unknown: all.flatMap(({ facet, values }) =>
      values.filter((value) => !facets[facet].knows(value)).map((value) => ({ facet, value })),
    ),
  };
}

/** The things that every filter lets through. */
export const passing = <Thing>(
  things: readonly Thing[],
  facets: Facets<Thing>,
  filters: ParsedFilters['filters'],
): readonly Thing[] =>
  things.filter((thing) =>
    filters.every(
      ({ facet, operator, values }) =>
        values.some((value) => facets[facet].has(thing, value)) === (operator === 'any'),
    ),
  );

/** The values of a facet by name, each spelled as it is first. */
export function allValues<Thing>(
  things: readonly Thing[],
  facet: Facet<Thing>,
  language: string,
): readonly string[] {
  const spelled = new Map<string, string>();
  for (const thing of things) {
    for (const value of facet.valuesOf(thing) ?? []) {
      if (!spelled.has(sameAs(value))) spelled.set(sameAs(value), value);
    }
  }
  return [...spelled.values()].toSorted((one, other) =>
    one.localeCompare(other, language, { numeric: true }),
  );
}

/** How many of the things that the other filters let through have a value. */
export const countOf = <Thing>(
  things: readonly Thing[],
  facets: Facets<Thing>,
  { filters }: ParsedFilters,
  name: FacetName,
): ((value: string) => number) => {
  const others = passing(
    things,
    facets,
    filters.filter(({ facet }) => facet !== name),
  );
  return (value) => others.filter((thing) => facets[name].has(thing, value)).length;
};
