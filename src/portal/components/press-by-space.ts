import type { KeyboardEvent } from 'react';

/** A link that says it is a button is pressed by the space bar too (the ARIA practices' button). */
export function pressBySpace(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== ' ') return;
  // The page would scroll.
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
