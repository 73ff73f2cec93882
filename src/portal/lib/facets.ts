import type { Span } from '~/resume/read/portfolio';

import { FACETS, filterOf, type FacetName, type Filter } from './filters';
import { plain } from './text-search';
import { parseYears, ranIn, yearsOf } from './years';

// Loaded together with the filters (see `features/filters`). `filters.ts` parses the address.

/** Reads one facet of the items of a list. */
export type Facet<Thing> = {
  /** The values of an item; an empty string if the facet is not stated, null if it does not apply. */
  valuesOf: (thing: Thing) => readonly string[] | null;
  /** Whether an item matches a value of the address. Spelling may differ. */
  has: (thing: Thing, value: string) => boolean;
  /** Whether a value of the address is valid. */
  knows: (value: string) => boolean;
};

/** Normalizes a value for comparison: no case, accents or extra spaces. */
export const sameAs = (text: string): string => plain(text).trim().replaceAll(/\s+/g, ' ');

/** A facet whose values are texts of the items. */
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

/** A facet of the years in which an item ran. */
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

/** The filters of an address, and the values that no item has. */
export type ParsedFilters = {
  filters: readonly (Filter & { facet: FacetName })[];
  unknown: readonly { facet: FacetName; value: string }[];
};

/** Parses the filters of an address. Unknown values are returned separately and filter nothing. */
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

/** The items that match every filter. */
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

/** The values of a facet in alphabetical order, each in its first spelling. */
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

/** Counts the items with a value among those that match the other filters. */
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
