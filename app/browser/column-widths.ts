import { EARLY_SETTINGS } from '~/theme/early-script';

import { recall, remember } from './storage';

export type ColumnWidths = Readonly<Record<string, number>>;

/** The widths that the visitor gave to columns before, px. Only numbers in the range are believed. */
export function recallColumnWidths(ids: readonly string[], smallest: number, largest: number): ColumnWidths {
  try {
    const kept = JSON.parse(recall(EARLY_SETTINGS.columnsKey) ?? '{}') as Record<string, unknown>;
    const known = ids.map((id) => [id, kept[id]] as const);
    return Object.fromEntries(
      known.filter((pair): pair is readonly [string, number] => {
        const [, width] = pair;
        return typeof width === 'number' && width >= smallest && width <= largest;
      }),
    );
  } catch {
    return {};
  }
}

/** Lays the columns out: the stylesheet reads `--column-<id>`, which the early script sets on the next load. */
export function applyColumnWidths(ids: readonly string[], widths: ColumnWidths): void {
  const { style } = document.documentElement;
  for (const id of ids) {
    const width = widths[id];
    if (width === undefined) style.removeProperty(`--column-${id}`);
    else style.setProperty(`--column-${id}`, `${width}px`);
  }
  remember(EARLY_SETTINGS.columnsKey, JSON.stringify(widths));
}
