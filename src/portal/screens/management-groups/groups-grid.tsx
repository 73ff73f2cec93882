import { lazy, memo, Suspense, useMemo, useRef, useState, type MouseEvent } from 'react';

import { expandCompany } from '~/portal/browser/requests';
import { useHydrated } from '~/portal/browser/hydrated';
import { importWithRetry } from '~/portal/browser/import-with-retry';
import type { Found, Subscription } from '~/portal/career/management-groups';
import { useAddress, useT } from '~/portal/i18n/t';
import { HEAD_ROW, pressInTreeGrid, stopsOf } from '~/portal/components/grid/tree-grid-keys';
import { isGroup, isNumber, jsonIn } from '~/portal/text/json-shape';
import { rem, EARLY_SETTINGS } from '~/portal/first-second-settings';
import { navigate } from '~/portal/browser/router';
import { storedValue, storeValue } from '~/portal/browser/storage';
import {
  COLUMN_IDS,
  COLUMNS,
  columnsOf,
  orderOf,
  rowsOf,
  ROOT,
  sortRows,
  statesYears,
  type GridRow,
} from './grid-rows';
import { GridHead } from './grid-head';
import { GridLine } from './grid-line';
import type { RowWindow, WindowedRowsProps } from './windowed-rows';

import styles from './groups-grid.module.css';

// Only long lists need it. Without it all rows are rendered.
const WindowedRows = lazy(() =>
  importWithRetry(() => import('./windowed-rows')).catch(() => ({ default: AllRows })),
);

/** Up to this number all rows are rendered; above it, only the visible ones. */
const ALL_AT_ONCE = 100;
const AllRows = ({ count, renderRow }: WindowedRowsProps) =>
  Array.from({ length: count }, (_, index) => renderRow(index));

/** A constant for rows without hits inside, so that they do not render again. */
const NOTHING: Found['within'] = [];

/** The stored widths for the handles and keys. The first-second script has already set them for the stylesheet. */
const recalledWidths = () => (import.meta.env.SSR ? {} : { ...storedColumnWidths(COLUMNS) });

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

