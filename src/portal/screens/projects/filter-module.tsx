import ProjectsIcon from '@fluentui/svg-icons/icons/apps_list_detail_32_regular.svg?react';

import { filtered, spelledFacet, yearsFacet, type Filterable } from '~/portal/filters/facets';
import type { ProjectDetails, ProjectsSlice } from './data';
import type { Vocabulary } from '~/portal/search/vocabulary';
import { FilterBar, unknownValues, useReset } from '~/portal/features/filters/filter-bar';
import { useT, type T } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { meaningOf } from '~/portal/filters/tags';

// Loaded when the visitor filters, or if the address does: see `features/filters/use-filters`.

export { FilterBar };

/** The projects with their facets: client, years, type and technologies. */
export function filterable(
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

/** The result of the filters. */
export function applyFilters(slice: ProjectsSlice, vocabulary: Vocabulary, search: string) {
  const list = filterable(slice, vocabulary);
  const { parsed, shown } = filtered(list, search);
  return { parsed, shown: new Set(shown.map(({ id }) => id)), total: list.resources.length };
}

type Filtered = ReturnType<typeof applyFilters>;

/** The visible and announced message with the number of results. */
export const statusMessage = (t: T, { shown, total, parsed }: Filtered): string =>
  [
    ...(parsed.filters.length > 0 ? [t('filters.shownProjects', { count: shown.size, total })] : []),
    ...unknownValues(t, parsed),
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
  const reset = useReset(onReset);
  return shown.size > 0 ? (
    <Button onClick={reset}>{t('filters.reset')}</Button>
  ) : (
    <EmptyState icon={ProjectsIcon} text={t('filters.noProject')}>
      <Button onClick={reset}>{t('filters.showAllProjects')}</Button>
    </EmptyState>
  );
}
