import { EARLY_SETTINGS } from '~/portal/first-second-settings';

/** The early script controls rail and drawer, so this clicks its button. */
const pressMenuButton = () => document.querySelector<HTMLElement>('[data-menu-button]')?.click();

/**
 * Shows the sidebar at any width of the window.
 * @returns the function that restores its state
 */
export function showSidebar(): () => void {
  const narrow = matchMedia(EARLY_SETTINGS.mobile);
  const { dataset } = document.documentElement;
  const shown = () => (narrow.matches ? dataset['drawer'] === 'open' : dataset['sidebar'] !== 'collapsed');
  let expandedRail = false;

  const show = () => {
    if (shown()) return;
    if (!narrow.matches) expandedRail = true;
    pressMenuButton();
  };
  const putBack = () => {
    if ((narrow.matches || expandedRail) && shown()) pressMenuButton();
  };

  show();
  narrow.addEventListener('change', show);
  // Restores the visitor's choice of a rail if the page is left during the tour.
  addEventListener('pagehide', putBack);
  return () => {
    narrow.removeEventListener('change', show);
    removeEventListener('pagehide', putBack);
    putBack();
  };
}
