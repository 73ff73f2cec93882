import type { Message } from './contact-form';

/** Longer addresses are cut or refused by mail programs and systems. */
const LONGEST_ADDRESS = 2000;

export type Mailto = { address: string; /** False where only its beginning fitted. */ whole: boolean };

/** A message as a text of its own, to be copied. */
export const textOf = ({ name, email, subject, message }: Message): string =>
  `${subject}\n\n${message}\n\n${name}\n${email}`;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A lone half of a pair is no character, and no address can carry it. */
const encoded = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));

/**
 * A message as the visitor's own mail program opens it. Where it is too long for an address, as much of its beginning
 * as fits, and `rest` as its last line, which says so.
 */
export function mailtoOf(to: string, { name, email, subject, message }: Message, rest: string): Mailto {
  const start = `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(`${message}\n\n${name}\n${email}`);
  if (whole.length <= LONGEST_ADDRESS) return { address: whole, whole: true };
  const room = LONGEST_ADDRESS - start.length - encoded(`\n\n${rest}`).length;
  let beginning = '';
  let length = 0;
  for (const character of message) {
    length += encoded(character).length;
    if (length > room) break;
    beginning += character;
  }
  return { address: start + encoded(`${beginning}\n\n${rest}`), whole: false };
}
