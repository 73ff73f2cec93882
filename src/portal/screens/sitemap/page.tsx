import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import BracesIcon from '@fluentui/svg-icons/icons/braces_16_regular.svg?react';
import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import { copyText } from '~/portal/browser/copy-and-download';
import { useHydrated } from '~/portal/browser/hydrated';
import { notify } from '~/portal/browser/notifications';
import { navigate, useLocation } from '~/portal/browser/router';
import { containsWords, wordsOf } from '~/portal/text/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import pills from '~/portal/features/filters/pills.module.css';
import { facetTitle, StaticPills } from '~/portal/features/filters/static-pills';
import { useFilters } from '~/portal/features/filters/use-filters';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataGrid } from '~/portal/features/grid/data-grid';
import { SortBy } from '~/portal/features/grid/grid-head';
import { TableExportCommand } from '~/portal/features/grid/table-export-command';
import { usePaneNavigation } from '~/portal/features/pane-navigation';
import { useRefresh } from '~/portal/features/refresh';
import { useAddress, useScreenT, useT } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { Button } from '~/portal/components/button';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PageHeader } from '~/portal/components/page-header';
import { PopoverMenu } from '~/portal/components/overlays/popover-menu';
import { FilterBox } from '~/portal/components/filter-box';

import { resourceColumns, linkOf, searchTextOf, type GridLine, type KeyedRow } from './columns';
import type { data } from './data';
import styles from './page.module.css';
import type { Grouping } from './views';

const NAME = 'resources';
/** The facets that group the rows, by the value of `?by=`. */
const GROUPINGS: readonly Grouping[] = ['company', 'group', 'type', 'location'];
const FACETS = [...GROUPINGS, 'tag', 'period'] as const;

/** The filters, groups and summary. The first view has none of them. */
const loadViews = () => import('./views');

/** The rows that contain every word of a query. Their texts are normalized once. */
function useSearched(rows: readonly KeyedRow[], query: string): readonly KeyedRow[] {
  const words = useDeferredValue(useMemo(() => wordsOf(query), [query]));
  const isSearching = words.length > 0;
  const texts = useMemo(() => (isSearching ? rows.map(searchTextOf) : []), [isSearching, rows]);
  return useMemo(
    () => (isSearching ? rows.filter((_, at) => containsWords(texts[at] ?? '', words)) : rows),
    [isSearching, rows, texts, words],
  );
}

