import { navigate, useLocation } from '~/portal/browser/router';

/**
 * The parameters that open a pane, the first one in an address counts, and their names in the message that one
 * cannot be loaded. Projects renders the panes of projects itself.
 */
export const PANES = {
  export: 'export.command',
  item: 'item.about',
  notifications: 'notifications.label',
  json: 'export.json',
  template: 'export.template',
  visualizer: 'visualizer.title',
  share: 'share.title',
  project: null,
} as const;
const NAMES = Object.keys(PANES) as (keyof typeof PANES)[];

export type OpenPane = { kind: keyof typeof PANES; value: string };

/** The history state of an opened pane, so that closing can go back to the page. */
type Trail = { fromPage?: boolean };

/** The pane in the search of an address: `?item=indra`. */
export function paneIn(search: string): OpenPane | null {
  const parameters = new URLSearchParams(search);
  const kind = NAMES.find((name) => parameters.has(name));
  return kind ? { kind, value: parameters.get(kind) ?? '' } : null;
}

export const isSamePane = (one: OpenPane | null, other: OpenPane | null): boolean =>
  one !== null && one.kind === other?.kind && one.value === other.value;

/** Items replace each other in the history, so that closing and Back leave the pane at once. */
const isItem = (pane: OpenPane | null) => pane?.kind === 'item' || pane?.kind === 'project';

/** Functions that open, change and close the pane of the address. The page's own parameters are kept. */
export function usePaneNavigation() {
  const { search, hash, state } = useLocation();
  const navigateTo = (pane: string, options: { replace: boolean; state?: Trail | null }, fragment = hash) => {
    const parameters = new URLSearchParams(search);
    for (const name of NAMES) parameters.delete(name);
    for (const [name, value] of new URLSearchParams(pane)) parameters.set(name, value);
    navigate({ search: parameters.toString(), hash: fragment }, { preventScrollReset: true, ...options });
  };
  const trail = state as Trail | null;
  return {
    /** Opens a pane by its parameters: `?item=indra`. */
    open: (pane: string) => {
      const [shown, wanted] = [paneIn(search), paneIn(pane)];
      const replace = isSamePane(shown, wanted) || (isItem(shown) && isItem(wanted));
      navigateTo(pane, { replace, state: replace ? trail : { fromPage: true } });
    },
    /** Shows another part of the open pane. */
    change: (pane: string) => navigateTo(pane, { replace: true, state: trail }),
    /** Closes the pane; with a fragment, it leads to that place of the page. */
    close: (fragment?: string) => {
      if (trail?.fromPage && !fragment) navigate(-1);
      else navigateTo('', { replace: true }, fragment);
    },
  };
}
