import { useSyncExternalStore } from 'react';
import { PREFERENCES_CHANGED } from '~/portal/first-second-settings';
import { focusOn } from './focus-targets';
import { isDrawerOpen, isSidebarShown, setDrawer, setSidebar } from './root-state';

export type Appearance = 'light' | 'dark' | 'system';
export type Density = 'comfortable' | 'compact';

/** Subscribes to the states that are attributes of the root element. */
function subscribeToRoot(onChange: () => void) {
  addEventListener(PREFERENCES_CHANGED, onChange);
  return () => removeEventListener(PREFERENCES_CHANGED, onChange);
}

function appearance(): Appearance {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The visitor's choice of appearance. The first-second script stores and applies it. */
export const useAppearance = (): Appearance =>
  useSyncExternalStore(subscribeToRoot, appearance, () => 'system');

const density = (): Density =>
  document.documentElement.dataset['density'] === 'compact' ? 'compact' : 'comfortable';

/** The visitor's choice of row height. The first-second script stores and applies it. Stylesheets use the tokens. */
export const useDensity = (): Density => useSyncExternalStore(subscribeToRoot, density, () => 'comfortable');

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
