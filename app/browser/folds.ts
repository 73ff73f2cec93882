/** The fold's button for a body. */
const buttonOf = (body: string): HTMLElement | null =>
  document.querySelector(`[data-fold][aria-controls="${CSS.escape(body)}"]`);

/** Whether a fold is open. The document is the one place that knows (see the early script). */
export const isFoldOpen = (body: string): boolean => buttonOf(body)?.ariaExpanded === 'true';

/** Opens or closes a fold, as a press of its button would. */
export function setFold(body: string, open: boolean): void {
  if (isFoldOpen(body) !== open) buttonOf(body)?.click();
}
