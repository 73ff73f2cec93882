import { createServer, type Server } from 'node:http';

import { FINISHED } from './build-folders';
import { mailServerOptionsFrom } from './environment';
import { INBOX } from '../mail-server/inbox';
import { isLoopback, onlyLocal } from '../mail-server/loopback';
import { mailServer } from '../mail-server/mail-server';
import { listen, settingsIn, siteServer, type Address } from './serve';

/**
 * The last build while it is served. `inbox` is the address of its messages; null if a mail service receives
 * them.
 */
export type ServedSite = { url: string; inbox: string | null };

/** A server of the last build, with the local mail server if it was built for this machine. */
function lastBuild(): { server: Server; basePath: string; hasInbox: boolean } {
  const { basePath, forThisMachine } = settingsIn(FINISHED.serverSettings);
  const mail = forThisMachine ? mailServer({ ...mailServerOptionsFrom(process.env), basePath }) : null;
  return { server: siteServer(mail ? { mail } : {}), basePath, hasInbox: mail !== null };
}

/** Serves the last build. */
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