/** All resources of the career and the pages of the portal. The search box leads here without its dialog. */
export default function SitemapPage({
  loaderData: { rows, texts },
}: {
  loaderData: ReturnType<typeof data>;
}) {
  const shared = useT();
  const t = useScreenT(texts);
  const title = shared('sitemap.title');
  const experience = useAddress()('experience');
  const { open } = usePaneNavigation();
  const live = useHydrated();
  const { search, hash } = useLocation();
  const [query, setQuery] = useAddressQuery('q');
  const parameters = new URLSearchParams(search);
  const grouping = GROUPINGS.find((by) => by === parameters.get('by')) ?? null;
  const isSummary = parameters.get('view') === 'summary';
  const filters = useFilters(loadViews, grouping !== null || isSummary);
  const { module: views } = filters;
  const all = useMemo(() => rows.map((row, at): KeyedRow => ({ ...row, key: String(at) })), [rows]);
  const searched = useSearched(all, query);

  const list = useMemo(() => views?.filterableRows(all), [all, views]);
  const result = useMemo(() => list && views?.filtered(list, search), [list, search, views]);
  const found = useMemo(() => {
    const shown = result && new Set(result.shown);
    return shown ? searched.filter((row) => shown.has(row)) : searched;
  }, [result, searched]);

  const order = parameters.get('sort') ?? '';
  const hidden = parameters.get('without') ?? '';
  const setParameter = (name: string, value: string, replace = false) => {
    const changed = new URLSearchParams(search);
    if (value === '') changed.delete(name);
    else changed.set(name, value);
    navigate({ search: changed.toString(), hash }, { replace, preventScrollReset: true });
  };
  const setOrder = (wanted: string) => setParameter('sort', wanted, true);
  const searchBox = useRef<HTMLInputElement>(null);
  const clearSearch = () => {
    setQuery('');
    searchBox.current?.focus();
  };

  const counted = t('sitemap.shown', { shown: found.length, total: all.length });
  const typed = query.trim();
  const nothing = {
    icon: SearchIcon,
    text: typed === '' ? shared('experience.none') : shared('search.none', { query: typed }),
  };

  const available = useMemo(() => resourceColumns(shared, experience), [experience, shared]);
  const columns = useMemo(() => {
    const without = hidden.split(' ');
    return available.filter(({ id }) => id === 'name' || !without.includes(id));
  }, [available, hidden]);
  const sorted = useMemo(
    () => sortRows<GridLine>(found, available, orderOf(available, order)) as readonly KeyedRow[],
    [available, found, order],
  );
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const lines = useMemo(
    (): readonly GridLine[] => (grouping && views?.groupedRows(sorted, grouping, closed, shared)) || sorted,
    [closed, grouping, shared, sorted, views],
  );
  const toggle = ({ key }: GridLine, isOpen: boolean) => {
    const others = [...closed].filter((one) => one !== key);
    setClosed(new Set(isOpen ? others : [...others, key]));
  };
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Rows that the filters exclude are not selected.
  const chosen = sorted.filter(({ key }) => selected.has(key));
  const exported = chosen.length > 0 ? chosen : sorted;
  const copyLinks = async () => {
    const links = t('sitemap.links', { count: chosen.length });
    notify((await copyText(chosen.map(({ to }) => linkOf(to)).join('\n'))) ? 'copied' : 'failed', links);
  };
  const clear = useCallback(() => setSelected(new Set()), []);
  const refresh = useRefresh(title, clear);
  const activate = (row: GridLine) => {
    const { item, to = '', isDocument } = row;
    if (row.isGroup) toggle(row, !row.isOpen);
    else if (item !== undefined) open(`?item=${encodeURIComponent(item)}`);
    else if (isDocument) location.assign(linkOf(to));
    else navigate(to);
  };
  const ColumnsFace = useCallback(() => t('sitemap.columns'), [t]);
  const words = {
    company: shared('management-groups.typeSubscription'),
    equals: t('sitemap.equals'),
    differs: t('sitemap.differs'),
  };
  const nameOf = (facet: Grouping) => facetTitle(shared, facet, words);
  const choice = (
    name: string,
    label: string,
    value: string,
    options: readonly (readonly [value: string, text: string])[],
  ) => (
    <select
      aria-label={label}
      name={name}
      onChange={({ target }) => setParameter(name, target.value)}
      value={value}
    >
      {options.map(([id, text]) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <PageHeader colorIcon="apps" subtitle={shared('sitemap.about')} title={title} />
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        {refresh.command}
        <TableExportCommand
          icon={ExportIcon}
          label={shared('shell.exportCsv')}
          onLoad={({ saveCsv }) => saveCsv(`${NAME}.csv`, available, exported)}
        />
        <TableExportCommand
          icon={BracesIcon}
          label={t('sitemap.exportJson')}
          onLoad={({ saveJson }) => saveJson(`${NAME}.json`, available, exported)}
        />
        {chosen.length > 0 ? (
          <Command icon={CopyIcon} label={t('sitemap.copyLinks')} onClick={() => void copyLinks()} />
        ) : (
          <Command disabledReason={t('sitemap.selectFirst')} icon={CopyIcon} label={t('sitemap.copyLinks')} />
        )}
      </CommandBar>
      {refresh.message}
      <div className={`${styles['filters']} ${pills['row']}`} data-print="off" {...filters.barProps}>
        <FilterBox
          label={t('sitemap.filter')}
          name="q"
          onChange={setQuery}
          placeholder={t('sitemap.filterHint')}
          ref={searchBox}
          value={query}
        />
        {views && list ? (
          <views.FilterBar
            counted={t('sitemap.counted')}
            facets={FACETS}
            list={() => list}
            restoredFocus={filters.restoredFocus}
            words={words}
          />
        ) : (
          <StaticPills facets={FACETS} words={words} />
        )}
      </div>
      <div className={styles['controls']} data-print="off">
        <p role="status">
          {views && result ? views.filterMessage(shared, counted, result.parsed, words) : counted}
        </p>
        {live && (
          <>
            {!isSummary && <SortBy columns={available} onOrder={setOrder} order={order} />}
            {choice('by', t('sitemap.groupBy'), grouping ?? (isSummary ? 'type' : ''), [
              ['', t('sitemap.noGrouping')],
              ...GROUPINGS.map((by) => [by, nameOf(by)] as const),
            ])}
            {choice('view', t('sitemap.view'), isSummary ? 'summary' : '', [
              ['', t('sitemap.list')],
              ['summary', t('sitemap.summary')],
            ])}
            {!isSummary && (
              <PopoverMenu icon={ColumnsFace} label={t('sitemap.columns')}>
                {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the menu stays open for several choices */}
                <span onClick={(event) => event.stopPropagation()}>
                  {available.slice(1).map(({ id, title: text }) => {
                    const others = hidden.split(' ').filter((one) => one !== id);
                    const isShown = columns.some((column) => column.id === id);
                    const without = isShown ? [...others, id] : others;
                    return (
                      <label className={styles['column']} key={id}>
                        <input
                          checked={isShown}
                          onChange={() => setParameter('without', without.join(' ').trim(), true)}
                          type="checkbox"
                        />
                        {text}
                      </label>
                    );
                  })}
                </span>
              </PopoverMenu>
            )}
          </>
        )}
      </div>
      <CardBoundary key={refresh.count}>
        {found.length === 0 ? (
          views ? (
            <views.FilterReset label={t('sitemap.reset')} nothing={nothing} onReset={clearSearch} />
          ) : (
            <EmptyState {...nothing}>
              <Button onClick={clearSearch}>{t('sitemap.reset')}</Button>
            </EmptyState>
          )
        ) : isSummary && views ? (
          <views.Summary
            by={grouping ?? 'type'}
            name={nameOf(grouping ?? 'type')}
            rows={found}
            t={t}
            unstated={shared('filters.unstated')}
          />
        ) : (
          <DataGrid
            className={styles['grid']}
            columns={columns}
            label={title}
            onActivate={activate}
            onOpen={grouping && views ? toggle : undefined}
            onOrder={setOrder}
            onSelect={setSelected}
            order={order}
            rows={lines}
            selectAll={t('sitemap.selectAll')}
            selected={selected}
          />
        )}
      </CardBoundary>
    </>
  );
}
