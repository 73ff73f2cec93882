import type { KeyboardEvent } from 'react';

/** One press of Page Up or Page Down. */
const PAGE = 10;

export type TreeGridMoves = {
  /** Number of rows that can be reached. */ rows: number;
  /** Moves the focus to a row, or to what can be pressed in one of its cells. */
  focus: (row: number, stop: number | null) => void;
  /** Opens or closes a row; false when it cannot be. */
  open: (row: number, open: boolean) => boolean;
  parentOf: (row: number) => number | null;
  activate: (row: number) => void;
  select: (row: number) => void;
};

/** What can be pressed in a row, in its order; entries of a menu that is not open are none. */
export const stopsOf = (row: Element): HTMLElement[] =>
  [...row.querySelectorAll<HTMLElement>('a[href], button')].filter((stop) => !stop.closest('[popover]'));

/**
 * The keys of a treegrid, as the ARIA practices describe: rows by Up, Down, Home and End, a row opens with
 * Right and closes with Left, Right again enters its cells, Enter activates, Space selects. A row carries
 * its number as `data-row`.
 */
export function pressInTreeGrid(event: KeyboardEvent<HTMLElement>, moves: TreeGridMoves): void {
  const target = event.target as HTMLElement;
  const element = target.closest<HTMLElement>('[data-row]');
  if (!element || event.altKey || event.metaKey) return;
  const row = Number(element.dataset['row']);
  const stop = target === element ? null : stopsOf(element).indexOf(target);
  if (stop === -1) return;
  if (move(event, element, row, stop, moves)) event.preventDefault();
}

function move(
  { key, ctrlKey }: KeyboardEvent,
  element: HTMLElement,
  row: number,
  stop: number | null,
  { rows, focus, open, parentOf, activate, select }: TreeGridMoves,
): boolean {
  const last = rows - 1;
  const inRow = stop !== null && !ctrlKey;
  const to = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    PageDown: row + PAGE,
    PageUp: row - PAGE,
    Home: inRow ? row : 0,
    End: inRow ? row : last,
  }[key];
  if (to !== undefined) {
    const ends: Record<string, number> = { Home: 0, End: stopsOf(element).length - 1 };
    focus(Math.min(last, Math.max(0, to)), inRow ? (ends[key] ?? stop) : null);
    return true;
  }
  switch (key) {
    case 'ArrowRight':
      if (stop === null && open(row, true)) return true;
      if ((stop ?? -1) + 1 < stopsOf(element).length) focus(row, (stop ?? -1) + 1);
      return true;
    case 'ArrowLeft': {
      if (stop !== null) {
        focus(row, stop === 0 ? null : stop - 1);
        return true;
      }
      const parent = parentOf(row);
      if (!open(row, false) && parent !== null) focus(parent, null);
      return true;
    }
    case 'Enter':
      if (stop !== null) return false;
      activate(row);
      return true;
    case ' ':
      if (stop !== null) return false;
      select(row);
      return true;
    default:
      return false;
  }
}
