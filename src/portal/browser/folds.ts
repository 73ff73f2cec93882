/** The fold's button for a body: both stand in one section. */
const buttonOf = (body: string): HTMLElement | null =>
  document.getElementById(body)?.closest('section')?.querySelector<HTMLElement>('[data-fold]') ?? null;

/** Whether a fold is open. The document is the one place that knows (see the early script). */
export const isFoldOpen = (body: string): boolean => buttonOf(body)?.ariaExpanded === 'true';

/** Opens or closes a fold, as a press of its button would. */
export function setFold(body: string, open: boolean): void {
  if (isFoldOpen(body) !== open) buttonOf(body)?.click();
}
