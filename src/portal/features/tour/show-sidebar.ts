import { EARLY_SETTINGS } from '~/portal/first-second-settings';

/** The early script owns rail and drawer: its button is pressed, as the visitor would. */
const pressMenuButton = () => document.querySelector<HTMLElement>('[data-menu-button]')?.click();

/** Brings the sidebar to sight, whatever becomes of the window's width. @returns what puts it back as it was */
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
  // The visitor's choice of a rail outlives a page that is left in the middle of the tour.
  addEventListener('pagehide', putBack);
  return () => {
    narrow.removeEventListener('change', show);
    removeEventListener('pagehide', putBack);
    putBack();
  };
}
