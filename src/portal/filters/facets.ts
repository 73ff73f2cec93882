import type { Span } from '~/resume/model/portfolio';

import type { FacetName } from './facet-names';
import { filterOf, type Filter, yearsOf } from './filters';
import { plain } from '~/portal/text/text-search';

// Loaded together with the filters (see `features/filters`). `filters.ts` parses the address.

/** Reads one facet of the items of a list. */
export type Facet<Resource> = {
  /** The values of an item; an empty string if the facet is not stated, null if it does not apply. */
  valuesOf: (resource: Resource) => readonly string[] | null;
  /** Whether an item matches a value of the address. Spelling may differ. */
  has: (resource: Resource, value: string) => boolean;
  /** Whether a value of the address is valid. */
  knows: (value: string) => boolean;
};

const normalized = new Map<string, string>();

/** Normalizes a value for comparison: no case, accents or extra spaces. Many items have the same few values. */
export function sameAs(text: string): string {
  const value = normalized.get(text) ?? plain(text).trim().replaceAll(/\s+/g, ' ');
  normalized.set(text, value);
  return value;
}

/** A facet whose values are texts of the items. */
export function spelledFacet<Resource>(
  resources: readonly Resource[],
  valuesOf: (resource: Resource) => readonly string[] | null,
): Facet<Resource> {
  const own = new Map(resources.map((resource) => [resource, new Set(valuesOf(resource)?.map(sameAs))]));
  const all = new Set([...own.values()].flatMap((values) => [...values]));
  return {
    valuesOf,
    has: (resource, value) => own.get(resource)?.has(sameAs(value)) ?? false,
    knows: (value) => all.has(sameAs(value)),
  };
}

/** `2017-2020`, `2017-` or `-2020` in an address. */
const RANGE = /^(?=.*\d)(\d{4})?-(\d{4})?$/;

/** A facet of the years in which an item ran. An address can also name a range of them. */
export function yearsFacet<Resource extends { span?: Span | null }>(
  resources: readonly Resource[],
): Facet<Resource> {
  const years = spelledFacet(resources, ({ span }: Resource) => {
    if (!span) return [];
    const [first, last] = yearsOf(span);
    return Array.from({ length: last - first + 1 }, (_, at) => String(first + at));
  });
  return {
    ...years,
    has(resource, value) {
      const [range, from = '0000', to = '9999'] = RANGE.exec(value) ?? [];
      return range === undefined
        ? years.has(resource, value)
        : (years.valuesOf(resource) ?? []).some((year) => year >= from && year <= to);
    },
    knows(value) {
      const [range, from = '0000', to = '9999'] = RANGE.exec(value) ?? [];
      return range === undefined ? years.knows(value) : from <= to;
    },
  };
}

export type SomeFacets<Resource> = Readonly<Partial<Record<FacetName, Facet<Resource>>>>;
/** A list with its facets. */
export type Filterable<Resource> = { resources: readonly Resource[]; facets: SomeFacets<Resource> };

/** The filters of an address, and the values that no item has. */
export type ParsedFilters = {
  filters: readonly (Filter & { facet: FacetName })[];
  unknown: readonly { facet: FacetName; value: string }[];
};

/** Parses the filters of an address. Unknown values are returned separately and filter nothing. */
export function parseFilters<Resource>(search: string, facets: SomeFacets<Resource>): ParsedFilters {
  const parameters = new URLSearchParams(search);
  const all = (Object.entries(facets) as [FacetName, Facet<Resource>][]).map(([facet, { knows }]) => ({
    facet,
    knows,
    ...filterOf(parameters, facet),
  }));
  return {
    filters: all
      .map(({ facet, knows, operator, values }) => ({ facet, operator, values: values.filter(knows) }))
      .filter(({ values }) => values.length > 0),
    unknown: all.flatMap(({ facet, knows, values }) =>
      values.filter((value) => !knows(value)).map((value) => ({ facet, value })),
    ),
  };
}

/** The items that match every filter. */
const passing = <Resource>(
  resources: readonly Resource[],
  facets: SomeFacets<Resource>,
  filters: ParsedFilters['filters'],
): readonly Resource[] =>
  resources.filter((resource) =>
    filters.every(
      ({ facet, operator, values }) =>
        values.some((value) => facets[facet]?.has(resource, value)) === (operator === 'any'),
    ),
  );

/** The items that match the filters of an address. */
export function filtered<Resource>({ resources, facets }: Filterable<Resource>, search: string) {
  const parsed = parseFilters(search, facets);
  return { parsed, shown: passing(resources, facets, parsed.filters) };
}

/** The values of a facet in alphabetical order, each in its first spelling. */
export function allValues<Resource>(
  resources: readonly Resource[],
  facet: Facet<Resource>,
  language: string,
  nameOf: (value: string) => string,
): readonly string[] {
  const spelled = new Map<string, string>();
  for (const resource of resources) {
    for (const value of facet.valuesOf(resource) ?? []) {
      if (!spelled.has(sameAs(value))) spelled.set(sameAs(value), value);
    }
  }
  return [...spelled.values()].toSorted((one, other) =>
    nameOf(one).localeCompare(nameOf(other), language, { numeric: true }),
  );
}

/** Counts the items with a value among those that match the other filters. */
export const countOf = <Resource>(
  resources: readonly Resource[],
  facets: SomeFacets<Resource>,
  { filters }: ParsedFilters,
  name: FacetName,
): ((value: string) => number) => {
  const others = passing(
    resources,
    facets,
    filters.filter(({ facet }) => facet !== name),
  );
  return (value) => others.filter((resource) => facets[name]?.has(resource, value)).length;
};
