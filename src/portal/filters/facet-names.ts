// Apart from `filters.ts`, because static pills need no more.

/** The facets: a pill each, with its title. */
export const FACET_TITLES = {
  company: 'facet.company',
  period: 'facet.period',
  type: 'facet.type',
  tag: 'facet.tag',
  group: 'facet.group',
  location: 'facet.location',
} as const;
export type FacetName = keyof typeof FACET_TITLES;
/** The facets of Subscriptions and Projects. Only All resources has the others. */
export const FACETS = ['company', 'period', 'type', 'tag'] as const satisfies FacetName[];
