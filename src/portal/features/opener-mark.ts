import { useEffect } from 'react';

/**
 * Marks the control of an open pane (`[data-opened]` in base.css): the one that was pressed, or the link in
 * the page with the same address.
 */
export function useOpenerMark(find: () => HTMLElement | null | undefined, shown: string | null): void {
  useEffect(() => {
    const opener = shown === null ? null : find();
    opener?.setAttribute('data-opened', '');
    return () => opener?.removeAttribute('data-opened');
    // oxlint-disable-next-line react-hooks/exhaustive-deps, react/exhaustive-effect-dependencies -- looked for when another pane is shown
  }, [shown]);
}
