import { EARLY_SETTINGS } from '~/portal/first-second-settings';

import { remember } from './storage';

const root = () => document.documentElement.dataset;
const menuButton = () => document.querySelector<HTMLElement>('[data-menu-button]');

/** Whether the window is so narrow that the sidebar is a drawer over the content. */
const isNarrow = (): boolean => matchMedia(EARLY_SETTINGS.mobile).matches;

export const isDrawerOpen = (): boolean => root()['drawer'] === 'open';

/** Whether the sidebar shows its labels: the open drawer, or the expanded rail of a wide window. */
export const isSidebarShown = (): boolean =>
  isNarrow() ? isDrawerOpen() : root()['sidebar'] !== 'collapsed';

/** Writes the state of the sidebar to its button. */
export const showSidebarState = (): void =>
  menuButton()?.setAttribute('aria-expanded', String(isSidebarShown()));

export function setDrawer(open: boolean): void {
  if (open === isDrawerOpen()) return;
  if (open) root()['drawer'] = 'open';
  else delete root()['drawer'];
  // The content behind the overlay is inert while the drawer is open.
  for (const behind of document.querySelectorAll<HTMLElement>('[data-behind-drawer]')) behind.inert = open;
  showSidebarState();
}

/** Closes the drawer and returns the focus to its button. */
export function dismissDrawer(): void {
  setDrawer(false);
  menuButton()?.focus();
}

/** Shows or hides the sidebar. On a wide window the choice is stored. */
export function setSidebar(shown: boolean): void {
  if (isNarrow()) {
    setDrawer(shown);
    if (shown) document.querySelector<HTMLElement>('#sidebar a')?.focus();
    return;
  }
  if (shown) delete root()['sidebar'];
  else root()['sidebar'] = 'collapsed';
  remember(EARLY_SETTINGS.sidebarKey, shown ? 'open' : 'collapsed');
  showSidebarState();
}

export const toggleSidebar = (): void => setSidebar(!isSidebarShown());
