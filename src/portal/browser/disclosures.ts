/** The button of a disclosure body. Both are in one section. */
const buttonOf = (body: string): HTMLElement | null =>
  document.getElementById(body)?.closest('section')?.querySelector<HTMLElement>('[data-disclosure]') ?? null;

/** Whether a disclosure is expanded. The state is only in the DOM (see the early script). */
export const isDisclosureOpen = (body: string): boolean => buttonOf(body)?.ariaExpanded === 'true';

/** Expands or collapses a disclosure by a click on its button. */
export function setDisclosure(body: string, open: boolean): void {
  if (isDisclosureOpen(body) !== open) buttonOf(body)?.click();
}
