import { useState, type ReactNode } from 'react';

import { Button } from '~/portal/components/button';
import { useT } from '~/portal/i18n/t';
import type { Column } from './columns';
import styles from './data-table.module.css';

/** Rows with a heading over all columns; null for a table without groups. */
export type RowGroup<Row> = { name: string | null; rows: readonly Row[] };

/** A table whose rows are all rendered. */
export function DataTable<Row>({
  columns,
  groups,
  keyOf,
  caption,
  className,
}: {
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  keyOf: (row: Row) => string;
  /** Its name for screen readers. */ caption: string;
  className?: string | undefined;
}): ReactNode {
  return (
    <table className={[styles['table'], className].join(' ')}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, scale }) => (
            <th data-column={id} key={id} scope="col">
              {title}
              {scale}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name}>
          {name !== null && (
            <tr className={styles['group']}>
              <th colSpan={columns.length} scope="rowgroup">
                <bdi>{name}</bdi>
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ id, card, cell }) => {
                const Cell = card === 'title' ? 'th' : 'td';
                return (
                  <Cell
                    data-card={card}
                    data-column={id}
                    key={id}
                    scope={card === 'title' ? 'row' : undefined}
                  >
                    {cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** More rows are shown when the visitor asks for them, so that a key in a filter is answered at once. */
const SHOWN_FIRST = 200;

/** The first rows of a long list, and the button that shows all. */
export function useFirstRows<Row>(rows: readonly Row[]): [shown: readonly Row[], button: ReactNode] {
  const t = useT();
  const [areAllShown, setAllShown] = useState(false);
  if (areAllShown || rows.length <= SHOWN_FIRST) return [rows, null];
  return [
    rows.slice(0, SHOWN_FIRST),
    <Button key="all" onClick={() => setAllShown(true)}>
      {t('experience.showAll', { count: rows.length })}
    </Button>,
  ];
}

/** The control that sorts the rows of a table. */
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
