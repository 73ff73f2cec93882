import { isSidebarShown, setSidebar } from '~/portal/browser/sidebar';
import { EARLY_SETTINGS } from '~/portal/first-second-settings';

/**
 * Shows the sidebar at any width of the window.
 * @returns the function that restores its state
 */
export function showSidebar(): () => void {
  const mobile = matchMedia(EARLY_SETTINGS.mobile);
  let expandedRail = false;

  const show = () => {
    if (isSidebarShown()) return;
    if (!mobile.matches) expandedRail = true;
    setSidebar(true);
  };
  const putBack = () => {
    if ((mobile.matches || expandedRail) && isSidebarShown()) setSidebar(false);
  };

  show();
  mobile.addEventListener('change', show);
  // Restores the visitor's choice of a rail if the page is left during the tour.
  addEventListener('pagehide', putBack);
  return () => {
    mobile.removeEventListener('change', show);
    removeEventListener('pagehide', putBack);
    putBack();
  };
}
