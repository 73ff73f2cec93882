import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '~/portal/i18n/t';
import { logicalKey } from '~/portal/components/logical-key';
import { nextOrder, type Column, type Order } from './columns';
import type { ColumnWidths } from './data-grid';
import styles from './grid.module.css';
import handleStyles from './column-handle.module.css';
import { ROOT_FONT_SIZE } from '~/portal/first-second-settings';

const RESIZE_NOTE = 'grid-resize-note';

/** The header, one tab stop. A press sorts. The edge, or Shift with the left and right arrows, resizes. */
export function GridHead<Row>({
  columns,
  choice,
  order,
  widths,
  live,
  onOrder,
  onResize,
}: {
  columns: readonly Column<Row>[];
  /** The checkbox for all rows. */ choice:
    { label: string; isChosen: boolean; onChoose: () => void } | false;
  order: Order | null;
  widths: ColumnWidths;
  /** True after hydration: the arrows move between headers. */ live: boolean;
  /** Receives the order as a text. */ onOrder: (order: string) => void;
  onResize: (widths: ColumnWidths) => void;
}) {
  const t = useT();
  const [stop, setStop] = useState(columns[0]?.id);
  const isStop = (id: string) =>
    id === (columns.some((column) => column.id === stop) ? stop : columns[0]?.id);
  return (
    <div className={styles['head']} role="rowgroup">
      <span hidden id={RESIZE_NOTE}>
        {t('grid.resizeKeys')}
      </span>
      <div aria-rowindex={1} className={styles['row']} data-head-row="" role="row">
        <div className={styles['choice']} role="columnheader" tabIndex={-1}>
          {choice ? (
            <button
              aria-label={choice.label}
              aria-pressed={choice.isChosen}
              className={styles['pick']}
              onClick={choice.onChoose}
              tabIndex={live ? -1 : undefined}
              type="button"
            />
          ) : (
            <span className="visually-hidden">{t('grid.select')}</span>
          )}
        </div>
        {columns.map(({ id, title, limits, sort }) => {
          const sorted = order?.column === id && (order.descending ? 'descending' : 'ascending');
          const resizeByKey = (event: KeyboardEvent<HTMLElement>) => {
            const step = { ArrowLeft: -RESIZE_STEP, ArrowRight: RESIZE_STEP }[logicalKey(event)];
            if (!event.shiftKey || step === undefined || !limits) return;
            event.preventDefault();
            const width = (widths[id] ?? columnWidth(event.currentTarget)) + step;
            onResize({ ...widths, [id]: Math.min(limits.maxSize, Math.max(limits.minSize, width)) });
          };
          return (
            <div
              // Excludes the handle's label, which screen readers would read before every cell.
              aria-label={title}
              aria-sort={sort && (sorted || 'none')}
              className={styles['heading']}
              data-column={id}
              key={id}
              role="columnheader"
            >
              <button
                aria-describedby={RESIZE_NOTE}
                className={styles['sort']}
                data-print=""
                onClick={() => onOrder(nextOrder(order, id))}
                onFocus={() => setStop(id)}
                onKeyDown={resizeByKey}
                tabIndex={live && !isStop(id) ? -1 : undefined}
                type="button"
              >
                <span>
                  {title}
                  {sorted && <UpIcon />}
                </span>
              </button>
              {limits && (
                <ColumnHandle
                  label={t('grid.resize', { name: title })}
                  largest={limits.maxSize}
                  onReset={() => {
                    const { [id]: _, ...others } = widths;
                    onResize(others);
                  }}
                  onWidth={(width) => onResize({ ...widths, [id]: width })}
                  smallest={limits.minSize}
                  width={widths[id]}
                />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The sort control for rows as cards, in place of the headers. */
export function SortBy<Row>({
  columns,
  order,
  onOrder,
}: {
  columns: readonly Column<Row>[];
  order: string;
  onOrder: (order: string) => void;
}) {
  const t = useT();
  return (
    <label className={styles['sortBy']}>
      {t('grid.sortBy')}
      <select name="sort" onChange={(event) => onOrder(event.target.value)} value={order}>
        <option value="">{t('grid.defaultOrder')}</option>
        {columns
          .filter(({ sort }) => sort)
          .flatMap(({ id, title: name }) => [
            <option key={id} value={id}>
              {t('grid.ascending', { name })}
            </option>,
            <option key={`-${id}`} value={`-${id}`}>
              {t('grid.descending', { name })}
            </option>,
          ])}
      </select>
    </label>
  );
}

/** The step of an arrow key, px at a font size of 16. */
const RESIZE_STEP = 16;

/** The width of a column, of which `child` is the handle or another child of its header, px at a font size of 16. */
const columnWidth = (child: Element): number =>
  Math.round((child.parentElement?.getBoundingClientRect().width ?? 0) / fontScale());

/**
 * The resize handle of a column. It can be dragged or moved by the arrow keys. A double click or Home resets
 * it. It is not a tab stop, because keyboard users resize a column on its header.
 */
export function ColumnHandle({
  label,
  width,
  smallest,
  largest,
  onWidth,
  onReset,
}: {
  label: string;
  /** px at a font size of 16, like the two limits; undefined if the layout sets it. */
  width: number | undefined;
  smallest: number;
  largest: number;
  onWidth: (width: number) => void;
  onReset: () => void;
}) {
  const set = (wanted: number) => onWidth(Math.round(Math.min(largest, Math.max(smallest, wanted))));
  const [measured, setMeasured] = useState(smallest);
  const reset = ({ currentTarget: handle }: { currentTarget: HTMLElement }) => {
    onReset();
    requestAnimationFrame(() => setMeasured(columnWidth(handle)));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const handle = event.currentTarget;
    const column = handle.parentElement;
    if (event.button !== 0 || !column) return;
    event.preventDefault();
    handle.setPointerCapture(event.pointerId);
    const scale = fontScale();
    const [from, before] = [event.clientX, column.getBoundingClientRect().width];
    const outwards = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    const move = (moved: globalThis.PointerEvent) =>
      set((before + (moved.clientX - from) * outwards) / scale);
    const release = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', release);
      handle.removeEventListener('pointercancel', release);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', release);
    handle.addEventListener('pointercancel', release);
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = width ?? columnWidth(event.currentTarget);
    const wanted = { ArrowLeft: now - RESIZE_STEP, ArrowRight: now + RESIZE_STEP, End: largest }[
      logicalKey(event)
    ];
    if (event.key === 'Home') reset(event);
    else if (wanted !== undefined) set(wanted);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator that takes the focus is interactive (ARIA 1.2)
    <div
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemax={largest}
      aria-valuemin={smallest}
      aria-valuenow={width ?? measured}
      className={handleStyles['handle']}
      onDoubleClick={reset}
      onFocus={(event) => setMeasured(columnWidth(event.currentTarget))}
      onKeyDown={press}
      onPointerDown={drag}
      role="separator"
      tabIndex={-1}
    />
  );
}

/**
 * The browser's font size relative to the default: 2 for letters of 32 px. It is 1 during the build, where it
 * is unknown.
 */
export const fontScale = (): number =>
  import.meta.env.SSR
    ? 1
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / ROOT_FONT_SIZE;
