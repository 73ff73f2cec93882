import { parseFilters, passing, spelledFacet, yearsFacet, type Facets } from './facets';
import type { ProjectDetails } from './projects';
import { meaningOf } from './tags';
import type { Vocabulary } from './vocabulary';

/** The facets of projects: client, years, type and technologies. */
export function projectFacets(
  projects: readonly ProjectDetails[],
  vocabulary: Vocabulary,
): Facets<ProjectDetails> {
  const has = (project: ProjectDetails, value: string): boolean =>
    meaningOf(value, vocabulary).evidence({ ...project, names: [] }) !== null;
  return {
    company: spelledFacet(projects, ({ entity }) => [entity ?? '']),
    period: yearsFacet(),
    type: spelledFacet(projects, ({ type }) => [type ?? '']),
    tag: {
      valuesOf: ({ keywords }) => keywords,
      has,
      knows: (value) => projects.some((project) => has(project, value)),
    },
  };
}

/** The projects that match the filters in a query string. */
export function filteredProjects(
  projects: readonly ProjectDetails[],
  facets: Facets<ProjectDetails>,
  search: string,
) {
  const parsed = parseFilters(search, facets);
  return { parsed, shown: new Set(passing(projects, facets, parsed.filters).map(({ id }) => id)) };
}
