import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';

import { isTooDeep, type Variables } from './contract';

/** Addresses that cannot receive mail (RFC 2606), so that a stored message is never sent by accident. */
const PORTAL = 'portal@portfolio.invalid';
const OWNER = { name: 'The owner', address: 'owner@portfolio.invalid' };
/** The posted variables without changes. The rest of the mail is for people. */
const VARIABLES_FILE = 'variables.json';
/** A single address without characters that could end a header. */
const ANSWERABLE = /^[^\s@<>()[\]",:;\\\p{C}]+@[^\s@<>()[\]",:;\\\p{C}]+$/u;
const LONGEST_ADDRESS = 254; // RFC 5321

/** Replaces control characters, so that the text fits in a header. */
export const oneLine = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() : '';

const addressOf = (value: unknown): string | null => {
  const address = oneLine(value);
  return address.length <= LONGEST_ADDRESS && ANSWERABLE.test(address) ? address : null;
};

/** A message as a mail (RFC 5322) whose replies go to the visitor. */
export async function mailOf(variables: Variables, date: Date): Promise<Buffer> {
  const { name, email, subject, message } = variables;
  const replyTo = addressOf(email);
  return new MailComposer({
    date,
    from: { name: `${oneLine(name) || 'A visitor'} (by the portal)`, address: PORTAL },
    to: OWNER,
    ...(replyTo && { replyTo: { name: oneLine(name), address: replyTo } }),
    subject: oneLine(subject) || '(no subject)',
    text: (typeof message === 'string' && message) || '(no message)',
    attachments: [
      {
        filename: VARIABLES_FILE,
        content: JSON.stringify(variables, null, 2),
        contentType: 'application/json',
      },
    ],
    // The texts come from visitors and must not include files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}

/** The posted variables; for a mail that was added by hand, the variables from its headers and text. */
function variablesOf({ attachments, replyTo, from, subject, text }: Email): Variables {
  const attached = attachments.find(({ filename }) => filename === VARIABLES_FILE);
  if (attached) {
    const variables: unknown = JSON.parse(String(attached.content));
    if (isTooDeep(variables)) throw new Error('Its variables are nested too deeply.');
    if (typeof variables === 'object' && variables !== null) return variables as Variables;
  }
  const sender = replyTo?.[0] ?? from;
  return {
    name: sender?.name ?? '',
    email: sender?.address ?? '',
    subject: subject ?? '',
    message: text ?? '',
  };
}

/**
 * Reads a stored mail.
 * @throws when it is not a valid mail
 */
export async function readMail(mail: Uint8Array): Promise<{ received: string; variables: Variables }> {
  const email = await PostalMime.parse(mail, { attachmentEncoding: 'utf8' });
  if (!email.date || Number.isNaN(Date.parse(email.date))) throw new Error('It has no date.');
  return { received: new Date(email.date).toISOString(), variables: variablesOf(email) };
}
