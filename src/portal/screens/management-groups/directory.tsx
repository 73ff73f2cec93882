import SearchIcon from '@fluentui/svg-icons/icons/search_16_regular.svg?react';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { navigate } from '~/portal/browser/router';
import { expandCompany } from '~/portal/browser/storage';
import { wordsOf } from '~/portal/text/text-search';
import { useViewState } from '~/portal/features/history-restoration';
import { useRefresh } from '~/portal/features/refresh';
import { useT, useAddress } from '~/portal/i18n/t';
import { CardBoundary } from '~/portal/features/card';
import { Button } from '~/portal/components/button';
import { EmptyState } from '~/portal/components/empty-state';
import { InfoBar } from '~/portal/components/info-bar';
import { FilterBox } from '~/portal/components/filter-box';
import styles from './page.module.css';
import { ROOT, directoryColumns, rowsOf, shownColumns, statesYears, type DirectoryRow } from './columns';
import type { ManagementGroupsSlice } from './data';
import { filterSubscriptions, searchable } from './filter';
import { Toolbar } from './toolbar';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataGrid } from '~/portal/features/grid/data-grid';
import { SortBy } from '~/portal/features/grid/grid-head';

/** The grid with its search, toolbar and sorting. */
export function Directory({
  slice: { info, subscriptions, years },
  addDialog,
  createDialog,
}: {
  slice: ManagementGroupsSlice & { info: string };
  addDialog: string;
  createDialog: string;
}) {
  const t = useT();
  const [order, setOrder] = useViewState('order');
  const [own, setOwn] = useViewState('own-search');
  const [inside, setInside] = useViewState('inside-search');

  const type = t('management-groups.typeSubscription');
  const all = useMemo(() => searchable(subscriptions, type), [subscriptions, type]);
  // The field is updated at once, the rows are deferred.
  const ownWords = useDeferredValue(useMemo(() => wordsOf(own), [own]));
  const insideWords = useDeferredValue(useMemo(() => wordsOf(inside), [inside]));
  const found = useMemo(() => filterSubscriptions(all, ownWords, insideWords), [all, ownWords, insideWords]);
  const searchBox = useRef<HTMLInputElement>(null);
  const reset = useCallback(() => {
    setOwn('');
    setInside('');
  }, [setInside, setOwn]);

  // A search expands the group. The visitor may collapse it until the search changes. Without a search the
  // group keeps its state.
  const [closed, setClosed] = useViewState('closed');
  const [closedSearch, setClosedSearch] = useState<string | null>(null);
  const search = ownWords.length + insideWords.length > 0 ? JSON.stringify([ownWords, insideWords]) : null;
  const open = search === null ? closed === '' : search !== closedSearch;
  const setOpen = useCallback(
    (wanted: boolean) => {
      if (search === null) setClosed(wanted ? '' : 'root');
      else setClosedSearch(wanted ? null : search);
    },
    [search, setClosed],
  );
  const toggle = useCallback(() => setOpen(!open), [open, setOpen]);
  const [chosen, setChosen] = useState<string | null>(null);
  // Refresh resets the screen: default order, no search, the root group expanded (spec §4).
  const beginAnew = useCallback(() => {
    reset();
    setOrder('');
    setClosed('');
    setChosen(null);
  }, [reset, setClosed, setOrder]);
  // A hidden row cannot be selected.
  const root = t('management-groups.root');
  const selection = useMemo(() => {
    if (chosen === ROOT) return { key: ROOT, name: root };
    const one = open && chosen !== null && found.find(({ subscription }) => subscription.id === chosen);
    return one ? { key: one.subscription.id, name: one.subscription.name } : null;
  }, [chosen, found, open, root]);
  const refresh = useRefresh(t('management-groups.title'), beginAnew);

  const experience = useAddress()('experience');
  const columns = useMemo(() => {
    const within = new Map(found.map((one) => [one.subscription.id, one.within]));
    return shownColumns(
      directoryColumns(t, { experience, createDialog, ownWords, insideWords, within }),
      subscriptions,
      years,
    );
  }, [t, experience, createDialog, ownWords, insideWords, found, subscriptions, years]);
  const sorted = useMemo(() => {
    const passing = open ? found.map(({ subscription }) => subscription) : [];
    return sortRows(rowsOf(passing, type), columns, orderOf(columns, order));
  }, [columns, found, open, order, type]);
  const rows = useMemo((): readonly DirectoryRow[] => {
    const first = {
      key: ROOT,
      name: root,
      type: t('management-groups.typeGroup'),
      id: statesYears(years) ? t('management-groups.rootId', { years }) : '',
      region: '',
      since: null,
      total: subscriptions.length,
      children: found.length,
      isOpen: open,
    };
    return [first, ...sorted];
  }, [found, open, root, sorted, subscriptions, t, years]);
  const activate = ({ key, name }: DirectoryRow) => {
    if (key === ROOT) return toggle();
    expandCompany.store(name);
    return navigate(experience);
  };

  const statusText = () => {
    const total = subscriptions.length;
    if (total === 0) return t('experience.empty');
    const counted = {
      subscriptions: t('management-groups.subscriptions', { count: total }),
      groups: t('management-groups.groups', { count: 1 }),
    };
    return found.length < total
      ? t('management-groups.showingSome', { ...counted, count: found.length })
      : t('management-groups.showing', counted);
  };
  return (
    <>
      <Toolbar
        addDialog={addDialog}
        createDialog={createDialog}
        inside={inside}
        onInside={setInside}
        onToggle={toggle}
        refresh={refresh.command}
        selection={selection}
        subscriptions={subscriptions}
      />
      {refresh.message}
      <div className={styles['body']}>
        <InfoBar>{info}</InfoBar>
        <FilterBox
          label={t('management-groups.filter')}
          onChange={setOwn}
          placeholder={t('management-groups.filter')}
          ref={searchBox}
          value={own}
        />
        <p role="status">{statusText()}</p>
        <CardBoundary key={refresh.count}>
          {found.length === 0 && subscriptions.length > 0 ? (
            <EmptyState icon={SearchIcon} text={t('management-groups.none')}>
              <Button
                onClick={() => {
                  reset();
                  // The button is removed with the empty state.
                  searchBox.current?.focus();
                }}
              >
                {t('management-groups.reset')}
              </Button>
            </EmptyState>
          ) : (
            <>
              <SortBy columns={columns} onOrder={setOrder} order={order} />
              <DataGrid
                className={styles['grid']}
                columns={columns}
                hint={({ key }) => (key === ROOT ? undefined : t('management-groups.details'))}
                label={t('management-groups.title')}
                onActivate={activate}
                onOpen={toggle}
                onOrder={setOrder}
                onSelect={(keys) => setChosen([...keys][0] ?? null)}
                order={order}
                rows={rows}
                selected={new Set(selection && [selection.key])}
              />
            </>
          )}
        </CardBoundary>
      </div>
    </>
  );
}
