import type { KeyboardEvent } from 'react';

import { logicalKey } from '~/portal/components/logical-key';

/** The step of Page Up and Page Down in rows. */
const PAGE = 10;

/** The index of the header row (`data-head-row`). */
export const HEAD_ROW = -1;
/** The column of names, which receives the focus when it moves from a row to the header. */
const NAME_CELL = 1;

export type TreeGridMoves = {
  /** Number of focusable rows without the header. */ rows: number;
  focus: (row: number, cell: number | null) => void;
  /** Expands or collapses a row; false if it cannot be. */
  open: (row: number, open: boolean) => boolean;
  parentOf: (row: number) => number | null;
  activate: (row: number) => void;
  select: (row: number) => void;
};

type Stop = { cell: number; element: HTMLElement };

/**
 * The focusable elements of a row in order: the controls of each cell, or the cell itself without controls.
 * Entries of a closed menu and visually hidden cells are excluded.
 */
export const stopsOf = (row: Element): Stop[] =>
  [...row.querySelectorAll<HTMLElement>(':scope > :is([role="gridcell"], [role="columnheader"])')].flatMap(
    (place, cell) => {
      if (place.offsetWidth <= 1) return [];
      const controls = [...place.querySelectorAll<HTMLElement>('a[href], button')].filter(
        (control) => !control.closest('[popover]'),
      );
      return (controls.length > 0 ? controls : [place]).map((element) => ({ cell, element }));
    },
  );

/**
 * The keyboard interaction of a treegrid, as the ARIA practices describe: Up, Down, Home and End move between
 * rows, Right expands a row and then enters its cells, Left collapses it, Enter activates, Space selects. Up
 * from the first row moves to the header. A row has its index as `data-row`, the header row has
 * `data-head-row`.
 */
export function pressInTreeGrid(event: KeyboardEvent<HTMLElement>, moves: TreeGridMoves): void {
  const target = event.target as HTMLElement;
  const element = target.closest<HTMLElement>('[data-row], [data-head-row]');
  if (!element || event.altKey || event.metaKey || event.shiftKey) return;
  const row = Number(element.dataset['row'] ?? HEAD_ROW);
  const stops = stopsOf(element);
  const at = target === element ? null : stops.findIndex((stop) => stop.element === target);
  if (at === -1) return;
  if (move(event, row, at, stops, moves)) event.preventDefault();
}

function move(
  event: KeyboardEvent,
  row: number,
  at: number | null,
  stops: readonly Stop[],
  { rows, focus, open, parentOf, activate, select }: TreeGridMoves,
): boolean {
  const key = logicalKey(event);
  const { ctrlKey } = event;
  const last = rows - 1;
  const cell = at === null ? null : (stops[at]?.cell ?? null);
  // Controls handle Enter and Space themselves.
  const onControl = at !== null && stops[at]?.element.matches('a, button');
  const along = at !== null && !ctrlKey && { Home: 0, End: stops.length - 1, ArrowRight: at + 1 }[key];
  if (typeof along === 'number') {
    stops[along]?.element.focus();
    return true;
  }
  const to = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: Math.max(Math.min(row, 0), row - PAGE),
    Home: 0,
    End: last,
  }[key];
  if (to !== undefined) {
    const next = Math.min(last, Math.max(HEAD_ROW, to));
    focus(next, next === HEAD_ROW ? (cell ?? NAME_CELL) : ctrlKey ? null : cell);
    return true;
  }
  switch (key) {
    case 'ArrowRight':
      if (!open(row, true)) stops[0]?.element.focus();
      return true;
    case 'ArrowLeft': {
      if (at !== null) {
        if (at > 0) stops[at - 1]?.element.focus();
        else if (row !== HEAD_ROW) focus(row, null);
        return true;
      }
      const parent = parentOf(row);
      if (!open(row, false) && parent !== null) focus(parent, null);
      return true;
    }
    case 'Enter':
    case ' ':
      if (onControl || row === HEAD_ROW) return false;
      if (key === 'Enter') activate(row);
      else select(row);
      return true;
    default:
      return false;
  }
}
