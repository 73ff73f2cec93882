import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import MailComposer from 'nodemailer/lib/mail-composer';
import PostalMime, { type Email } from 'postal-mime';

import { makeFolder, writeAtOnce } from '../resume/write-files';
import { isGroup } from '../resume/standard/resume';

export type Variables = Readonly<Record<string, unknown>>;
export type StoredMessage = { id: string; received: string; variables: Variables };

/** Addresses that cannot receive mail (RFC 2606), so that a stored message is never sent by accident. */
const PORTAL = 'portal@portfolio.invalid';
const OWNER = { name: 'The owner', address: 'owner@portfolio.invalid' };
/** The posted variables without changes. The rest of the mail is for people. */
const VARIABLES_FILE = 'variables.json';
/** A single address without characters that could end a header. */
const ANSWERABLE = /^[^\s@<>()[\]",:;\\\p{C}]+@[^\s@<>()[\]",:;\\\p{C}]+$/u;
const LONGEST_ADDRESS = 254; // RFC 5321

/** Replaces control characters, so that the text fits in a header. */
export const headerText = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim() : '';

const addressOf = (value: unknown): string | null => {
  const address = headerText(value);
  return address.length <= LONGEST_ADDRESS && ANSWERABLE.test(address) ? address : null;
};

/** A message as a mail (RFC 5322) whose replies go to the visitor. */
export async function composedMail(variables: Variables, date: Date): Promise<Buffer> {
  const { name, email, subject, message } = variables;
  const replyTo = addressOf(email);
  return new MailComposer({
    date,
    from: { name: `${headerText(name) || 'A visitor'} (by the portal)`, address: PORTAL },
    to: OWNER,
    ...(replyTo && { replyTo: { name: headerText(name), address: replyTo } }),
    subject: headerText(subject) || '(no subject)',
    text: (typeof message === 'string' && message) || '(no message)',
    attachments: [
      {
        filename: VARIABLES_FILE,
        content: JSON.stringify(variables),
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
function variablesOf({ attachments, replyTo, from, subject = '', text = '' }: Email): Variables {
  const attached = attachments.find(({ filename }) => filename === VARIABLES_FILE);
  const variables: unknown = attached && JSON.parse(String(attached.content));
  if (isGroup(variables)) return variables;
  const { name = '', address = '' } = replyTo?.[0] ?? from ?? {};
  return { name, email: address, subject, message: text };
}

/**
 * Reads a stored mail.
 * @throws when it is not a valid mail
 */
export async function readMail(mail: Uint8Array): Promise<Omit<StoredMessage, 'id'>> {
  const email = await PostalMime.parse(mail, { attachmentEncoding: 'utf8' });
  if (!email.date || Number.isNaN(Date.parse(email.date))) throw new Error('It has no date.');
  return { received: new Date(email.date).toISOString(), variables: variablesOf(email) };
}

/** A folder of messages, one file per message. Files can also be added and removed by hand. */
export class Outbox {
  #count = 0;

  constructor(readonly directory: string) {}

  /** Stores a mail under a name that begins with the time. */
  store(mail: Buffer, date = new Date()): void {
    const time = date.toISOString().replaceAll(/[:.]/g, '-');
    this.#count += 1;
    const id = `${time}-${String(this.#count).padStart(6, '0')}-${randomBytes(3).toString('hex')}`;
    makeFolder(this.directory);
    writeAtOnce(join(this.directory, `${id}.eml`), mail);
  }

  /** All messages, the newest first. */
  async list(): Promise<StoredMessage[]> {
    const messages: StoredMessage[] = [];
    const files = existsSync(this.directory) ? readdirSync(this.directory) : [];
    for (const name of files.filter((one) => one.endsWith('.eml'))) {
      const file = join(this.directory, name);
      try {
        messages.push({ id: basename(name, '.eml'), ...(await readMail(readFileSync(file))) });
      } catch (error) {
        console.warn(`${file}: skipped, because it is not a message: ${(error as Error).message}`);
      }
    }
    return messages.toSorted((a, b) => b.received.localeCompare(a.received) || b.id.localeCompare(a.id));
  }
}
