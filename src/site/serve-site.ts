import { createServer, type Server } from 'node:http';

import { FINISHED } from './build-folders';
import { INBOX } from '../mail-server/inbox';
import { isLoopback, onlyLocal } from '../mail-server/loopback';
import { SHORTEST_INTERVAL_MS } from '../mail-server/contract';
import { mailServer, type MailServerOptions } from '../mail-server/mail-server';
import { listen, settingsIn, siteServer, type Address } from './serve';

/**
 * The last build while it is served. `inbox` is the address of its messages; null if a mail service receives
 * them.
 */
export type ServedSite = { url: string; inbox: string | null };

/**
 * The options of the local mail server.
 * @throws an error with a sentence for an invalid setting
 */
export function mailServerOptionsFrom(environment: NodeJS.ProcessEnv): MailServerOptions {
  const interval = environment['LOCAL_MAIL_INTERVAL_MS'] || SHORTEST_INTERVAL_MS;
  const intervalMs = Number(interval);
  if (!(intervalMs >= 0))
    throw new Error(
      `LOCAL_MAIL_INTERVAL_MS: expected a number of milliseconds, 0 or more, got "${interval}".`,
    );
  return { outbox: environment['OUTBOX_DIR'] || 'outbox', intervalMs };
}

function lastBuild(): { server: Server; basePath: string; hasInbox: boolean } {
  const { basePath, forThisMachine } = settingsIn(FINISHED.serverSettings);
  const mail = forThisMachine ? mailServer({ ...mailServerOptionsFrom(process.env), basePath }) : null;
  return { server: siteServer(mail ? { mail } : {}), basePath, hasInbox: mail !== null };
}

export async function serveSite(address: Address): Promise<ServedSite> {
  const { server, basePath, hasInbox } = lastBuild();
  const local = createServer(onlyLocal(address, (...request) => void server.emit('request', ...request)));
  const url = await listen(local, address, basePath);
  return { url, inbox: hasInbox ? url + INBOX : null };
}

/** The message about the inbox when a site that was built for this machine is served. */
export function mailSentence(inbox: string, { host }: Address): string {
  if (isLoopback(host)) return `inbox: ${inbox} (no mail service is configured: messages stay here)`;
  const anyAddress = host === '0.0.0.0' || host === '::';
  return anyAddress
    ? `inbox: http://localhost:${new URL(inbox).port}${new URL(inbox).pathname} (on this machine only; on others, the form opens the visitor’s mail program)`
    : `no inbox: HOST=${host} is not an address of this machine, and the local mail server answers only there`;
}
