import type { Server } from 'node:http';

import { FINISHED } from './build-folders';
import { mailServerOptionsFrom } from './environment';
import { INBOX } from '../mail-server/inbox';
import { isLoopback } from '../mail-server/loopback';
import { mailServer } from '../mail-server/mail-server';
import { listen, settingsIn, siteServer, type Address } from './serve';

/** What was built last, being served; `inbox` is where its messages are read, null where a service has them. */
export type ServedSite = { url: string; inbox: string | null };

/** A server of what was built last; with the local mail server, when it was built for this machine. */
export function lastBuild(): { server: Server; basePath: string; hasInbox: boolean } {
  const { basePath, forThisMachine } = settingsIn(FINISHED.serverSettings);
  const mail = forThisMachine ? mailServer({ ...mailServerOptionsFrom(process.env), basePath }) : null;
  return { server: siteServer(mail ? { mail } : {}), basePath, hasInbox: mail !== null };
}

/** Serves what was built last. */
export async function serveSite(address: Address): Promise<ServedSite> {
  const { server, basePath, hasInbox } = lastBuild();
  const url = await listen(server, address, basePath);
  return { url, inbox: hasInbox ? url + INBOX : null };
}

/** What is said of messages when a site that was built for this machine is served at an address. */
export function mailSentence(inbox: string, { host }: Address): string {
  if (isLoopback(host)) return `inbox: ${inbox} (no mail service is configured: messages stay here)`;
  const anyAddress = host === '0.0.0.0' || host === '::';
  return anyAddress
    ? `inbox: http://localhost:${new URL(inbox).port}${new URL(inbox).pathname} (on this machine only; on others, the form opens the visitor’s mail program)`
    : `no inbox: HOST=${host} is not an address of this machine, and the local mail server answers only there`;
}
