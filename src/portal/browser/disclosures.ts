/** The button of a disclosure. Each body has one. */
const buttonOf = (body: string): Element | null =>
  document.querySelector(`[data-disclosure][aria-controls="${CSS.escape(body)}"]`);

const isExpanded = (button: Element | null): boolean => button?.getAttribute('aria-expanded') === 'true';

/** Whether a disclosure is expanded. The state is only in the DOM. */
export const isDisclosureOpen = (body: string): boolean => isExpanded(buttonOf(body));

/** Expands or collapses the disclosure of a button. */
export function expandByButton(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (body?.localName !== 'disclosure-body') return;
  if (open) body.removeAttribute('hidden');
  // Find-in-page searches the collapsed body.
  else body.setAttribute('hidden', 'until-found');
}

/** Expands or collapses the disclosure with this body. */
export function setDisclosure(body: string, open: boolean): void {
  const button = buttonOf(body);
  if (button) expandByButton(button, open);
}

/** Toggles the disclosure of a button. */
export const toggleDisclosure = (button: Element): void => expandByButton(button, !isExpanded(button));
