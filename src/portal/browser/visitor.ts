import { leftAs } from './view-state';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

let acted: Promise<void> | null = null;

/**
 * Resolves at the visitor's first act on this document: what is not needed to read a page may wait for it.
 * On the server it never does.
 */
export function visitorActs(): Promise<void> {
  acted ??= new Promise((resolve) => {
    const heard = () => {
      for (const sign of SIGNS) removeEventListener(sign, heard, true);
      resolve();
    };
    if (typeof document === 'undefined') return;
    // Who comes back has acted before.
    if (leftAs((history.state as { key: string } | null)?.key ?? '')) return heard();
    for (const sign of SIGNS) addEventListener(sign, heard, { capture: true, passive: true });
  });
  return acted;
}
