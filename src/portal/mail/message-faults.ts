import { MESSAGE_FIELDS, FORM, messageOf, type MessageField, type Message } from './contact-form';

/** Only used on texts within `FORM.email.longest`, because it backtracks on long ones. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; // spec §5

/** Invisible characters: controls, zero widths, and overrides, which change the order of a text. */
const HIDDEN =
  // oxlint-disable-next-line eslint/no-control-regex -- controls are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202d\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
/**
 * Direction marks are valid in Arabic and Hebrew, and in numbers pasted among them. They are not valid in an
 * address.
 */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
const JOINER = /[\u200c\u200d]/g;
/**
 * Joiners are part of Persian, Hindi and emoji sequences. They are kept between two characters beyond Latin.
 */
// oxlint-disable-next-line eslint/no-control-regex -- Latin begins there
const BEYOND_LATIN = /[^\s\u0000-\u02ff\u061c\u200c-\u200f\u202a-\u202c\u2066-\u2069]/;

/** A fault of a message. The kinds are reported in this order (spec §5; the last two are additions). */
export type Fault = { kind: 'required' | 'email' | 'hidden' | 'long'; fields: readonly MessageField[] };

/** Trims the fields. Line breaks are kept only in the message itself. */
export const trimmed = (message: Message): Message =>
  messageOf((field) => {
    const text = message[field];
    return (
      field === 'message' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n\u2028\u2029]+/g, ' ')
    ).trim();
  });

function visible(text: string, field: MessageField): string {
  const plain = text.replace(HIDDEN, '');
  const directed = field !== 'email' && plain.replace(DIRECTION, '').replace(JOINER, '').trim() !== '';
  const shown = directed ? plain : plain.replace(DIRECTION, '');
  return shown.replace(JOINER, (joiner, at: number) =>
    field !== 'email' && BEYOND_LATIN.test(shown[at - 1] ?? '') && BEYOND_LATIN.test(shown[at + 1] ?? '')
      ? joiner
      : '',
  );
}

/** Removes the invisible characters from a message. */
export const withoutHidden = (message: Message): Message =>
  messageOf((field) => visible(message[field], field));

/** The first fault of a `trimmed` message; null if it is valid. */
export function faultOf(message: Message): Fault | null {
  const empty = MESSAGE_FIELDS.filter((field) => message[field] === '');
  if (empty.length > 0) return { kind: 'required', fields: empty };
  const { email } = message;
  if (email.length > FORM.email.longest || !EMAIL.test(email)) return { kind: 'email', fields: ['email'] };
  const hidden = MESSAGE_FIELDS.filter((field) => visible(message[field], field) !== message[field]);
  if (hidden.length > 0) return { kind: 'hidden', fields: hidden };
  const long = MESSAGE_FIELDS.filter((field) => message[field].length > FORM[field].longest);
  if (long.length > 0) return { kind: 'long', fields: long };
  return null;
}

/** The number of characters left, if fewer than a tenth remain; else null. */
export const charactersLeft = (field: MessageField, text: string): number | null => {
  const remaining = FORM[field].longest - text.length;
  return remaining <= FORM[field].longest / 10 ? remaining : null;
};

/** Mail programs and systems truncate or reject longer addresses. */
const LONGEST_ADDRESS = 2000;

export type Mailto = { address: string; /** False if the text was truncated. */ isComplete: boolean };

/** A message as plain text for the clipboard. */
export const messageText = ({ name, email, subject, message }: Message): string =>
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
