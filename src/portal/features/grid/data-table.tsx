import type { ReactNode } from 'react';

import type { Column } from './columns';
import styles from './data-table.module.css';

/** Rows with a heading over all columns; null for a table without groups. */
export type RowGroup<Row> = { name: string | null; rows: readonly Row[] };

/** A table whose rows are all rendered.  */
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
