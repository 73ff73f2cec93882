import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useHydrated } from '~/portal/browser/hydrated';
import { useOpenerMark } from '~/portal/features/opener-mark';

/** The history state of View Details, so that closing can go back to the list. */
type Trail = { fromPage?: boolean };

/** The page's own parameters (its filters) are kept. */
function searchWith(search: string, project: string | null): string {
  const asked = new URLSearchParams(search);
  if (project === null) asked.delete('project');
  else asked.set('project', project);
  return asked.toString();
}

/** The project in the address (`?project=slug`), and the functions that show and close it. */
export function useShownProject() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const shown = hydrated ? new URLSearchParams(search).get('project') : null;
  const last = useRef<string | null>(null);
  useOpenerMark(
    () => document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(shown ?? '')}"]`),
    shown,
  );
  useEffect(() => {
    // A pane opened by its address has no opener: the focus moves to the button of the project.
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
      void navigate({ search: searchWith(search, id) }, { preventScrollReset: true, state: trail });
    },
    close: () => {
      if ((state as Trail | null)?.fromPage) void navigate(-1);
      else void navigate({ search: searchWith(search, null) }, { preventScrollReset: true, replace: true });
    },
  };
}