/** The treegrid of the directory: expand, sort, resize, select and open by mouse, touch and keyboard. */
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
  // Before hydration links are tab stops. Afterwards the arrows move between them.
  const live = useHydrated();
  const [current, setCurrent] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);

  const root: GridRow = {
    key: ROOT,
    name: t('management-groups.root'),
    type: t('management-groups.typeGroup'),
    id: statesYears(years) ? t('management-groups.rootId', { years }) : '',
    region: '',
    subscriptions: subscriptions.length,
    since: null,
  };
  const sorting = useMemo(() => orderOf(order), [order]);
  const sorted = useMemo(
    () => sortRows(rowsOf(subscriptions, t('management-groups.typeSubscription')), sorting),
    [sorting, subscriptions, t],
  );
  const [columnSizing, setColumnSizing] = useState<Record<string, number>>(recalledWidths);
  const resize = (widths: Record<string, number>) => {
    setColumnSizing(widths);
    applyColumnWidths(COLUMN_IDS, widths);
  };

  const columns = useMemo(() => columnsOf(subscriptions, years), [subscriptions, years]);
  const within = useMemo(() => new Map(found.map((one) => [one.subscription.id, one.within])), [found]);
  const passing = useMemo(() => sorted.filter(({ key }) => within.has(key)), [sorted, within]);
  const rows = [root, ...(open ? passing : [])];
  const windowed = rows.length > ALL_AT_ONCE;
  const Rows = windowed ? WindowedRows : AllRows;
  const rowWindow = useRef<RowWindow>(null);

  const focus = (row: number, cell: number | null) => {
    if (row !== HEAD_ROW) setCurrent(row);
    const line = () =>
      scroller.current?.querySelector<HTMLElement>(
        row === HEAD_ROW ? '[data-head-row]' : `[data-row="${row}"]`,
      );
    const restore = () => {
      const place = line();
      const stops = place && cell !== null ? stopsOf(place) : [];
      (stops.find((stop) => stop.cell === cell)?.element ?? place)?.focus();
    };
    if (line()) return restore();
    // A row that is not rendered appears in the next frame.
    rowWindow.current?.scrollToRow(row);
    requestAnimationFrame(() => requestAnimationFrame(restore));
  };
  const activate = (index: number) => {
    const row = rows[index];
    if (!row) return;
    if (row.key === ROOT) return onOpen(!open);
    expandCompany.store(row.name);
    navigate(experience);
  };

  const select = (index: number) => {
    const id = rows[index]?.key ?? null;
    onChoose(id === chosen ? null : id);
  };
  // One listener for all rows, so that a row renders only when its content changes.
  const click = (event: MouseEvent) => {
    const target = event.target as Element;
    // A row's tooltip is a sibling of the row. A click on it counts as a click on the row.
    const line =
      target.closest<HTMLElement>('[data-row]') ??
      target.closest('[data-trigger]')?.querySelector<HTMLElement>(':scope > [data-row]');
    const act = target.closest<HTMLElement>('[data-act]')?.dataset['act'];
    if (!line || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const index = Number(line.dataset['row']);
    if (act === 'toggle') onOpen(!open);
    else if (act === 'select') select(index);
    else if (line.dataset['kind'] === 'subscription') {
      event.preventDefault();
      activate(index);
    }
  };

  const renderRow = (index: number) => {
    const row = rows[index];
    return (
      row && (
        <GridLine
          chosen={row.key === chosen}
          createDialog={createDialog}
          current={index === Math.min(current, rows.length - 1)}
          experience={experience}
          index={index}
          insideWords={insideWords}
          // By index: a filter changes the texts and reuses the rows.
          key={index}
          live={live}
          open={open}
          ownWords={ownWords}
          columns={columns}
          row={row}
          siblings={found.length}
          within={within.get(row.key) ?? NOTHING}
        />
      )
    );
  };

  return (
    <div
      className={styles['scroller']}
      data-scroll="grid"
      data-windowed={windowed || undefined}
      ref={scroller}
    >
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus is the rows' */}
      <div
        aria-colcount={columns.length + 1}
        aria-label={t('management-groups.title')}
        aria-rowcount={rows.length + 1}
        className={styles['grid']}
        data-without={
          COLUMN_IDS.filter((id) => !columns.some((column) => column.id === id)).join(' ') || undefined
        }
        onClick={click}
        onFocus={(event) => {
          const line = event.target.closest<HTMLElement>('[data-row]');
          if (line) setCurrent(Number(line.dataset['row']));
        }}
        onKeyDown={(event) =>
          pressInTreeGrid(event, {
            rows: rows.length,
            focus,
            open: (row, wanted) => {
              if (row !== 0 || open === wanted) return false;
              onOpen(wanted);
              return true;
            },
            parentOf: (row) => (row === 0 ? null : 0),
            activate,
            select,
          })
        }
        role="treegrid"
      >
        <GridHead
          columns={columns}
          live={live}
          onOrder={onOrder}
          onResize={resize}
          order={sorting}
          widths={live ? columnSizing : {}}
        />
        <div role="rowgroup">
          <Suspense fallback={null}>
            <Rows count={rows.length} ref={rowWindow} renderRow={renderRow} scroller={scroller} />
          </Suspense>
        </div>
      </div>
    </div>
  );
});

type ColumnWidths = Readonly<Record<string, number>>;

/** A column and the limits of its width, px at a font size of 16. */
type Column = { id: string; minSize: number; maxSize: number };

/** The stored column widths, px at a font size of 16. Values outside a column's limits are ignored. */
function storedColumnWidths(columns: readonly Column[]): ColumnWidths {
  const stored = jsonIn(storedValue(EARLY_SETTINGS.columnsKey) ?? '');
  if (!isGroup(stored)) return {};
  return Object.fromEntries(
    columns.flatMap(({ id, minSize, maxSize }) => {
      const width = stored[id];
      return isNumber(width) && width >= minSize && width <= maxSize ? [[id, width]] : [];
    }),
  );
}

/**
 * Sets the column widths as `--column-<id>` for the stylesheet. The first-second script sets them on the next load.
 */
function applyColumnWidths(ids: readonly string[], widths: ColumnWidths): void {
  const { style } = document.documentElement;
  for (const id of ids) {
    const width = widths[id];
    if (width === undefined) style.removeProperty(`--column-${id}`);
    else style.setProperty(`--column-${id}`, rem(width));
  }
  storeValue(EARLY_SETTINGS.columnsKey, JSON.stringify(widths));
}
