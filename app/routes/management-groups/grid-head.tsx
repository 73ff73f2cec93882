import DownIcon from '@fluentui/svg-icons/icons/arrow_down_16_regular.svg?react';
import UpIcon from '@fluentui/svg-icons/icons/arrow_up_16_regular.svg?react';
import type { ReactTable } from '@tanstack/react-table';

import { useT } from '~/i18n/t';
import { ColumnHandle } from '~/ui/column-handle';

import { COLUMNS, type features, type GridRow } from './grid-rows';
import styles from './groups-grid.module.css';

const NAMES = {
  name: 'management-groups.name',
  region: 'management-groups.region',
  type: 'management-groups.type',
  id: 'management-groups.id',
  total: 'management-groups.total',
} as const;

const SPOKEN = { asc: 'ascending', desc: 'descending' } as const;

/** The header: a press sorts, the edge resizes. */
export function GridHead({
  table,
  widths,
  onResize,
}: {
  table: ReactTable<typeof features, GridRow>;
  widths: Record<string, number>;
  onResize: (widths: Record<string, number>) => void;
}) {
  const t = useT();
  return (
    <div className={styles['head']} role="rowgroup">
      <div aria-rowindex={1} className={styles['row']} role="row">
        <div className={styles['choice']} role="columnheader">
          <span className="visually-hidden">{t('management-groups.select')}</span>
        </div>
        {COLUMNS.map(({ id, minSize, maxSize, size }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() ?? false;
          const Arrow = sorted === 'desc' ? DownIcon : UpIcon;
          const name = t(NAMES[id]);
          return (
            <div
              // Without the handle's own name, which a reader would say before every cell.
              aria-label={name}
              aria-sort={sorted ? SPOKEN[sorted] : 'none'}
              className={styles['heading']}
              data-column={id}
              key={id}
              role="columnheader"
            >
              <button className={styles['sort']} onClick={() => column?.toggleSorting()} type="button">
                {name}
                {sorted && <Arrow />}
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
                width={widths[id] ?? size}
              />
            </div>
          );
        })}
      </div>
    </div>
  );
}
