/** Before hydration, attributes of a disclosure's button and body hold its state. Then `browser/disclosures.ts`. */
function expandByButton(button: Element, open: boolean): void {
  button.setAttribute('aria-expanded', String(open));
  const body = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (body?.localName !== 'disclosure-body') return;
  if (open) body.removeAttribute('hidden');
  // Find-in-page searches the collapsed body.
  else body.setAttribute('hidden', 'until-found');
}

/** Expands the disclosure with this body. */
export function expandDisclosure(body: string): void {
  const button = document.querySelector(`[data-disclosure][aria-controls="${CSS.escape(body)}"]`);
  if (button) expandByButton(button, true);
}

/** Toggles the disclosure of a button. */
export const toggleDisclosure = (button: Element): void =>
  expandByButton(button, button.ariaExpanded !== 'true');
