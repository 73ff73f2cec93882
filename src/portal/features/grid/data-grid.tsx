import { lazy, memo, Suspense, useMemo, useRef, useState, type MouseEvent } from 'react';

import ChevronIcon from '@fluentui/svg-icons/icons/chevron_right_16_regular.svg?react';
import { useHydrated } from '~/portal/browser/hydrated';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import { useT } from '~/portal/i18n/t';
import { Tooltip } from '~/portal/components/overlays/tooltip';

import { orderOf, type Column } from './columns';
import { GridHead } from './grid-head';
import styles from './grid.module.css';
import { HEAD_ROW, pressInTreeGrid, stopsOf } from './tree-grid-keys';
import type { RowWindow, WindowedRowsProps } from './windowed-rows';

/** Up to this number all rows are rendered; above it, the first ones until hydration, then the visible ones. */
const ALL_AT_ONCE = 200;

const AllRows = ({ count, renderRow }: Pick<WindowedRowsProps, 'count' | 'renderRow'>) =>
  Array.from({ length: count }, (_, index) => renderRow(index));

// Only long lists need it. Without it all rows are rendered.
const WindowedRows = lazy(() =>
  importWithRetry(() => import('./windowed-rows')).then(
    (module) => ({ default: module.WindowedRows }),
    () => ({ default: AllRows }),
  ),
);

/** The common part of a grid's rows. */
export type GridRow = {
  key: string;
  /** Its accessible name. */ name: string;
  /** In a tree: the number of rows below it. They follow it if it is open. */ children?: number;
  isOpen?: boolean;
  /** A row of one cell, which names its children. It cannot be selected. */ isGroup?: boolean;
};

/** A grid of rows, or a tree of two levels: sort, resize, select, expand and open by mouse, touch and keyboard. */
export function DataGrid<Row extends GridRow>({
  columns,
  rows,
  label,
  className = '',
  order,
  onOrder,
  selected,
  onSelect,
  selectAll,
  onActivate,
  onOpen,
  hint,
}: {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  label: string;
  /** The style of the screen, with the widths of its columns. */ className?: string | undefined;
  /** The sort order as a text. */ order: string;
  onOrder: (order: string) => void;
  /** The keys of the selected rows. */ selected: ReadonlySet<string>;
  onSelect: (keys: ReadonlySet<string>) => void;
  /** The label of the checkbox for all rows. Without it, one row can be selected. */ selectAll?: string;
  onActivate: (row: Row) => void;
  /** For a tree. */ onOpen?: ((row: Row, isOpen: boolean) => void) | undefined;
  /** The tooltip of a row. A click anywhere on such a row activates it. */
  hint?: (row: Row) => string | undefined;
}) {
  // Before hydration links are tab stops. Afterwards the arrows move between them.
  const live = useHydrated();
  const [current, setCurrent] = useState(0);
  const [anchor, setAnchor] = useState('');
  const scroller = useRef<HTMLDivElement>(null);
  const rowWindow = useRef<RowWindow>(null);
  const places = useMemo(() => (onOpen ? placesOf(rows) : []), [onOpen, rows]);
  const isWindowed = rows.length > ALL_AT_ONCE;
  const stop = Math.min(current, rows.length - 1);

  const focus = (row: number, cell: number | null) => {
    if (row !== HEAD_ROW) setCurrent(row);
    const lineOf = () =>
      scroller.current?.querySelector<HTMLElement>(
        row === HEAD_ROW ? '[data-head-row]' : `[data-row="${row}"]`,
      );
    const restore = () => {
      const line = lineOf();
      // The heading of a group has fewer cells.
      if (line) (stopsOf(line).find((one) => one.cell === cell)?.element ?? line).focus();
    };
    if (lineOf()) return restore();
    // A row that is not rendered appears in the next frame.
    rowWindow.current?.scrollToRow(row);
    requestAnimationFrame(() => requestAnimationFrame(restore));
  };
  const select = (index: number, isRange = false) => {
    const row = rows[index];
    if (!row || row.isGroup) return;
    setAnchor(row.key);
    if (selectAll === undefined) return onSelect(new Set(selected.has(row.key) ? [] : [row.key]));
    // By its key, because sorting moves rows.
    const from = isRange ? rows.findIndex(({ key }) => key === anchor) : -1;
    const [first = index, last = index] = [from === -1 ? index : from, index].toSorted((a, b) => a - b);
    const range = rows.slice(first, last + 1).flatMap(({ key, isGroup }) => (isGroup ? [] : [key]));
    const others = [...selected].filter((key) => !range.includes(key));
    onSelect(new Set(selected.has(row.key) ? others : [...others, ...range]));
  };
  // One listener for all rows, so that a row renders only when its content changes.
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    // A row's tooltip is a sibling of the row. A click on it counts as a click on the row.
    const line =
      target.closest<HTMLElement>('[data-row]') ??
      target.closest('[data-trigger]')?.querySelector<HTMLElement>(':scope > [data-row]');
    const act = target.closest<HTMLElement>('[data-act]')?.dataset['act'];
    const index = Number(line?.dataset['row']);
    const row = rows[index];
    if (!row || event.ctrlKey || event.metaKey) return;
    if (act === 'select') return select(index, event.shiftKey);
    if (event.shiftKey) return;
    if (act === 'toggle') onOpen?.(row, !row.isOpen);
    else if (hint?.(row)) {
      event.preventDefault();
      onActivate(row);
    }
  };
  const renderRow = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <GridLine
          columns={columns as readonly Column<GridRow>[]}
          hint={hint?.(row)}
          index={index}
          isCurrent={index === stop}
          isSelected={selected.has(row.key)}
          // By its key: a click begun on a row stays on it while filters load.
          key={row.key}
          live={live}
          row={row}
          {...places[index]}
        />
      )
    );
  };
  const choosable = selectAll === undefined ? [] : rows.filter(({ isGroup }) => !isGroup);
  const areAllSelected = choosable.length > 0 && choosable.every(({ key }) => selected.has(key));
  const first = <AllRows count={Math.min(rows.length, ALL_AT_ONCE)} renderRow={renderRow} />;
  return (
    <div
      className={`${styles['scroller']} ${className}`}
      data-scroll="grid"
      data-windowed={isWindowed || undefined}
      ref={scroller}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/no-static-element-interactions -- the focus is the rows', and its role depends on them */}
      <div
        aria-colcount={columns.length + 1}
        aria-label={label}
        aria-multiselectable={selectAll !== undefined || undefined}
        aria-rowcount={rows.length + 1}
        className={styles['grid']}
        onClick={click}
        onFocus={({ target }) => {
          const line = target.closest<HTMLElement>('[data-row]');
          if (line) setCurrent(Number(line.dataset['row']));
        }}
        onKeyDown={(event) =>
          pressInTreeGrid(event, {
            last: rows.length - 1,
            focus,
            open: (index, isOpen) => {
              const row = rows[index];
              if (row?.children === undefined || row.isOpen === isOpen) return false;
              onOpen?.(row, isOpen);
              return true;
            },
            parentOf: (index) => places[index]?.parent ?? null,
            activate: (index) => rows[index] && onActivate(rows[index]),
            select,
          })
        }
        role={onOpen ? 'treegrid' : 'grid'}
      >
        <GridHead
          choice={
            selectAll !== undefined && {
              label: selectAll,
              isChosen: areAllSelected,
              onChoose: () => onSelect(new Set(areAllSelected ? [] : choosable.map(({ key }) => key))),
            }
          }
          columns={columns}
          live={live}
          onOrder={onOrder}
          order={orderOf(columns, order)}
        />
        <div role="rowgroup">
          {isWindowed && live ? (
            <Suspense fallback={first}>
              <WindowedRows
                count={rows.length}
                current={stop}
                ref={rowWindow}
                renderRow={renderRow}
                scroller={scroller}
              />
            </Suspense>
          ) : (
            first
          )}
        </div>
      </div>
    </div>
  );
}

