import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { expect, test, vi } from 'vitest';

import { composedMail, Outbox, readMail } from './outbox';
import { MESSAGE, newOutbox, postOf, serveMail } from './serve-for-test';
import { runs } from '../../test/support/runs';

const DATE = new Date('2026-11-21T09:30:00Z');
const HEADERS = ['from', 'to', 'reply-to', 'subject', 'date', 'message-id', 'mime-version', 'content-type'];

test('writes a message as an e-mail from the portal with the visitor as Reply-To, in any language', async () => {
  const mail = await PostalMime.parse(await composedMail(MESSAGE, DATE));
  expect(mail.subject).toBe(MESSAGE.subject);
  expect(mail.replyTo).toEqual([{ name: 'Zoë', address: 'zoe@example.org' }]);
  expect(mail.from).toEqual({ name: 'Zoë (by the portal)', address: 'portal@portfolio.invalid' });
  expect(mail.to?.[0]?.address).toMatch(/\.invalid$/);
  expect(mail.date).toBe(DATE.toISOString());
  expect(mail.messageId).toMatch(/^<[\w-]+@portfolio\.invalid>$/);
  expect(mail.text?.trim()).toBe(MESSAGE.message);
});

const lines = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\0',
        '\u2028',
        'Bcc: evil@example.com',
        ' ',
        'é',
        '<a@b.c>',
        ',',
        '"',
        '=?utf-8?Q?=0D=0A?=',
      ),
    )
    .map((parts) => parts.join('')),
);
const posts = fc.record(
  { name: lines, email: lines, subject: lines, message: lines, other: fc.jsonValue() },
  { noNullPrototype: true },
);

test('no text of a message becomes a header, and all variables are read back', async () => {
  await fc.assert(
    fc.asyncProperty(posts, async (variables) => {
      const mail = await composedMail(variables, DATE);
      const [head = ''] = mail.toString('latin1').split('\r\n\r\n');
      // Every line is a known header or continues the previous one.
      const headers = head.split(/\r\n|\r|\n/).filter((line) => !line.startsWith(' '));
      for (const line of headers) expect(HEADERS).toContain(line.split(':')[0]?.toLowerCase());
      expect(head).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(await readMail(mail)).toEqual({
        received: DATE.toISOString(),
        variables: JSON.parse(JSON.stringify(variables)) as unknown,
      });
    }),
    { numRuns: runs(2000) },
  );
});

test.each(['', 'none', 'a@b, c@d', 'a@b\r\nBcc: c@d', 'a b@c', `${'a'.repeat(254)}@b`])(
  'sets no Reply-To for "%s"',
  async (email) => {
    const mail = await composedMail({ ...MESSAGE, email }, DATE);
    const { replyTo } = await PostalMime.parse(mail);
    expect(replyTo).toBeUndefined();
    expect((await readMail(mail)).variables['email']).toBe(email);
  },
);

test('messages survive a restart, newest first', async () => {
  const outbox = newOutbox();
  const first = await serveMail(outbox);
  for (const subject of ['one', 'two', 'three']) await first.post(postOf({ ...MESSAGE, subject }));
  const second = await serveMail(outbox);
  const subjects = (await second.inbox()).map((message) => message.template_params['subject']);
  expect(subjects).toEqual(['three', 'two', 'one']);
  expect(readdirSync(outbox).every((file) => file.endsWith('.eml'))).toBe(true);
});

test('a message that cannot be stored is answered with 500, and the server continues', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'file');
  writeFileSync(file, 'no folder');
  const { post, origin } = await serveMail(join(file, 'outbox'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await post(postOf())).status).toBe(500);
  expect((await post('{')).status).toBe(400);
  expect((await fetch(`${origin}/inbox`)).status).toBe(200);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('The local mail server failed'));
  logged.mockRestore();
});

test('prints the sender and the inbox address as one line', async () => {
  const { post, logged, origin } = await serveMail();
  await post(postOf({ ...MESSAGE, name: 'Eve\u001B[2J\r\nA message from Ada' }));
  expect(logged).toEqual([`A message from Eve [2J A message from Ada is in ${origin}/inbox`]);
});

test('lists mails added by hand, and no other files', async () => {
  const directory = newOutbox();
  const outbox = new Outbox(directory);
  outbox.store(await composedMail(MESSAGE, DATE));
  const head = 'Subject: By hand\r\nDate: Sun, 22 Nov 2026 09:30:00 +0000\r\n';
  writeFileSync(join(directory, 'by-hand.eml'), `${head}\r\nHello`);
  writeFileSync(join(directory, 'notes.txt'), 'not ours');
  const subjects = (await outbox.list()).map(({ variables }) => variables['subject']);
  expect(subjects).toEqual(['By hand', MESSAGE.subject]);
});
