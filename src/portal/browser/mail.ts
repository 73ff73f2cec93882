import { hrefOf } from '~/portal/lib/base-path';
import type { Message } from '~/portal/lib/contact-form';

import type * as MailClient from './mail-client';
import { recall, remember } from './storage';

/** The version of the client whose contract is spoken (spec §9). */
const LIB_VERSION = '4.4.1';
/** When the last message arrived. The client would write its stamp under the page's address, and before it has sent anything. */
const LAST_SENT = 'portalfolio.mail.sent';
/** Who sends does not wait longer for the client: the same can be said without it. */
const CLIENT_PATIENCE_MS = 2000;

/** Where messages go. The keys are public by nature. */
export type MailService = {
  /** Without a slash at its end; empty for the local mail server, below the site's own base. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Shortest time between two messages of one visitor; 0 for none. */
  throttleMs: number;
};

/** What the service or its client answered; status 0 where there was no answer (spec §8). */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** Where the service is. For its client, empty would be the service's own host. */
const originOf = ({ origin }: MailService) => origin || location.origin + hrefOf('/').slice(0, -1);

let lastSent = 0;
/** Counts for this page where the device keeps nothing. */
const lastSentText = () => {
  const text = recall(LAST_SENT) ?? '';
  // A time to come would keep the visitor from writing until then.
  return /^\d{1,15}$/.test(text) && Number(text) <= Date.now() ? text : String(lastSent);
};

/** For the client, which cannot do without where messages must keep a distance. It never throws. */
const stamps = {
  get: () => Promise.resolve(lastSentText()),
  // Only what has arrived counts: else who failed once would have to wait before trying again.
  set: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

let client: Promise<typeof MailClient | null> | null = null;

/**
 * Brings the service's own client. Null where it does not come, or breaks on its way in: it asks for the device's
 * storage as soon as it is read. The next call tries again.
 */
export function bringMailClient(): Promise<typeof MailClient | null> {
  client ??= import('./mail-client').catch(() => {
    client = null;
    return null;
  });
  return client;
}

const patience = () => new Promise<null>((over) => setTimeout(over, CLIENT_PATIENCE_MS, null));

/** What the client sends, byte by byte, without the client. */
async function sendWithoutClient(service: MailService, message: Message): Promise<{ text: string }> {
  const left = service.throttleMs - Date.now() + Number(lastSentText());
  if (service.throttleMs > 0 && left > 0) throw new MailError(429, 'Too Many Requests');
  const answer = await fetch(`${originOf(service)}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: LIB_VERSION,
      user_id: service.publicKey,
      service_id: service.serviceId,
      template_id: service.templateId,
      template_params: message,
    }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new MailError(answer.status, text);
  return { text };
}

function sendWith(
  { init, send }: typeof MailClient,
  service: MailService,
  message: Message,
): Promise<{ text: string }> {
  init({
    origin: originOf(service),
    publicKey: service.publicKey,
    storageProvider: stamps,
    ...(service.throttleMs > 0 && { limitRate: { id: LAST_SENT, throttle: service.throttleMs } }),
  });
  return send(service.serviceId, service.templateId, { ...message });
}

/** The client rejects with an answer of its own class, with a sentence, or with what the browser threw. */
function mailErrorOf(reason: unknown): MailError {
  if (reason instanceof MailError) return reason;
  if (typeof reason === 'string') return new MailError(0, reason);
  if (reason instanceof TypeError) return new MailError(0, 'Network Error');
  const { status, text } = (typeof reason === 'object' && reason !== null ? reason : {}) as Record<
    string,
    unknown
  >;
  return typeof status === 'number' ? new MailError(status, String(text)) : new MailError(0, String(reason));
}

/** Hands a message to the mail service once (spec §7). @throws MailError */
export async function sendMail(service: MailService, message: Message): Promise<void> {
  const arrived = await Promise.race([bringMailClient(), patience()]);
  let text: string;
  try {
    ({ text } = await (arrived ? sendWith(arrived, service, message) : sendWithoutClient(service, message)));
  } catch (reason) {
    throw mailErrorOf(reason);
  }
  // The service answers with a word. A page is somebody else's: a network's log-in, a host's apology.
  if (/^\s*</.test(text)) throw new MailError(200, text);
  lastSent = Date.now();
  remember(LAST_SENT, String(lastSent));
}
