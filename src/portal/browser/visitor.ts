const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/** Resolves at the visitor's first interaction with this document. */
export const visitorActs = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = () => {
      for (const sign of SIGNS) removeEventListener(sign, heard, true);
      resolve();
    };
    for (const sign of SIGNS) addEventListener(sign, heard, { capture: true, passive: true });
  });
