/** Runs a function when the page is loaded and idle. */
export function whenIdle(act: () => void): void {
  // Safari lacks `requestIdleCallback`.
  const wait = () => (window.requestIdleCallback ?? setTimeout)(() => act());
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Resolves at the visitor's first interaction with this document. */
export const visitorActs = (): Promise<void> =>
  new Promise((resolve) => {
    const onSign = () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  });
