/** The fold's button for a body: both stand in one section. */
const buttonOf = (body: string): HTMLElement | null =>
  document.getElementById(body)?.closest('section')?.querySelector<HTMLElement>('[data-disclosure]') ?? null;

/** Whether a fold is open. The document is the one place that knows (see the early script). */
export const isDisclosureOpen = (body: string): boolean => buttonOf(body)?.ariaExpanded === 'true';

/** Opens or closes a fold, as a press of its button would. */
export function setDisclosure(body: string, open: boolean): void {
  if (isDisclosureOpen(body) !== open) buttonOf(body)?.click();
}
