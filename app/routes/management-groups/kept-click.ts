import { useEffect, type RefObject } from 'react';

const isLive = (room: HTMLElement) => room.querySelector('[data-row][tabindex="0"]') !== null;

/** Resolves when the grid hears its visitor; rejects when its script does not come. */
async function grid(room: HTMLElement): Promise<void> {
  await import('./groups-grid');
  while (!isLive(room)) await new Promise(requestAnimationFrame);
}

/** A click that comes before the grid's script is kept, and done when it is there; without it a link stays a link. */
export function useKeptClick(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (!element) return undefined;
    const keep = (event: MouseEvent) => {
      const target = event.target as HTMLElement;
      if (isLive(element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const link = target.closest('a');
      grid(element).then(
        () => target.click(),
        () => link && location.assign(link.href),
      );
    };
    element.addEventListener('click', keep, { capture: true });
    return () => element.removeEventListener('click', keep, { capture: true });
  }, [room]);
}
