import { isGroup, isNumber, jsonIn } from '~/portal/lib/json-shape';
import { rem } from '~/portal/lib/rem';
import { EARLY_SETTINGS } from '~/portal/first-second-settings';

import { storedValue, storeValue } from './storage';

export type ColumnWidths = Readonly<Record<string, number>>;

/** A column and the limits of its width, px at a font size of 16. */
type Column = { id: string; minSize: number; maxSize: number };

/** The stored column widths, px at a font size of 16. Values outside a column's limits are ignored. */
export function storedColumnWidths(columns: readonly Column[]): ColumnWidths {
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
export function applyColumnWidths(ids: readonly string[], widths: ColumnWidths): void {
  const { style } = document.documentElement;
  for (const id of ids) {
    const width = widths[id];
    if (width === undefined) style.removeProperty(`--column-${id}`);
    else style.setProperty(`--column-${id}`, rem(width));
  }
  storeValue(EARLY_SETTINGS.columnsKey, JSON.stringify(widths));
}
