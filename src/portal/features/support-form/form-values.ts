import { FIELDS, type Field, type Message } from '~/portal/lib/contact-form';

const inputOf = (form: HTMLFormElement, field: Field) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;

/** The values of a form's fields. */
export const valuesOf = (form: HTMLFormElement): Message => ({
  name: inputOf(form, 'name').value,
  email: inputOf(form, 'email').value,
  subject: inputOf(form, 'subject').value,
  message: inputOf(form, 'message').value,
});

/**
 * Sets the changed values only, so that other fields keep their cursor, and dispatches events for listeners
 * of the form.
 */
export function setValues(form: HTMLFormElement, values: Message): void {
  for (const field of FIELDS) {
    const input = inputOf(form, field);
    if (input.value !== values[field]) input.value = values[field];
  }
  form.dispatchEvent(new Event('input'));
}

export const focusField = (form: HTMLFormElement, field: Field): void => inputOf(form, field).focus();

export const focusSend = (form: HTMLFormElement): void =>
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
