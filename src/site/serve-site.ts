import { FINISHED } from './build-folders';
import { mailServerOptionsFrom } from './environment';
import { INBOX } from '../mail-server/inbox';
import { isLoopback } from '../mail-server/loopback';
import { mailServer, type MailServer } from '../mail-server/mail-server';
import { listen, settingsIn, siteServer, type Address } from './serve';

/** What was built last, being served; `inbox` is where its messages are read, null where a service has them. */
export type ServedSite = { url: string; inbox: string | null };

/**
 * Serves what was built last; with the local mail server, when it was built for this machine.
 * @param first answers a request before the site does, and returns whether it did
 */
export async function serveSite(address: Address, first?: MailServer): Promise<ServedSite> {
  const { basePath, forThisMachine } = settingsIn(FINISHED.serverSettings);
  const mail = forThisMachine ? mailServer({ ...mailServerOptionsFrom(process.env), basePath }) : undefined;
  const url = await listen(
    siteServer({
      mail: (request, response) => Boolean(first?.(request, response)) || Boolean(mail?.(request, response)),
    }),
    address,
    basePath,
  );
  return { url, inbox: mail ? url + INBOX : null };
}

/** What is said of messages when a site that was built for this machine is served at an address. */
export function mailSentence(inbox: string, { host }: Address): string {
  if (isLoopback(host)) return `inbox: ${inbox} (no mail service is configured: messages stay here)`;
  const anyAddress = host === '0.0.0.0' || host === '::';
  return anyAddress
    ? `inbox: http://localhost:${new URL(inbox).port}${new URL(inbox).pathname} (on this machine only; on others, the form opens the visitor’s mail program)`
    : `no inbox: HOST=${host} is not an address of this machine, and the local mail server answers only there`;
}
