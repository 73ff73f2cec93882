import type { Message } from './contact-form';

/** Mail programs and systems truncate or reject longer addresses. */
const LONGEST_ADDRESS = 2000;

export type Mailto = { address: string; /** False if the text was truncated. */ isComplete: boolean };

/** A message as plain text for the clipboard. */
export const textOf = ({ name, email, subject, message }: Message): string =>
  `${subject}\n\n${message}\n\n${name}\n${email}`;

const LONE_SURROGATE = /\p{Surrogate}/gu;

/** A lone surrogate is not a character, and `encodeURIComponent` throws on it. */
const encoded = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\ufffd'));

/**
 * A `mailto:` address of a message. A text that is too long is truncated, and `rest` becomes its last line,
 * which says so.
 */
export function mailtoOf(to: string, { name, email, subject, message }: Message, rest: string): Mailto {
  const start = `mailto:${encoded(to).replaceAll('%40', '@')}?subject=${encoded(subject)}&body=`;
  const complete = start + encoded(`${message}\n\n${name}\n${email}`);
  if (complete.length <= LONGEST_ADDRESS) return { address: complete, isComplete: true };
  const space = LONGEST_ADDRESS - start.length - encoded(`\n\n${rest}`).length;
  let beginning = '';
  let length = 0;
  for (const character of message) {
    length += encoded(character).length;
    if (length > space) break;
    beginning += character;
  }
  return { address: start + encoded(`${beginning}\n\n${rest}`), isComplete: false };
}
