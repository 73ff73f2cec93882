import type { KeyboardEvent } from 'react';

/** Activates a link with the role `button` by the space bar, as the ARIA practices require. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  // Prevents scrolling.
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
