import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import BracesIcon from '@fluentui/svg-icons/icons/braces_16_regular.svg?react';
import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { navigate, useLocation } from '~/portal/browser/router';
import { useLazyModule } from '~/portal/browser/use-lazy-module';
import { loadSlice } from '~/portal/browser/screens';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import { useFilters } from '~/portal/features/filters/use-filters';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataGrid } from '~/portal/features/grid/data-grid';
import { SortBy } from '~/portal/features/grid/grid-head';
import { usePaneNavigation } from '~/portal/features/pane-navigation';
import { useRefresh } from '~/portal/features/refresh';
import { StaticMarkup } from '~/portal/features/static-markup';
import { useAddress, useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { CardBoundary } from '~/portal/components/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PopoverMenu } from '~/portal/components/overlays/popover-menu';
import { PageHeader } from '~/portal/components/page-header';
import { SearchBox } from '~/portal/components/search-box';

import { allColumns, linkOf, type GridLine, type KeyedRow } from './columns';
import type { data, ResourceRow } from './data';
import styles from './page.module.css';
import type { Grouping } from './views';
import pills from '~/portal/features/filters/pills.module.css';

const NAME = 'resources';
/** The facets that group the rows, by the value of `?by=`. */
const GROUPINGS: readonly Grouping[] = ['type', 'company', 'group', 'location'];
const loadFilters = () => import('./filter-module');
const loadViews = () => import('./views');
const loadSaving = () => import('~/portal/features/grid/save-table');
type Saving = Awaited<ReturnType<typeof loadSaving>>;

/** The rows of the document, and all of them when they have loaded. */
function useAllRows({ rows, total }: { rows: readonly ResourceRow[]; total: number }) {
  const [stored, setAll] = useState(rows);
  useEffect(() => {
    if (rows.length < total)
      // A failure leaves the first rows, and the next visit tries again.
      loadSlice('sitemap').then(
        (slice) => setAll((slice as { rows: typeof rows }).rows),
        () => {},
      );
  }, [rows, total]);
  return useMemo(() => stored.map((row, at): KeyedRow => ({ ...row, key: String(at) })), [stored]);
}

/** The rows that contain every word of a query. Their texts are normalized once. */
function useSearched(rows: readonly KeyedRow[], query: string): readonly KeyedRow[] {
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const isSearching = words.length > 0;
  const texts = useMemo(
    () =>
      isSearching
        ? rows.map(({ name, type, detail, group, subscription, location: place, tags = [], period }) =>
            plain([name, type, detail, group, subscription, place, ...tags, period].join('\n')),
          )
        : [],
    [isSearching, rows],
  );
  return useMemo(
    () => (isSearching ? rows.filter((_, at) => containsWords(texts[at] ?? '', words)) : rows),
    [isSearching, rows, texts, words],
  );
}

/** The grid of all resources. Its state is in the address. The search box leads here without its dialog. */
export default function SitemapPage({ loaderData }: { loaderData: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(loaderData.texts);
  const experience = useAddress()('experience');
  const { open } = usePaneNavigation();
  const { search, hash } = useLocation();
  const [query, setQuery] = useAddressQuery('q');
  const all = useAllRows(loaderData);
  const searched = useSearched(all, query);
  const filters = useFilters(loadFilters);
  const { module, filtering } = filters;
  const facets = useMemo(() => module?.facetsOf(all), [module, all]);
  const filtered = useMemo(
    () => (filtering && facets ? module?.applyFilters(all, facets, search) : undefined),
    [all, facets, filtering, module, search],
  );
  const found = useMemo(
    () => (filtered ? searched.filter((row) => filtered.shown.has(row)) : searched),
    [filtered, searched],
  );

  const parameters = new URLSearchParams(search);
  const order = parameters.get('sort') ?? '';
  const grouping = GROUPINGS.find((by) => by === parameters.get('by')) ?? null;
  const isSummary = parameters.get('view') === 'summary';
  const hidden = parameters.get('without') ?? '';
  const setParameter = (name: string, value: string, replace = false) => {
    const changed = new URLSearchParams(search);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    navigate({ search: changed.toString(), hash }, { replace, preventScrollReset: true });
  };
  const setOrder = (wanted: string) => setParameter('sort', wanted, true);
  const searchBox = useRef<HTMLInputElement>(null);
  const reset = () => {
    setQuery('');
    const rest = new URLSearchParams(module?.withoutFilters(search) ?? search);
    rest.delete('q');
    navigate({ search: rest.toString(), hash }, { preventScrollReset: true });
    // The button is removed with the empty state.
    searchBox.current?.focus();
  };

  const available = useMemo(() => allColumns(shared, experience), [experience, shared]);
  const columns = useMemo(() => {
    const without = hidden.split(' ');
    return available.filter(({ id }) => id === 'name' || !without.includes(id));
  }, [available, hidden]);
  const sorted = useMemo(
    () => sortRows<GridLine>(found, available, orderOf(available, order)) as readonly KeyedRow[],
    [available, found, order],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const views = useLazyModule(loadViews);
  const { load } = views;
  const isApart = isSummary || grouping !== null;
  useEffect(() => {
    if (isApart) void load();
  }, [isApart, load]);
  // Until they have loaded, the list is shown.
  const { groupedRows, Summary } = views.state === 'ready' ? views.content : {};
  const isTree = grouping !== null && groupedRows !== undefined;
  const lines = useMemo(
    (): readonly GridLine[] => (isTree ? groupedRows(sorted, grouping, closed, shared) : sorted),
    [closed, grouping, groupedRows, isTree, shared, sorted],
  );
  const toggle = ({ key }: GridLine, isOpen: boolean) => {
    const next = new Set(closed);
    if (isOpen) next.delete(key);
    else next.add(key);
    setClosed(next);
  };
  const ColumnsFace = useCallback(() => t('sitemap.columns'), [t]);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Rows that the filters exclude are not selected.
  const chosen = sorted.filter(({ key }) => selected.has(key));
  const exported = chosen.length > 0 ? chosen : sorted;
  const copyLinks = async ({ copyText }: Saving) => {
    const links = t('sitemap.links', { count: chosen.length });
    notify((await copyText(chosen.map(({ to }) => linkOf(to)).join('\n'))) ? 'copied' : 'failed', links);
  };
  const saving = useLazyModule(loadSaving);
  const save = async (label: string, how: (module: Saving) => Promise<void> | void) => {
    const loaded = await saving.load();
    if (loaded) await how(loaded);
    else notify('failed', label);
  };
  const refresh = useRefresh(
    shared('sitemap.title'),
    useCallback(() => setSelected(new Set()), []),
  );
  const activate = (row: GridLine) => {
    const { item, to = '', isDocument } = row;
    if (row.isGroup) toggle(row, !row.isOpen);
    else if (item !== undefined) open(`?item=${encodeURIComponent(item)}`);
    else if (isDocument) location.assign(linkOf(to));
    else navigate(to);
  };
  const words = {
    company: shared('management-groups.typeSubscription'),
    equals: t('sitemap.equals'),
    differs: t('sitemap.differs'),
  };
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={shared('sitemap.about')} title={shared('sitemap.title')} />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        {refresh.command}
        <Command
          icon={ExportIcon}
          label={shared('shell.exportCsv')}
          onClick={() =>
            void save(shared('shell.exportCsv'), ({ saveCsv }) => saveCsv(`${NAME}.csv`, available, exported))
          }
        />
        <Command
          icon={BracesIcon}
          label={t('sitemap.exportJson')}
          onClick={() =>
            void save(t('sitemap.exportJson'), ({ saveJson }) =>
              saveJson(`${NAME}.json`, available, exported),
            )
          }
        />
        {chosen.length > 0 ? (
          <Command
            icon={CopyIcon}
            label={t('sitemap.copyLinks')}
            onClick={() => void save(t('sitemap.copyLinks'), copyLinks)}
          />
        ) : (
          <Command disabledReason={t('sitemap.selectFirst')} icon={CopyIcon} label={t('sitemap.copyLinks')} />
        )}
      </CommandBar>
      {refresh.message}
      <div className={`${styles['filters']} ${pills['row']}`} data-print="off" {...filters.barProps}>
        <SearchBox
          label={t('sitemap.filter')}
          onChange={setQuery}
          placeholder={t('sitemap.filterHint')}
          ref={searchBox}
          value={query}
        />
        {module && facets ? (
          <module.FilterBar
            counted={t('sitemap.counted')}
            facets={['company', 'group', 'type', 'location']}
            further={['tag', 'period']}
            list={() => ({ resources: all, facets })}
            restoredFocus={filters.restoredFocus}
            words={words}
          />
        ) : (
          <StaticMarkup parts={loaderData.pills} />
        )}
      </div>
      <div className={styles['controls']} data-print="off">
        <p role="status">
          {t('sitemap.shown', { shown: found.length, total: loaderData.total })}
          {filtered?.parsed.unknown.map(
            ({ facet, value }) =>
              ` ${shared('filters.unknown', {
                name: facet === 'company' ? words.company : shared(`facet.${facet}`),
                value: value || shared('filters.unstated'),
              })}`,
          )}
        </p>
        {!isSummary && <SortBy columns={available} onOrder={setOrder} order={order} />}
        <select
          aria-label={t('sitemap.groupBy')}
          onChange={({ target }) => setParameter('by', target.value)}
          value={grouping ?? ''}
        >
          <option value="">{t('sitemap.noGrouping')}</option>
          {GROUPINGS.map((by) => (
            <option key={by} value={by}>
              {by === 'company' ? words.company : shared(`facet.${by}`)}
            </option>
          ))}
        </select>
        <select
          aria-label={t('sitemap.view')}
          onChange={({ target }) => setParameter('view', target.value)}
          value={isSummary ? 'summary' : ''}
        >
          <option value="">{t('sitemap.list')}</option>
          <option value="summary">{t('sitemap.summary')}</option>
        </select>
        {!isSummary && (
          <PopoverMenu icon={ColumnsFace} label={t('sitemap.columns')}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the menu stays open for several choices */}
            <span onClick={(event) => event.stopPropagation()}>
              {available.slice(1).map(({ id, title }) => (
                <label className={styles['column']} key={id}>
                  <input
                    checked={columns.some((column) => column.id === id)}
                    onChange={({ target: { checked } }) =>
                      setParameter(
                        'without',
                        available
                          .map((column) => column.id)
                          .filter((one) =>
                            one === id ? !checked : !columns.some((column) => column.id === one),
                          )
                          .join(' '),
                        true,
                      )
                    }
                    type="checkbox"
                  />
                  {title}
                </label>
              ))}
            </span>
          </PopoverMenu>
        )}
      </div>
      <CardBoundary failure={shared('shell.cardFailed')} key={refresh.count}>
        {found.length === 0 ? (
          <EmptyState
            icon={SearchIcon}
            text={
              query.trim() === '' ? shared('experience.none') : shared('search.none', { query: query.trim() })
            }
          >
            <Button onClick={reset}>{t('sitemap.reset')}</Button>
          </EmptyState>
        ) : isSummary && Summary ? (
          <Summary by={grouping ?? 'type'} rows={found} t={t} words={words} />
        ) : (
          <DataGrid
            className={styles['grid']}
            columns={columns}
            label={shared('sitemap.title')}
            onActivate={activate}
            onOrder={setOrder}
            onSelect={setSelected}
            order={order}
            rows={lines}
            selectAll={t('sitemap.selectAll')}
            selected={selected}
            {...(isTree && { onOpen: toggle })}
          />
        )}
      </CardBoundary>
    </>
  );
}
