import { useSyncExternalStore } from 'react';
import { PREFERENCES_CHANGED } from '~/portal/first-second-settings';
import { focusOn } from './focus-targets';
import { isDrawerOpen, isSidebarShown, setDrawer, setSidebar } from './root-state';

function subscribe(onChange: () => void) {
  addEventListener(PREFERENCES_CHANGED, onChange);
  return () => removeEventListener(PREFERENCES_CHANGED, onChange);
}

/** A state that is an attribute of the root element; during hydration, its default. */
const useRoot = <Value>(read: () => Value, before: Value): Value =>
  useSyncExternalStore(subscribe, read, () => before);

/** The visitor's choice of appearance. The first-second script stores and applies it. */
export const useAppearance = (): string =>
  useRoot(() => document.documentElement.dataset['theme'] ?? 'system', 'system');

/** The visitor's choice of row height. The first-second script stores and applies it. Stylesheets use the tokens. */
export const useDensity = (): string =>
  useRoot(() => document.documentElement.dataset['density'] ?? 'comfortable', 'comfortable');

/** Whether the sidebar shows its labels. */
export const useSidebarShown = (): boolean => useRoot(isSidebarShown, true);

export const useDrawerOpen = (): boolean => useRoot(isDrawerOpen, false);

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
