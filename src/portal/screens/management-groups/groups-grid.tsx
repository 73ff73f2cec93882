import { memo, useRef, useState, type MouseEvent } from 'react';

import { useHydrated } from '~/portal/browser/hydrated';
import { navigate } from '~/portal/browser/router';
import { expandCompany } from '~/portal/browser/storage';
import { useAddress, useT } from '~/portal/i18n/t';
import { Tooltip } from '~/portal/components/overlays/tooltip';
import { orderOf, type Column } from '~/portal/features/grid/columns';
import { SortBy } from '~/portal/features/grid/data-table';

import { ROOT, type DirectoryRow } from './columns';
import { GridHead } from './grid-head';
import styles from './groups-grid.module.css';
import screenStyles from './page.module.css';
import { pressInTreeGrid, stopsOf } from './tree-grid-keys';

type Columns = readonly Column<DirectoryRow>[];

/** The root group and its subscriptions as a treegrid: sort, resize, select, expand and open by mouse, touch and keys. */
export function GroupsGrid({
  columns,
  rows,
  order,
  onOrder,
  chosen,
  onChoose,
  onOpen,
}: {
  columns: Columns;
  /** The root group, followed by its subscriptions if it is expanded. */ rows: readonly DirectoryRow[];
  /** The sort order as a text. */ order: string;
  onOrder: (order: string) => void;
  /** The key of the selected row. */ chosen: string | null;
  onChoose: (key: string | null) => void;
  onOpen: (isOpen: boolean) => void;
}) {
  const t = useT();
  const experience = useAddress()('experience');
  // Before hydration links are tab stops. Afterwards the arrows move between them.
  const live = useHydrated();
  const [current, setCurrent] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const last = rows.length - 1;
  const isOpen = rows[0]?.isOpen ?? false;

  const focus = (index: number, cell: number | null) => {
    setCurrent(index);
    const line = grid.current?.querySelector<HTMLElement>(`[data-row="${index}"]`);
    (line && stopsOf(line).find((stop) => stop.cell === cell)?.element)?.focus();
  };
  const select = (index: number) => {
    const key = rows[index]?.key ?? null;
    onChoose(key === chosen ? null : key);
  };
  const activate = (index: number) => {
    const row = rows[index];
    if (row?.key === ROOT) return onOpen(!isOpen);
    expandCompany.store(row?.name ?? '');
    return navigate(experience);
  };
  // One listener for all rows, so that a row renders only when its content changes.
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    // A row's tooltip is a sibling of the row. A click on it counts as a click on the row.
    const line =
      target.closest<HTMLElement>('[data-row]') ??
      target.closest('[data-trigger]')?.querySelector<HTMLElement>(':scope > [data-row]');
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = Number(line.dataset['row']);
    const act = target.closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (act === 'select') select(index);
    else if (act === 'toggle') activate(index);
    else if (index > 0) {
      event.preventDefault();
      activate(index);
    }
  };
  return (
    <>
      <div className={styles['cardsOnly']}>
        <SortBy columns={columns} onOrder={onOrder} order={order} />
      </div>
      <div className={`${styles['scroller']} ${screenStyles['grid']}`} data-scroll="grid">
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is the rows' */}
        <div
          aria-colcount={columns.length + 1}
          aria-label={t('management-groups.title')}
          aria-rowcount={rows.length + 1}
          className={styles['grid']}
          onClick={click}
          onFocus={({ target }) => {
            const line = target.closest<HTMLElement>('[data-row]');
            if (line) setCurrent(Number(line.dataset['row']));
          }}
          onKeyDown={(event) => pressInTreeGrid(event, { last, focus, isOpen, onOpen, activate, select })}
          ref={grid}
          role="treegrid"
        >
          <GridHead columns={columns} onOrder={onOrder} order={orderOf(columns, order)} />
          <div role="rowgroup">
            {rows.map((row, index) => (
              <GridRow
                columns={columns}
                index={index}
                isCurrent={index === Math.min(current, last)}
                isSelected={row.key === chosen}
                // By its key: a click begun on a row stays on it while filters load.
                key={row.key}
                live={live}
                row={row}
                siblings={row.key === ROOT ? 1 : last}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

const GridRow = memo(function GridRow({
  columns,
  row,
  index,
  isCurrent,
  isSelected,
  live,
  siblings,
}: {
  columns: Columns;
  row: DirectoryRow;
  index: number;
  /** True if the row has the grid's tab stop. */ isCurrent: boolean;
  isSelected: boolean;
  live: boolean;
  siblings: number;
}) {
  const t = useT();
  const isRoot = row.key === ROOT;
  const line = (describedBy?: string) => (
    <div
      aria-describedby={describedBy}
      aria-expanded={row.isOpen}
      aria-label={row.name}
      aria-level={isRoot ? 1 : 2}
      aria-posinset={isRoot ? 1 : index}
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      aria-setsize={siblings}
      className={styles['row']}
      data-row={index}
      role="row"
      tabIndex={live && isCurrent ? 0 : -1}
    >
      <div className={styles['choice']} role="gridcell">
        <button
          aria-label={t('grid.pick', { name: row.name })}
          aria-pressed={isSelected}
          className={styles['pick']}
          data-act="select"
          tabIndex={-1}
          type="button"
        />
      </div>
      {columns.map(({ id, card, cell }) => (
        <div
          data-card={card}
          data-column={id}
          key={id}
          role="gridcell"
          tabIndex={card === 'title' ? undefined : -1}
        >
          {cell(row, live ? -1 : undefined)}
        </div>
      ))}
    </div>
  );
  if (isRoot) return line();
  return (
    <Tooltip inRow text={t('management-groups.details')} unlisted>
      {line}
    </Tooltip>
  );
});
