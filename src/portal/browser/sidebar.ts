import { EARLY_SETTINGS } from '~/portal/first-second-settings';

import { storeValue } from './storage';

// Attributes of the root element are the state of the sidebar, for the stylesheets and before hydration.
// Components read it by `use-sidebar.ts`.
const root = () => document.documentElement.dataset;
const notify = () => dispatchEvent(new Event(EARLY_SETTINGS.changed));

/** Whether the window is so narrow that the sidebar is a drawer over the content. */
const isNarrow = (): boolean => matchMedia(EARLY_SETTINGS.mobile).matches;

export const isDrawerOpen = (): boolean => root()['drawer'] === 'open';

/** Whether the sidebar shows its labels: the open drawer, or the expanded rail of a wide window. */
export const isSidebarShown = (): boolean =>
  isNarrow() ? isDrawerOpen() : root()['sidebar'] !== 'collapsed';

export function setDrawer(open: boolean): void {
  if (open) root()['drawer'] = 'open';
  else delete root()['drawer'];
  notify();
}

/** Shows or hides the sidebar. On a wide window the choice is stored. */
export function setSidebar(shown: boolean): void {
  if (isNarrow()) return setDrawer(shown);
  if (shown) delete root()['sidebar'];
  else root()['sidebar'] = 'collapsed';
  storeValue(EARLY_SETTINGS.sidebarKey, shown ? 'open' : 'collapsed');
  notify();
}
