import { filtered, spelledFacet, yearsFacet, type Filterable } from '~/portal/filters/facets';
import type { ProjectDetails, ProjectsSlice } from './data';
import type { Vocabulary } from '~/portal/search/vocabulary';
import { FilterBar, filterMessage, focusOfPills } from '~/portal/features/filters/filter-bar';
import { FilterReset } from '~/portal/features/filters/filter-reset';
import { meaningOf } from '~/portal/filters/tags';

// Loaded when the visitor filters, or if the address does: see `features/filters/use-filters`.

export { FilterBar, filterMessage, FilterReset, focusOfPills };

/** The projects with their facets: client, years, type and technologies. */
export function filterableProjects(
  { projects: resources }: ProjectsSlice,
  vocabulary: Vocabulary,
): Filterable<ProjectDetails> {
  const has = (project: ProjectDetails, value: string): boolean =>
    meaningOf(value, vocabulary).evidence({ ...project, names: [] }) !== null;
  return {
    resources,
    facets: {
      company: spelledFacet(resources, ({ entity }) => [entity ?? '']),
      period: yearsFacet(resources),
      type: spelledFacet(resources, ({ type }) => [type ?? '']),
      tag: {
        valuesOf: ({ keywords }) => keywords,
        has,
        knows: (value) => resources.some((project) => has(project, value)),
      },
    },
  };
}

/** The result of the filters: the ids of the projects to show. */
export function filteredProjects(slice: ProjectsSlice, vocabulary: Vocabulary, search: string) {
  const { parsed, shown } = filtered(filterableProjects(slice, vocabulary), search);
  return { parsed, shown: new Set(shown.map(({ id }) => id)) };
}
