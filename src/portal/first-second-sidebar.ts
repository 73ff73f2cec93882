import { isDrawerOpen, isSidebarShown, setDrawer, setSidebar } from '~/portal/browser/sidebar';

const menuButton = () => document.querySelector<HTMLElement>('[data-menu-button]');

/** Writes the state of the sidebar to its button and to the content behind the drawer, as components do later. */
export function showSidebarState(): void {
  if ('hydrated' in document.documentElement.dataset) return;
  menuButton()?.setAttribute('aria-expanded', String(isSidebarShown()));
  for (const behind of document.querySelectorAll<HTMLElement>('[data-behind-drawer]'))
    behind.inert = isDrawerOpen();
}

/** Closes the drawer and returns the focus to its button. */
export function dismissDrawer(): void {
  setDrawer(false);
  menuButton()?.focus();
}

/** Shows or hides the sidebar. The focus moves into an opened drawer. */
export function toggleSidebar(): void {
  setSidebar(!isSidebarShown());
  if (isDrawerOpen()) document.querySelector<HTMLElement>('#sidebar a')?.focus();
}
