import { useEffect, type RefObject } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';

/**
 * Events that would make React hydrate the grid at once. Without its script that fails and is not repeated.
 */
const HEARD_TOO_EARLY = [
  'pointerdown',
  'mousedown',
  'touchstart',
  'pointerup',
  'mouseup',
  'touchend',
  'keydown',
  'keyup',
  'focusin',
  'click',
] as const;

const isLive = (room: HTMLElement) => room.querySelector('[data-row][tabindex="0"]') !== null;

/** Resolves when the grid is hydrated; rejects if its script does not load. */
async function grid(room: HTMLElement): Promise<void> {
  await importWithRetry(() => import('./groups-grid'));
  while (!isLive(room)) await new Promise(requestAnimationFrame);
}

/**
 * Repeats a click that precedes the grid's script once it is loaded. If it does not load, a link still works.
 */
export function useKeptClick(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const keep = (event: Event) => {
      const target = event.target as Element;
      if (!element.contains(target) || isLive(element)) return;
      event.stopPropagation();
      if (event.type !== 'click') return;
      const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
      if (ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      const link = target.closest('a');
      // SVG elements have no `click` method, so the control or cell is clicked.
      const pressed = target.closest<HTMLElement>('a, button, [role]');
      grid(element).then(
        () => pressed?.click(),
        () => link && location.assign(link.href),
      );
    };
    // On the window, which precedes React's listeners on the document.
    for (const name of HEARD_TOO_EARLY) window.addEventListener(name, keep, { capture: true });
    return () => {
      for (const name of HEARD_TOO_EARLY) window.removeEventListener(name, keep, { capture: true });
    };
  }, [room]);
}