/** The place of a row in a tree. */
type Place = { level: number; position: number; siblings: number; parent: number | null };

function placesOf(rows: readonly GridRow[]): readonly Place[] {
  const siblings = rows.filter(({ children }) => children !== undefined).length;
  let [parent, position] = [0, 0];
  return rows.map(({ children }, index) => {
    if (children === undefined)
      return { level: 2, position: index - parent, siblings: rows[parent]?.children ?? 0, parent };
    parent = index;
    position += 1;
    return { level: 1, position, siblings, parent: null };
  });
}

const GridLine = memo(function GridLine({
  columns,
  row,
  index,
  isCurrent,
  isSelected,
  live,
  hint,
  level,
  position,
  siblings,
}: Partial<Omit<Place, 'parent'>> & {
  columns: readonly Column<GridRow>[];
  row: GridRow;
  index: number;
  /** True if the row has the grid's tab stop. */ isCurrent: boolean;
  isSelected: boolean;
  live: boolean;
  hint: string | undefined;
}) {
  const t = useT();
  const line = (describedBy?: string) => (
    <div
      aria-describedby={describedBy}
      aria-expanded={row.isOpen}
      aria-label={live ? row.name : undefined}
      aria-level={level}
      aria-posinset={position}
      aria-rowindex={live ? index + 2 : undefined}
      aria-selected={row.isGroup || !live ? undefined : isSelected}
      aria-setsize={siblings}
      className={styles['row']}
      data-group={row.isGroup || undefined}
      data-hint={hint && ''}
      data-row={live ? index : ''}
      role="row"
      tabIndex={live && isCurrent ? 0 : -1}
    >
      {!row.isGroup && (
        <div className={styles['choice']} role="gridcell">
          {live && (
            <button
              aria-label={t('grid.pick', { name: row.name })}
              aria-pressed={isSelected}
              className={styles['pick']}
              data-act="select"
              tabIndex={-1}
              type="button"
            />
          )}
        </div>
      )}
      {(row.isGroup ? columns.slice(0, 1) : columns).map(({ id, card, cell }, at, { length }) => (
        <div
          aria-colspan={row.isGroup ? columns.length + 1 : undefined}
          data-card={card}
          data-column={id}
          data-last={at === length - 1 || undefined}
          key={id}
          role="gridcell"
          tabIndex={card === 'title' ? undefined : -1}
        >
          {cell(row, live ? -1 : undefined)}
        </div>
      ))}
    </div>
  );
  if (hint === undefined) return line();
  return (
    <Tooltip inRow text={hint} unlisted>
      {line}
    </Tooltip>
  );
});

/** The button that expands and collapses the children of a row. */
export function Chevron({ row, tabIndex }: { row: GridRow; tabIndex: -1 | undefined }) {
  const t = useT();
  return (
    <button
      aria-label={t(row.isOpen ? 'grid.collapse' : 'grid.expand', { name: row.name })}
      className={styles['chevron']}
      data-act="toggle"
      data-open={row.isOpen || undefined}
      tabIndex={tabIndex}
      type="button"
    >
      <ChevronIcon />
    </button>
  );
}
