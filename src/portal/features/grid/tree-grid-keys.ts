import type { KeyboardEvent } from 'react';

import { logicalKey } from '~/portal/components/logical-key';

/** The step of Page Up and Page Down in rows. */
const PAGE = 10;
/** The index of the header row (`data-head-row`). */
export const HEAD_ROW = -1;
/** The column of names, which receives the focus when it moves from a row to the header. */
const NAME_CELL = 1;

export type TreeGridMoves = {
  /** The index of the last row. */ last: number;
  /** Focuses a row (`cell` is null), or a cell of it. */
  focus: (row: number, cell: number | null) => void;
  /** Expands or collapses a row; false if it cannot be. */ open: (row: number, isOpen: boolean) => boolean;
  parentOf: (row: number) => number | null;
  activate: (row: number) => void;
  select: (row: number) => void;
};

type Stop = { cell: number | null; element: HTMLElement };

/**
 * The focusable elements of a row in order: the row itself, then the controls of each cell, or the cell itself
 * without controls. Entries of a closed menu and visually hidden cells are excluded.
 */
export const stopsOf = (row: HTMLElement): readonly Stop[] => [
  { cell: null, element: row },
  ...[...row.querySelectorAll<HTMLElement>(':scope > :is([role="gridcell"], [role="columnheader"])')].flatMap(
    (place, cell) => {
      if (place.offsetWidth <= 1) return [];
      const controls = [...place.querySelectorAll<HTMLElement>('a[href], button')].filter(
        (control) => !control.closest('[popover]'),
      );
      return (controls.length > 0 ? controls : [place]).map((element) => ({ cell, element }));
    },
  ),
];

/**
 * The keyboard interaction of a treegrid, as the ARIA practices describe: Up, Down, Home and End move between rows,
 * Right expands a row and then enters its cells, Left collapses it or leads to its parent, Enter activates, Space
 * selects. Up from the first row moves to the header. A row has its index as `data-row`, the header `data-head-row`.
 */
export function pressInTreeGrid(
  event: KeyboardEvent<HTMLElement>,
  { last, focus, open, parentOf, activate, select }: TreeGridMoves,
): void {
  const target = event.target as HTMLElement;
  const element = target.closest<HTMLElement>('[data-row], [data-head-row]');
  if (!element || event.altKey || event.metaKey || event.shiftKey) return;
  const row = Number(element.dataset['row'] ?? HEAD_ROW);
  const stops = stopsOf(element);
  const at = stops.findIndex((stop) => stop.element === target);
  const cell = stops[at]?.cell;
  if (cell === undefined) return;
  const isRow = cell === null;
  const focusStop = (index: number) => stops.at(index)?.element.focus();
  const to = (wanted: number) => {
    const next = Math.min(last, Math.max(HEAD_ROW, wanted));
    focus(next, next === HEAD_ROW ? (cell ?? NAME_CELL) : cell);
  };
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => to(row + 1),
    ArrowUp: () => to(row - 1),
    PageDown: () => to(row + PAGE),
    PageUp: () => to(Math.max(Math.min(row, 0), row - PAGE)),
    Home: () => (isRow || event.ctrlKey ? focus(0, null) : focusStop(1)),
    End: () => (isRow || event.ctrlKey ? focus(last, null) : focusStop(-1)),
    ArrowRight: () => {
      if (!isRow || !open(row, true)) focusStop(Math.min(at + 1, stops.length - 1));
    },
    ArrowLeft: () => {
      if (!isRow) return focusStop(at - 1);
      const parent = parentOf(row);
      if (!open(row, false) && parent !== null) focus(parent, null);
    },
    // Controls handle these keys themselves.
    ...(row !== HEAD_ROW &&
      !target.matches('a, button') && { Enter: () => activate(row), ' ': () => select(row) }),
  };
  const move = moves[logicalKey(event)];
  if (!move) return;
  event.preventDefault();
  move();
}
