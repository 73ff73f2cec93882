import { downloadText } from '~/portal/browser/download';
import { notify } from '~/portal/browser/notifications';
import { csvOf } from '~/portal/text/csv';

import { exportOf, type Column } from './columns';

/** Downloads the rows of a table, and notifies the visitor. */
export function saveCsv<Row>(
  name: string,
  columns: readonly Pick<Column<Row>, 'fields'>[],
  rows: readonly Row[],
): void {
  const { header, rows: lines } = exportOf(columns, rows);
  downloadText(name, 'text/csv;charset=utf-8', csvOf(header, lines));
  notify('exported', name);
}
