import { leftAs } from './view-state';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let acted: Promise<void> | null = null;

/**
 * Resolves at the visitor's first interaction with this document. Code that is not needed for reading waits
 * for it. On the server it never resolves.
 */
export function visitorActs(): Promise<void> {
  acted ??= new Promise((resolve) => {
    const heard = () => {
      for (const sign of SIGNS) removeEventListener(sign, heard, true);
      resolve();
    };
    if (typeof document === 'undefined') return;
    // A visitor who returns to a history entry has already interacted.
    if (leftAs((history.state as { key: string } | null)?.key ?? '')) return heard();
    for (const sign of SIGNS) addEventListener(sign, heard, { capture: true, passive: true });
  });
  return acted;
}
