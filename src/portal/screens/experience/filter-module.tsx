import ResourcesIcon from '@fluentui/svg-icons/icons/key_multiple_24_regular.svg?react';
import { useEffect, useMemo, useRef } from 'react';

import type { ExperienceSlice, CompanyRow } from './data';
import { filterableCareer, proofOf, type FilterableCareer } from './filter';
import { filtered } from '~/portal/filters/facets';
import type { Vocabulary } from '~/portal/search/vocabulary';
import { FilterBar, filterMessage, focusOfPills } from '~/portal/features/filters/filter-bar';
import { FilterReset, useReset } from '~/portal/features/filters/filter-reset';
import { useT, type T } from '~/portal/i18n/t';
import { isDisclosureOpen, setDisclosures } from '~/portal/browser/disclosures';
import { useLocation } from '~/portal/browser/router';
import { savedViewState } from '~/portal/browser/view-state';
import { containsWords } from '~/portal/text/text-search';
import { TagCard } from './tag-card';

// Loaded when the visitor searches or filters, or if the address does: see `features/filters/use-filters`.

export { FilterBar, focusOfPills };

/** The ids of the roles and resources to show, by company id. Companies without hits are missing. */
type Hits = ReadonlyMap<string, ReadonlySet<string>>;

/** Groups hits by company. A resource also adds its role. */
export function hitsOf(resources: readonly { company: string; role: string; id: string }[]): Hits {
  const hits = new Map<string, Set<string>>();
  for (const { company, role, id } of resources) {
    const ofCompany = hits.get(company) ?? new Set();
    hits.set(company, ofCompany.add(role).add(id));
  }
  return hits;
}

/** Cache: each slice is prepared once. */
const known = new WeakMap<ExperienceSlice, FilterableCareer>();

/** The career with its facets. */
export function prepared(slice: ExperienceSlice, vocabulary: Vocabulary): FilterableCareer {
  const found = known.get(slice) ?? filterableCareer(slice, vocabulary);
  known.set(slice, found);
  return found;
}

const countOf = (entries: readonly { company: string; id: string }[]) => ({
  count: new Set(entries.map(({ id }) => id)).size,
  companies: new Set(entries.map(({ company }) => company)).size,
});

/** The result of the search and the filters. */
export function filteredCareer(
  slice: ExperienceSlice,
  vocabulary: Vocabulary,
  search: string,
  words: readonly string[],
) {
  const career = prepared(slice, vocabulary);
  const { parsed, shown } = filtered(career, search);
  const parts =
    words.length > 0
      ? shown.filter(({ text }) => containsWords(text, words))
      : parsed.filters.length > 0
        ? shown
        : null;
  const tag = parsed.filters.find(({ facet, operator }) => facet === 'tag' && operator === 'any')?.values[0];
  const built = parts?.filter(({ id, role }) => id !== role) ?? [];
  return {
    /** Null shows everything. */ hits: parts && hitsOf(parts),
    parsed,
    tag: tag === undefined ? null : proofOf(slice, career, tag),
    /** The numbers of visible roles and resources. */
    roles: new Set(parts?.map(({ role }) => role)).size,
    // A skill of several roles counts as one resource.
    resources: countOf(built).count,
    /** The numbers of search hits, and of the companies that contain them. */
    found: { roles: countOf(parts?.filter(({ id, role }) => id === role) ?? []), resources: countOf(built) },
  };
}

export type FilteredCareer = ReturnType<typeof filteredCareer>;

/** `4 matching resources in 2 of 4 subscriptions`; matching roles are counted separately. */
function foundText(t: T, total: number, { resources, roles }: FilteredCareer['found']): string {
  return [
    resources.count > 0 && t('experience.found', { ...resources, total }),
    roles.count > 0 && t('experience.foundRoles', { ...roles, total }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The visible and announced message with the number of results. */
export function statusMessage(
  t: T,
  slice: ExperienceSlice,
  { hits, parsed, roles, resources, found, tag }: FilteredCareer,
): string {
  if (parsed.filters.length === 0) {
    const unknown = filterMessage(t, '', parsed);
    return [unknown, hits ? foundText(t, slice.companies.length, found) : ''].join(' ').trim();
  }
  // The card of a tag names the projects, which are on another screen.
  if (roles + resources === 0 && tag && tag.projects.length > 0) return filterMessage(t, '', parsed);
  const all = slice.companies.flatMap(({ positions }) => positions);
  const allResources = new Set(all.flatMap((position) => position.resources.map(({ id }) => id))).size;
  const counted = t('filters.shownResources', { roles, allRoles: all.length, resources, allResources });
  return filterMessage(t, counted, parsed);
}

type Answering = {
  filtered: FilteredCareer;
  /** Clears the search box and focuses it. */ onClear: () => void;
};

export function CareerFilterReset({ filtered: { parsed, hits, tag }, onClear }: Answering) {
  // The card of a tag and the empty state have their own buttons.
  const elsewhere = tag === null ? hits?.size === 0 : parsed.filters.length === 1;
  return parsed.filters.length + parsed.unknown.length > 0 && !elsewhere && <FilterReset onReset={onClear} />;
}

/** The usage of a tag. It also expands the rows with matches. */
export function TagUsage({
  companies,
  filtered: { parsed, hits, tag },
  onClear,
}: Answering & { companies: ExperienceSlice['companies'] }) {
  const reset = useReset(onClear);
  useOpenedBySearch(companies, hits);
  return tag && <TagCard onClear={parsed.filters.length === 1 ? reset : undefined} tag={tag} />;
}

/** The empty state with a button that clears all filters. */
export function Nothing({ filtered: { parsed }, onClear }: Answering) {
  const t = useT();
  const text = t(parsed.filters.length > 0 ? 'filters.noResource' : 'experience.none');
  return (
    <FilterReset label={t('experience.reset')} nothing={{ icon: ResourcesIcon, text }} onReset={onClear} />
  );
}

/**
 * Expands the rows with hits and collapses the others whenever the set of rows changes. When the search ends,
 * the previous state is restored. On Back and Forward to a search, the rows keep their saved state, and the
 * end of the search restores the initial one.
 */
function useOpenedBySearch(companies: readonly CompanyRow[], hits: Hits | null): void {
  const { key } = useLocation();
  const back = useMemo(() => savedViewState(key) !== undefined, [key]);
  const found = useRef('');
  const before = useRef<ReadonlyMap<string, boolean> | null>(null);
  /** The rows that were expanded last. The address is updated later and must not expand them again. */
  const lastRows = useRef<string | null>(null);
  useEffect(() => {
    const rows = companies.map(({ id, opened }) => ({ id, opened, body: `${id}-roles` }));
    const rowsWithHits = hits && [...hits.keys()].join(' ');
    const isSame = rowsWithHits === lastRows.current;
    lastRows.current = rowsWithHits;
    if (hits && back && found.current !== key) {
      found.current = key;
      before.current ??= new Map(rows.map(({ body, opened }) => [body, opened]));
    } else if (hits && !isSame) {
      before.current ??= new Map(rows.map(({ body, opened }) => [body, isDisclosureOpen(body) ?? opened]));
      setDisclosures(rows.map(({ id, body }) => [body, hits.has(id)]));
    } else if (!hits && before.current) {
      setDisclosures(before.current);
      before.current = null;
    }
  }, [back, companies, hits, key]);
}
