/** The fields of the support form, in their order (spec §3). */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Message = Readonly<Record<Field, string>>;

/** The longest texts, in UTF-16 units: all four stay far below the 50 kB that the mail service takes; an address is RFC 5321's. */
export const LONGEST: Readonly<Record<Field, number>> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
};

/** Where texts that were not sent yet are kept: `portalfolio.draft.support.k3j9` is a form's text in one tab. */
export const DRAFTS = 'portalfolio.draft.';

/** Why a visitor was sent to the form (`?topic=`), by the dialog that sent them. */
export const TOPICS = ['management-group', 'subscription'] as const;
export type Topic = (typeof TOPICS)[number];

export const topicOf = (text: string | null): Topic | null => TOPICS.find((topic) => topic === text) ?? null;
