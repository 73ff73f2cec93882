import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import BracesIcon from '@fluentui/svg-icons/icons/braces_16_regular.svg?react';
import CopyIcon from '@fluentui/svg-icons/icons/link_16_regular.svg?react';
import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import ExportIcon from '@fluentui/svg-icons/icons/arrow_download_16_regular.svg?react';
import { notify } from '~/portal/browser/notifications';
import { navigate, useLocation } from '~/portal/browser/router';
import { containsWords, plain, wordsOf } from '~/portal/text/text-search';
import { useAddressQuery } from '~/portal/features/address-query';
import { FilterBar, unknownValues, useReset } from '~/portal/features/filters/filter-bar';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataGrid } from '~/portal/features/grid/data-grid';
import { SortBy } from '~/portal/features/grid/grid-head';
import { copyText, saveCsv, saveJson } from '~/portal/features/grid/save-table';
import { usePaneNavigation } from '~/portal/features/pane-navigation';
import { useRefresh } from '~/portal/features/refresh';
import { useAddress, useScreenT, useT } from '~/portal/i18n/t';
import { Button } from '~/portal/components/button';
import { CardBoundary } from '~/portal/components/card';
import { Command, CommandBar } from '~/portal/components/command-bar';
import { EmptyState } from '~/portal/components/empty-state';
import { PopoverMenu } from '~/portal/components/overlays/popover-menu';
import { SearchBox } from '~/portal/components/search-box';

import { allColumns, linkOf, type GridLine, type KeyedRow } from './columns';
import type { data } from './data';
import { applyFilters, facetsOf, groupedRows, Summary, type Grouping } from './views';
import styles from './prerendered.module.css';
import pills from '~/portal/features/filters/pills.module.css';

const NAME = 'resources';
/** The facets that group the rows, by the value of `?by=`. */
const GROUPINGS: readonly Grouping[] = ['type', 'company', 'group', 'location'];

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

/** The grid of all resources. Its state is in the address. */
export function Resources({ slice }: { slice: ReturnType<typeof data> }) {
  const shared = useT();
  const t = useScreenT(slice.texts);
  const experience = useAddress()('experience');
  const { open } = usePaneNavigation();
  const { search, hash } = useLocation();
  const [query, setQuery] = useAddressQuery('q');
  const all = useMemo(() => slice.rows.map((row, at): KeyedRow => ({ ...row, key: String(at) })), [slice]);
  const searched = useSearched(all, query);
  const facets = useMemo(() => facetsOf(all), [all]);
  const { parsed, shown } = useMemo(() => applyFilters(all, facets, search), [all, facets, search]);
  const found = useMemo(() => searched.filter((row) => shown.has(row)), [searched, shown]);

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
  const reset = useReset(() => {
    setQuery('');
    searchBox.current?.focus();
  });

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
  const lines = useMemo(
    (): readonly GridLine[] => (grouping ? groupedRows(sorted, grouping, closed, shared) : sorted),
    [closed, grouping, shared, sorted],
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
  const copyLinks = async () => {
    const links = t('sitemap.links', { count: chosen.length });
    notify((await copyText(chosen.map(({ to }) => linkOf(to)).join('\n'))) ? 'copied' : 'failed', links);
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
      <CommandBar label={shared('shell.commands')} moreLabel={shared('shell.more')}>
        {refresh.command}
        <Command
          icon={ExportIcon}
          label={shared('shell.exportCsv')}
          onClick={() => saveCsv(`${NAME}.csv`, available, exported)}
        />
        <Command
          icon={BracesIcon}
          label={t('sitemap.exportJson')}
          onClick={() => saveJson(`${NAME}.json`, available, exported)}
        />
        {chosen.length > 0 ? (
          <Command icon={CopyIcon} label={t('sitemap.copyLinks')} onClick={() => void copyLinks()} />
        ) : (
          <Command disabledReason={t('sitemap.selectFirst')} icon={CopyIcon} label={t('sitemap.copyLinks')} />
        )}
      </CommandBar>
      {refresh.message}
      <div className={`${styles['filters']} ${pills['row']}`} data-print="off">
        <SearchBox
          label={t('sitemap.filter')}
          name="q"
          onChange={setQuery}
          placeholder={t('sitemap.filterHint')}
          ref={searchBox}
          value={query}
        />
        <FilterBar
          counted={t('sitemap.counted')}
          facets={['company', 'group', 'type', 'location']}
          further={['tag', 'period']}
          list={() => ({ resources: all, facets })}
          words={words}
        />
      </div>
      <div className={styles['controls']} data-print="off">
        <p role="status">
          {[
            t('sitemap.shown', { shown: found.length, total: all.length }),
            ...unknownValues(shared, parsed, words.company),
          ].join(' ')}
        </p>
        {!isSummary && <SortBy columns={available} onOrder={setOrder} order={order} />}
        <select
          aria-label={t('sitemap.groupBy')}
          name="by"
          onChange={({ target }) => setParameter('by', target.value)}
          value={grouping ?? (isSummary ? 'type' : '')}
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
          name="view"
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
        ) : isSummary ? (
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
            {...(grouping && { onOpen: toggle })}
          />
        )}
      </CardBoundary>
    </>
  );
}
