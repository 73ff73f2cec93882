/** The fields of the support form, in order (spec §3). */
export const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type Field = (typeof FIELDS)[number];
export type Message = Readonly<Record<Field, string>>;

/**
 * The maximum lengths in UTF-16 units. All four are far below the 50 kB limit of the mail service. The limit
 * of an address is from RFC 5321.
 */
export const LONGEST: Readonly<Record<Field, number>> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
};

/** The storage prefix of unsent texts: `portalfolio.draft.support.k3j9` is a form's text in one tab. */
export const DRAFTS = 'portalfolio.draft.';

/** The values of `?topic=`, each set by the dialog that links to the form. */
export const TOPICS = ['management-group', 'subscription'] as const;
export type Topic = (typeof TOPICS)[number];

export const topicOf = (text: string | null): Topic | null => TOPICS.find((topic) => topic === text) ?? null;
