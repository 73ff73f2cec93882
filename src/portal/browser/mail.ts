import { hrefOf } from '~/portal/lib/base-path';
import type { Message } from '~/portal/lib/contact-form';

import type * as MailClient from './mail-client';
import { recall, remember } from './storage';

/** The client version whose protocol is implemented (spec §9). */
const LIB_VERSION = '4.4.1';
/**
 * The time of the last delivered message. The client would store its own under the page's address, and before
 * a message is sent.
 */
const LAST_SENT = 'portalfolio.mail.sent';
/** The longest wait for the client. Without it the message is sent directly. */
const CLIENT_PATIENCE_MS = 2000;

/** The configuration of the mail service. Its keys are public. */
export type MailService = {
  /** Without a trailing slash; empty for the local mail server below the site's base path. */
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** Minimum time between two messages of one visitor; 0 for none. */
  throttleMs: number;
};

/** The error of the service or its client; status 0 without a response (spec §8). */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** The origin of the service. The client treats an empty origin as the service's own host. */
const originOf = ({ origin }: MailService) => origin || location.origin + hrefOf('/').slice(0, -1);

let lastSent = 0;
/** Fallback for this page if the device stores nothing. */
const lastSentText = () => {
  const text = recall(LAST_SENT) ?? '';
  // A time in the future would block sending until then.
  return /^\d{1,15}$/.test(text) && Number(text) <= Date.now() ? text : String(lastSent);
};

/** The storage that the client requires for throttling. It never throws. */
const stamps = {
  get: () => Promise.resolve(lastSentText()),
  // Only delivered messages count, so that a failed one can be retried at once.
  set: () => Promise.resolve(),
  remove: () => Promise.resolve(),
};

let client: Promise<typeof MailClient | null> | null = null;

/**
 * Loads the service's client. Null if it does not load, or throws while loading: it accesses the device's
 * storage at once. The next call tries again.
 */
export function bringMailClient(): Promise<typeof MailClient | null> {
  client ??= import('./mail-client').catch(() => {
    client = null;
    return null;
  });
  return client;
}

const patience = () => new Promise<null>((over) => setTimeout(over, CLIENT_PATIENCE_MS, null));

/** Sends the same request as the client, byte for byte. */
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

/** Converts a rejection of the client: its own response class, a string, or an error of the browser. */
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

/**
 * Sends a message to the mail service once (spec §7).
 * @throws MailError
 */
export async function sendMail(service: MailService, message: Message): Promise<void> {
  const arrived = await Promise.race([bringMailClient(), patience()]);
  let text: string;
  try {
    ({ text } = await (arrived ? sendWith(arrived, service, message) : sendWithoutClient(service, message)));
  } catch (reason) {
    throw mailErrorOf(reason);
  }
  // The service responds with plain text. HTML comes from elsewhere, such as a captive portal or a host's
  // error page.
  if (/^\s*</.test(text)) throw new MailError(200, text);
  lastSent = Date.now();
  remember(LAST_SENT, String(lastSent));
}
