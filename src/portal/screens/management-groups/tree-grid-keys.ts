import type { KeyboardEvent } from 'react';

import { logicalKey } from '~/portal/components/logical-key';

export type TreeGridMoves = {
  /** The index of the last row. */ last: number;
  /** Focuses a row (`cell` is null), or a cell of it. */
  focus: (row: number, cell: number | null) => void;
  /** Whether the first row, the root of all others, is expanded. */ isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
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
  ...[...row.querySelectorAll<HTMLElement>(':scope > [role="gridcell"]')].flatMap((place, cell) => {
    if (place.offsetWidth <= 1) return [];
    const controls = [...place.querySelectorAll<HTMLElement>('a[href], button')].filter(
      (control) => !control.closest('[popover]'),
    );
    return (controls.length > 0 ? controls : [place]).map((element) => ({ cell, element }));
  }),
];

/**
 * The keyboard interaction of a treegrid with one root, as the ARIA practices describe: Up, Down, Home and End move
 * between rows, Right expands the root and then enters the cells of a row, Left leads back to the root and collapses
 * it, Enter activates, Space selects. A row has its index as `data-row`.
 */
export function pressInTreeGrid(
  event: KeyboardEvent<HTMLElement>,
  { last, focus, isOpen, onOpen, activate, select }: TreeGridMoves,
): void {
  const target = event.target as HTMLElement;
  const element = target.closest<HTMLElement>('[data-row]');
  if (!element || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const row = Number(element.dataset['row']);
  const stops = stopsOf(element);
  const at = stops.findIndex((stop) => stop.element === target);
  const cell = stops[at]?.cell;
  if (cell === undefined) return;
  const isRow = cell === null;
  const focusStop = (index: number) => stops.at(index)?.element.focus();
  const moves: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(Math.min(last, row + 1), cell),
    ArrowUp: () => focus(Math.max(0, row - 1), cell),
    Home: () => (isRow ? focus(0, null) : focusStop(1)),
    End: () => (isRow ? focus(last, null) : focusStop(-1)),
    ArrowRight: () => {
      if (isRow && row === 0 && !isOpen) onOpen(true);
      else focusStop(Math.min(at + 1, stops.length - 1));
    },
    ArrowLeft: () => {
      if (!isRow) focusStop(at - 1);
      else if (row > 0) focus(0, null);
      else onOpen(false);
    },
    // Controls handle these keys themselves.
    ...(!target.matches('a, button') && { Enter: () => activate(row), ' ': () => select(row) }),
  };
  const move = moves[logicalKey(event)];
  if (!move) return;
  event.preventDefault();
  move();
}
