import DownIcon from '@fluentui/svg-icons/icons/arrow_down_16_regular.svg?react';
import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import { useState, type KeyboardEvent } from 'react';

import { useT } from '~/portal/i18n/t';
import { ColumnHandle, columnWidth, RESIZE_STEP } from '~/portal/components/grid/column-handle';
import { logicalKey } from '~/portal/components/logical-key';

import { COLUMNS, nextOrder, type Column, type Order } from './grid-rows';
import styles from './groups-grid.module.css';

const RESIZE_NOTE = 'grid-resize-note';

/** The header, one tab stop. A press sorts. The edge, or Shift with the left and right arrows, resizes. */
export function GridHead({
  columns,
  order,
  widths,
  live,
  onOrder,
  onResize,
}: {
  columns: readonly Column[];
  order: Order | null;
  widths: Record<string, number>;
  /** True after hydration: the arrows move between headers. */ live: boolean;
  /** Receives the order as a text. */ onOrder: (order: string) => void;
  onResize: (widths: Record<string, number>) => void;
}) {
  const t = useT();
  const [stop, setStop] = useState<string>(COLUMNS[0].id);
  const resizeByKey = (event: KeyboardEvent<HTMLElement>, { id, minSize, maxSize }: Column) => {
    const step = { ArrowLeft: -RESIZE_STEP, ArrowRight: RESIZE_STEP }[logicalKey(event)];
    if (!event.shiftKey || step === undefined) return;
    event.preventDefault();
    const width = (widths[id] ?? columnWidth(event.currentTarget)) + step;
    onResize({ ...widths, [id]: Math.min(maxSize, Math.max(minSize, width)) });
  };
  return (
    <div className={styles['head']} role="rowgroup">
      <span hidden id={RESIZE_NOTE}>
        {t('management-groups.resizeKeys')}
      </span>
      <div aria-rowindex={1} className={styles['row']} data-head-row="" role="row">
        <div className={styles['choice']} role="columnheader" tabIndex={-1}>
          <span className="visually-hidden">{t('management-groups.select')}</span>
        </div>
        {columns.map((shape) => {
          const { id, minSize, maxSize } = shape;
          const sorted = order?.column === id && (order.descending ? 'descending' : 'ascending');
          const Arrow = sorted === 'descending' ? DownIcon : UpIcon;
          const name = t(`management-groups.${id}`);
          return (
            <div
              // Excludes the handle's label, which screen readers would read before every cell.
              aria-label={name}
              aria-sort={sorted || 'none'}
              className={styles['heading']}
              data-column={id}
              key={id}
              role="columnheader"
            >
              <button
                aria-describedby={RESIZE_NOTE}
                className={styles['sort']}
                onClick={() => onOrder(nextOrder(order, id))}
                onFocus={() => setStop(id)}
                onKeyDown={(event) => resizeByKey(event, shape)}
                tabIndex={live && stop !== id ? -1 : undefined}
                type="button"
              >
                <span>
                  {name}
                  {sorted && <Arrow />}
                </span>
              </button>
              <ColumnHandle
                label={t('management-groups.resize', { name })}
                largest={maxSize}
                onReset={() => {
                  const { [id]: _, ...others } = widths;
                  onResize(others);
                }}
                onWidth={(width) => onResize({ ...widths, [id]: width })}
                smallest={minSize}
                width={widths[id]}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
