/** The fields of the support form, in their order (spec §3). */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Message = Readonly<Record<Field, string>>;

/** The longest address that mail can carry (RFC 5321); longer texts are not even compared with the pattern. */
const LONGEST_EMAIL = 254;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/; // spec §5

/** What is wrong with a message: fields that are empty, or an address that is none (spec §5). */
export type Fault =
  { kind: 'required'; fields: readonly Field[] } | { kind: 'email'; fields: readonly ['email'] };

/** A message without the stray spaces that keyboards and clipboards add. */
export const trimmed = (message: Message): Message => ({
  name: message.name.trim(),
  email: message.email.trim(),
  subject: message.subject.trim(),
  message: message.message.trim(),
});

/** The first thing that is wrong with a `trimmed` message; null when it can be sent. */
export function faultOf(message: Message): Fault | null {
  const empty = FIELDS.filter((field) => message[field] === '');
  if (empty.length > 0) return { kind: 'required', fields: empty };
  const { email } = message;
  if (email.length > LONGEST_EMAIL || !EMAIL.test(email)) return { kind: 'email', fields: ['email'] };
  return null;
}

/** A message as the visitor's own mail program opens it. */
export function mailtoOf(to: string, { name, email, subject, message }: Message): string {
  const body = `${message}\n\n${name}\n${email}`;
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** Why a visitor was sent to the form (`?topic=`), by the dialog that sent them. */
export const TOPICS = ['management-group', 'subscription'] as const;
export type Topic = (typeof TOPICS)[number];

export const topicOf = (text: string | null): Topic | null => TOPICS.find((topic) => topic === text) ?? null;
