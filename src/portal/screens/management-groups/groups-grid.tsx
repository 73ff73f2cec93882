import { memo, useCallback, useMemo } from 'react';

import { expandCompany } from '~/portal/browser/expand-company';
import { navigate } from '~/portal/browser/router';
import type { Found, Subscription } from '~/portal/career/management-groups';
import { useAddress, useT } from '~/portal/i18n/t';
import { orderOf, sortRows } from '~/portal/features/grid/columns';
import { DataGrid } from '~/portal/features/grid/data-grid';
import { SortBy } from '~/portal/features/grid/grid-head';

import { allColumns, ROOT, rowsOf, shownColumns, statesYears, type DirectoryRow } from './columns';
import styles from './page.module.css';

type Props = {
  /** The key of the selected row. */ chosen: string | null;
  createDialog: string;
  found: readonly Found[];
  insideWords: readonly string[];
  onChoose: (key: string | null) => void;
  onOpen: (open: boolean) => void;
  onOrder: (order: string) => void;
  open: boolean;
  /** The sort order as a text. */ order: string;
  ownWords: readonly string[];
  subscriptions: readonly Subscription[];
  years: number;
};

/** The treegrid of the directory: the root group with its subscriptions. */
export const GroupsGrid = memo(function GroupsGrid({
  chosen,
  createDialog,
  found,
  insideWords,
  onChoose,
  onOpen,
  onOrder,
  open,
  order,
  ownWords,
  subscriptions,
  years,
}: Props) {
  const t = useT();
  const experience = useAddress()('experience');
  const within = useMemo(() => new Map(found.map((one) => [one.subscription.id, one.within])), [found]);
  const columns = useMemo(
    () =>
      shownColumns(
        allColumns(t, { experience, createDialog, ownWords, insideWords, within }),
        subscriptions,
        years,
      ),
    [t, experience, createDialog, ownWords, insideWords, within, subscriptions, years],
  );
  const all = useMemo(
    () => rowsOf(subscriptions, t('management-groups.typeSubscription')),
    [subscriptions, t],
  );
  const rows = useMemo((): readonly DirectoryRow[] => {
    const root = {
      key: ROOT,
      name: t('management-groups.root'),
      type: t('management-groups.typeGroup'),
      id: statesYears(years) ? t('management-groups.rootId', { years }) : '',
      region: '',
      since: null,
      total: subscriptions.length,
      children: found.length,
      isOpen: open,
    };
    const passing = open ? all.filter(({ key }) => within.has(key)) : [];
    return [root, ...sortRows(passing, columns, orderOf(columns, order))];
  }, [all, columns, found, open, order, subscriptions, t, within, years]);
  const select = useCallback((keys: ReadonlySet<string>) => onChoose([...keys][0] ?? null), [onChoose]);
  const activate = ({ key, name }: DirectoryRow) => {
    if (key === ROOT) return onOpen(!open);
    expandCompany.store(name);
    navigate(experience);
  };
  return (
    <>
      <SortBy columns={columns} onOrder={onOrder} order={order} />
      <DataGrid
        className={styles['grid']}
        columns={columns}
        hint={({ key }) => (key === ROOT ? undefined : t('management-groups.details'))}
        label={t('management-groups.title')}
        onActivate={activate}
        onOpen={(_, isOpen) => onOpen(isOpen)}
        onOrder={onOrder}
        onSelect={select}
        order={order}
        rows={rows}
        selected={new Set(chosen === null ? [] : [chosen])}
      />
    </>
  );
});
