import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useT } from '~/portal/i18n/t';
import { logicalKey } from '~/portal/components/logical-key';
import { nextOrder, type Column, type Order } from './columns';
import styles from './grid.module.css';
import handleStyles from './column-handle.module.css';
import { storedValue, storeValue } from '~/portal/browser/storage';
import { COLUMNS_KEY, rem, ROOT_FONT_SIZE } from '~/portal/first-second-settings';
import { isObject, jsonIn } from '~/portal/text/json-shape';

const RESIZE_NOTE = 'grid-resize-note';

type Choice = { label: string; isChosen: boolean; onChoose: () => void };

/**
 * The header, one tab stop. A press sorts. The edge, or Shift with the left and right arrows, resizes;
 * a double click on the edge, or Shift with Home, resets the width.
 */
export function GridHead<Row>({
  columns,
  choice,
  order,
  live,
  onOrder,
}: {
  columns: readonly Column<Row>[];
  /** The checkbox for all rows. */ choice: Choice | false;
  order: Order | null;
  /** True after hydration: the arrows move between headers. */ live: boolean;
  /** Receives the order as a text. */ onOrder: (order: string) => void;
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
        {columns.map((column) => {
          const { id, title, limits, sort } = column;
          const sorted = order?.column === id && (order.descending ? 'descending' : 'ascending');
          const resizeByKey = (event: KeyboardEvent<HTMLElement>) => {
            const step = { ArrowLeft: -RESIZE_STEP, ArrowRight: RESIZE_STEP, Home: 0 }[logicalKey(event)];
            if (!event.shiftKey || step === undefined || !limits) return;
            event.preventDefault();
            const width = widthOf(event.currentTarget.parentElement);
            setColumnWidth(column, step === 0 ? null : width + step);
          };
          return (
            <div
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
              {limits && <ColumnHandle column={column} />}
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

const widthOf = (column: Element | null): number =>
  (column?.getBoundingClientRect().width ?? 0) / fontScale();

/**
 * Sets and stores the width of a column, px at a font size of 16, as `--column-<id>` for the stylesheet; null for the
 * width of the stylesheet. The first-second script sets it on the next load.
 */
function setColumnWidth<Row>({ id, limits }: Column<Row>, wanted: number | null): void {
  const { style } = document.documentElement;
  const stored = jsonIn(storedValue(COLUMNS_KEY) ?? '');
  const { [id]: _, ...others } = isObject(stored) ? stored : {};
  const width = wanted && limits && Math.round(Math.min(limits.maxSize, Math.max(limits.minSize, wanted)));
  if (width) style.setProperty(`--column-${id}`, rem(width));
  else style.removeProperty(`--column-${id}`);
  storeValue(COLUMNS_KEY, JSON.stringify(width ? { ...others, [id]: width } : others));
}

/** The edge of a column to drag. A double click resets the width. By keys, a column is resized on its header. */
function ColumnHandle<Row>({ column }: { column: Column<Row> }) {
  const start = useRef({ x: 0, width: 0 });
  const drag = ({ currentTarget: handle, pointerId, clientX }: PointerEvent) => {
    if (!handle.hasPointerCapture(pointerId)) return;
    const { x, width } = start.current;
    const outwards = getComputedStyle(handle).direction === 'rtl' ? -1 : 1;
    setColumnWidth(column, width + ((clientX - x) * outwards) / fontScale());
  };
  return (
    <div
      aria-hidden="true"
      className={handleStyles['handle']}
      onDoubleClick={() => setColumnWidth(column, null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: widthOf(event.currentTarget.parentElement) };
      }}
      onPointerMove={drag}
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
