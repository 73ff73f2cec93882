import { FIELDS, LONGEST, type Field, type Message } from './contact-form';

/** Only ever compared with texts of `LONGEST.email`: over a long text it would go back and forth. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; // spec §5

/** Characters that say nothing and cannot be seen: controls, zero widths, and overrides, which show a text in another order. */
const HIDDEN =
  // oxlint-disable-next-line eslint/no-control-regex -- controls are what it looks for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u202d\u202e\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb]/g;
/** Marks of direction are writing: of Arabic and Hebrew, and of numbers that were pasted among them. No address has them. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/g;
const JOINER = /[\u200c\u200d]/g;
/** Joiners are letters of Persian and Hindi and hold emoji together: between two characters beyond Latin they stay. */
// oxlint-disable-next-line eslint/no-control-regex -- Latin begins there
const BEYOND_LATIN = /[^\s\u0000-\u02ff\u061c\u200c-\u200f\u202a-\u202c\u2066-\u2069]/;

/** What is wrong with a message, in the order in which it is said (spec §5; the last two are ours). */
export type Fault =
  | { kind: 'required'; fields: readonly Field[] }
  | { kind: 'email'; fields: readonly ['email'] }
  | { kind: 'hidden'; fields: readonly Field[] }
  | { kind: 'long'; fields: readonly Field[] };

const each = (message: Message, change: (text: string, field: Field) => string): Message => ({
  name: change(message.name, 'name'),
  email: change(message.email, 'email'),
  subject: change(message.subject, 'subject'),
  message: change(message.message, 'message'),
});

/** A message without the stray spaces that keyboards and clipboards add; only the message itself has lines. */
export const trimmed = (message: Message): Message =>
  each(message, (text, field) =>
    (field === 'message' ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n\u2028\u2029]+/g, ' ')).trim(),
  );

function visible(text: string, field: Field): string {
  const plain = text.replace(HIDDEN, '');
  const directed = field !== 'email' && plain.replace(DIRECTION, '').replace(JOINER, '').trim() !== '';
  const shown = directed ? plain : plain.replace(DIRECTION, '');
  return shown.replace(JOINER, (joiner, at: number) =>
    field !== 'email' && BEYOND_LATIN.test(shown[at - 1] ?? '') && BEYOND_LATIN.test(shown[at + 1] ?? '')
      ? joiner
      : '',
  );
}

/** A message without the characters for which it would be refused. */
export const withoutHidden = (message: Message): Message => each(message, visible);

/** The first thing that is wrong with a `trimmed` message; null when it can be sent. */
export function faultOf(message: Message): Fault | null {
  const empty = FIELDS.filter((field) => message[field] === '');
  if (empty.length > 0) return { kind: 'required', fields: empty };
  const { email } = message;
  if (email.length > LONGEST.email || !EMAIL.test(email)) return { kind: 'email', fields: ['email'] };
  const hidden = FIELDS.filter((field) => visible(message[field], field) !== message[field]);
  if (hidden.length > 0) return { kind: 'hidden', fields: hidden };
  const long = FIELDS.filter((field) => message[field].length > LONGEST[field]);
  if (long.length > 0) return { kind: 'long', fields: long };
  return null;
}

/** Said near a field's end: fewer than a tenth of its characters are left. */
export const leftOf = (field: Field, text: string): number | null => {
  const left = LONGEST[field] - text.length;
  return left <= LONGEST[field] / 10 ? left : null;
};
