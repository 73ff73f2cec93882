import { parseFilters, passing, spelledFacet, yearsFacet, type Facets } from './facets';
import type { ProjectDetails } from './projects';
import { meaningOf } from './tags';
import type { Vocabulary } from './vocabulary';

/** The facets of projects: client, years, type and technologies. */
export function projectFacets(
  projects: readonly ProjectDetails[],
  synonyms: Vocabulary['synonyms'],
): Facets<ProjectDetails> {
  const technology = spelledFacet(projects, ({ keywords }) => keywords);
  const termsOf = (value: string) => meaningOf(value, { skills: [], synonyms }, []).terms;
  return {
    company: spelledFacet(projects, ({ entity }) => [entity ?? '']),
    period: yearsFacet(),
    type: spelledFacet(projects, ({ type }) => [type ?? '']),
    tag: {
      valuesOf: technology.valuesOf,
      has: (project, value) => termsOf(value).some((term) => technology.has(project, term)),
      knows: (value) => termsOf(value).some((term) => technology.knows(term)),
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
