import ProjectsIcon from '@fluentui/svg-icons/icons/apps_list_detail_32_regular.svg?react';

import { navigate, useLocation } from '~/portal/browser/router';
import {
  type ParsedFilters,
  parseFilters,
  passing,
  spelledFacet,
  yearsFacet,
  type Facets,
} from '~/portal/filters/facets';
import { withoutFilters } from '~/portal/filters/filters';
import type { ProjectDetails, ProjectsSlice } from './data';
import type { SearchIndex } from '~/portal/search/search-index';
import { vocabularyOf, type Vocabulary } from '~/portal/search/vocabulary';
import { FilterBar } from '~/portal/features/filters/filter-bar';
import type { RestoredFocus } from '~/portal/features/filters/use-filters';
import { useT, type T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { meaningOf } from '~/portal/filters/tags';

// Loaded when the visitor filters, or if the address does: see `features/filters/use-filters`.

const allOf = ({ featured, others, openSource }: ProjectsSlice): readonly ProjectDetails[] => [
  ...featured,
  ...others,
  ...openSource,
];

/** The result of the filters. */
export type Filtered = { shown: ReadonlySet<string>; total: number; parsed: ParsedFilters };

export function applyFilters(slice: ProjectsSlice, index: SearchIndex, search: string): Filtered {
  const all = allOf(slice);
  return { ...filteredProjects(all, projectFacets(all, vocabularyOf(index)), search), total: all.length };
}

/** The visible and announced message with the number of results. */
export const statusMessage = (t: T, { shown, total, parsed }: Filtered): string =>
  [
    ...(parsed.filters.length > 0 ? [t('filters.shownProjects', { count: shown.size, total })] : []),
    ...parsed.unknown.map(({ facet, value }) =>
      t('filters.unknown', { name: t(`facet.${facet}`), value: value || t('filters.unstated') }),
    ),
  ].join(' ');

/** The button that clears all filters. */
export function Reset({
  filtered: { shown },
  onReset,
}: {
  filtered: Filtered;
  /** Moves the focus, since the button disappears. */ onReset: () => void;
}) {
  const t = useT();
  const { search, hash } = useLocation();
  const reset = () => {
    onReset();
    navigate({ search: withoutFilters(search), hash }, { preventScrollReset: true });
  };
  return shown.size > 0 ? (
    <Button onClick={reset}>{t('filters.reset')}</Button>
  ) : (
    <EmptyState icon={ProjectsIcon} text={t('filters.noProject')}>
      <Button onClick={reset}>{t('filters.showAllProjects')}</Button>
    </EmptyState>
  );
}

/** The interactive pills. */
export function Bar({
  slice,
  index,
  restoredFocus,
}: {
  slice: ProjectsSlice;
  index: SearchIndex;
  restoredFocus: RestoredFocus | undefined;
}) {
  const t = useT();
  const list = () => {
    const resources = allOf(slice);
    return { resources, facets: projectFacets(resources, vocabularyOf(index)) };
  };
  return <FilterBar counted={t('filters.countedProjects')} list={list} restoredFocus={restoredFocus} />;
}

/** The facets of projects: client, years, type and technologies. */
function projectFacets(projects: readonly ProjectDetails[], vocabulary: Vocabulary): Facets<ProjectDetails> {
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
function filteredProjects(
  projects: readonly ProjectDetails[],
  facets: Facets<ProjectDetails>,
  search: string,
) {
  const parsed = parseFilters(search, facets);
  return { parsed, shown: new Set(passing(projects, facets, parsed.filters).map(({ id }) => id)) };
}
