import { FIELDS, type Field, type Message } from '~/portal/lib/contact-form';

const inputOf = (form: HTMLFormElement, field: Field) =>
  form.elements.namedItem(field) as HTMLInputElement | HTMLTextAreaElement;

/** What stands in a form's fields, as it was typed. */
export const valuesOf = (form: HTMLFormElement): Message => ({
  name: inputOf(form, 'name').value,
  email: inputOf(form, 'email').value,
  subject: inputOf(form, 'subject').value,
  message: inputOf(form, 'message').value,
});

/** Writes what differs, so that a field that stays as it is keeps its cursor, and tells who hears the form. */
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
