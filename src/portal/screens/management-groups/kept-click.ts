import { useEffect, type RefObject } from 'react';

import { importWithRetry } from '~/portal/browser/import-with-retry';

/** What React would answer by hydrating the grid at once, in vain while its script is not there, and never again. */
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

/** Resolves when the grid hears its visitor; rejects when its script does not come. */
async function grid(room: HTMLElement): Promise<void> {
  await importWithRetry(() => import('./groups-grid'));
  while (!isLive(room)) await new Promise(requestAnimationFrame);
}

/** A click that comes before the grid's script is kept, and done when it is there; without it a link stays a link. */
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
      // An icon (SVG) cannot be clicked by script: its control, or its cell, is.
      const pressed = target.closest<HTMLElement>('a, button, [role]');
      grid(element).then(
        () => pressed?.click(),
        () => link && location.assign(link.href),
      );
    };
    // On the window: before React, which listens on the document.
    for (const name of HEARD_TOO_EARLY) window.addEventListener(name, keep, { capture: true });
    return () => {
      for (const name of HEARD_TOO_EARLY) window.removeEventListener(name, keep, { capture: true });
    };
  }, [room]);
}
