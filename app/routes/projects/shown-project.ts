import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useHydrated } from '~/browser/hydrated';

/** What View Details puts into the history, as other panes do, so that closing can go back to the list. */
type Trail = { fromPage?: boolean };

/** The project that the address names (`?project=slug`), and the ways to show and to close one. */
export function useShownProject() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = hydrated ? new URLSearchParams(search).get('project') : null;
  const last = useRef<string | null>(null);
  useEffect(() => {
    // Opened by its address, a pane has no opener: the focus goes to the button that would have opened it.
    const nowhere = document.activeElement?.matches('body, dialog:not([open]) *') ?? true;
    if (shown === null && last.current !== null && nowhere) {
      document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = shown;
  }, [shown]);
  return {
    shown,
    show: (id: string) => {
      const trail: Trail = { fromPage: true };
      void navigate(
        { search: `?project=${encodeURIComponent(id)}` },
        { preventScrollReset: true, state: trail },
      );
    },
    close: () => {
      if ((state as Trail | null)?.fromPage) void navigate(-1);
      else void navigate({ search: '' }, { preventScrollReset: true, replace: true });
    },
  };
}
