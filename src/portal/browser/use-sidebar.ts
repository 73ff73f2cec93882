import { useSyncExternalStore } from 'react';

import { focusOn } from './focus-targets';
import { subscribeToRoot } from './preferences';
import { isDrawerOpen, isSidebarShown, setDrawer, setSidebar } from './sidebar';

/** Whether the sidebar shows its labels. */
export const useSidebarShown = (): boolean =>
  useSyncExternalStore(subscribeToRoot, isSidebarShown, () => true);

export const useDrawerOpen = (): boolean => useSyncExternalStore(subscribeToRoot, isDrawerOpen, () => false);

/** The props of an element behind the overlay of the drawer, which is inert while the drawer is open. */
export const useBehindDrawer = () => ({
  'data-behind-drawer': '',
  inert: useDrawerOpen(),
  // The first-second script may have opened the drawer.
  suppressHydrationWarning: true,
});

/** A click. The first-second script handles clicks whose default no component has prevented. */
type Click = { preventDefault: () => void };

/** Shows or hides the sidebar. The focus moves into an opened drawer. */
export function toggleSidebar(click?: Click): void {
  click?.preventDefault();
  setSidebar(!isSidebarShown());
  if (isDrawerOpen()) focusOn('sidebar');
}

/** Closes the drawer and returns the focus to its button. */
export function dismissDrawer(click?: Click): void {
  click?.preventDefault();
  setDrawer(false);
  focusOn('menu');
}
