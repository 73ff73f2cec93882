import { keysOf } from '~/portal/text/keys-of';
import { isObject, isNumber, isShape, isString, jsonIn } from '~/portal/text/json-shape';

/**
 * The support form: its fields in order (spec §3), with their labels and maximum lengths in UTF-16 units. All four are
 * far below the 50 kB limit of the mail service. The limit of an address is from RFC 5321.
 */
export const FORM = {
  name: { label: 'support.name', longest: 100 },
  email: { label: 'support.email', longest: 254 },
  subject: { label: 'support.subject', longest: 150 },
  message: { label: 'support.message', longest: 5000 },
} as const;
export type MessageField = keyof typeof FORM;
export const MESSAGE_FIELDS = keysOf(FORM);
export type Message = Readonly<Record<MessageField, string>>;

/** The storage prefix of unsent texts: `portalfolio.draft.support.k3j9` is a form's text in one tab. */
export const DRAFTS = 'portalfolio.draft.';

/** The values of `?topic=`, each set by the dialog that links to the form, and the subjects of their messages. */
export const TOPIC_SUBJECTS = {
  'management-group': 'contact.management-group',
  subscription: 'contact.subscription',
} as const;
type Topic = keyof typeof TOPIC_SUBJECTS;

export const topicOf = (text: string | null): Topic | null =>
  keysOf(TOPIC_SUBJECTS).find((topic) => topic === text) ?? null;

/** An unsent message as the visitor typed it. */
export type Draft = {
  fields: Message;
  /** An earlier draft, set aside because the visitor typed before it was restored. */
  aside: Message | null;
  /** The message was submitted, but the result is unknown. */
  unsure: boolean;
  /** Time of the last change, in milliseconds. */
  at: number;
};

/** A message by its fields. */
export const messageOf = (textOf: (field: MessageField) => string): Message =>
  Object.fromEntries(MESSAGE_FIELDS.map((field) => [field, textOf(field)])) as Message;

export const EMPTY: Message = messageOf(() => '');

export const isEmpty = (message: Message): boolean => MESSAGE_FIELDS.every((field) => message[field] === '');

export const isSame = (one: Message, other: Message): boolean =>
  MESSAGE_FIELDS.every((field) => one[field] === other[field]);

const isMessage = isShape<Message>({ name: isString, email: isString, subject: isString, message: isString });

const messageIn = (value: unknown): Message | null =>
  isMessage(value) ? messageOf((field) => value[field]) : null;

/** Parses a draft from storage. Null for any other value. */
export function draftIn(text: string | null): Draft | null {
  const value = jsonIn(text ?? '');
  if (!isObject(value)) return null;
  const { fields, aside, unsure, at } = value;
  const written = messageIn(fields);
  if (!written) return null;
  return { fields: written, aside: messageIn(aside), unsure: unsure === true, at: isNumber(at) ? at : 0 };
}

/**
 * Merges a stored draft with a form that may already have text. Text that the visitor has typed wins. Text
 * that was prefilled (`filledIn`) is replaced. A stored text that would be overwritten is set aside.
 */
export function merged(
  stored: Message,
  typed: Message,
  filledIn: Message,
): { fields: Message; aside: Message | null } {
  const own = (field: MessageField) => typed[field] !== '' && typed[field] !== filledIn[field];
  const lost = MESSAGE_FIELDS.some(
    (field) => own(field) && stored[field] !== '' && stored[field] !== typed[field],
  );
  return {
    fields: messageOf((field) => (own(field) || stored[field] === '' ? typed[field] : stored[field])),
    aside: lost ? stored : null,
  };
}

/** A prefilled subject is not part of the visitor's draft. */
export const withoutSubject = (written: Message, subject: string): Message => ({
  ...written,
  subject: written.subject === subject ? '' : written.subject,
});
