import { hrefOf } from '~/portal/lib/base-path';
import type { Message } from '~/portal/lib/contact-form';

import { storedValue, storeValue } from './storage';

/** The version of the service's client whose request is sent (spec §9). `conformance.test.ts` compares both. */
const LIB_VERSION = '4.4.1';
/** The time of the last delivered message. A failed one may be repeated at once. */
const LAST_SENT = 'portalfolio.mail.sent';
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

/** The error of the service; status 0 without a response (spec §8). */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
  }
}

const originOf = ({ origin }: MailService) => origin || location.origin + hrefOf('/').slice(0, -1);

let lastSent = 0;
/** Fallback for this page if the device stores nothing. */
const lastSentText = () => {
  const text = storedValue(LAST_SENT) ?? '';
  // A time in the future would block sending until then.
  return /^\d{1,15}$/.test(text) && Number(text) <= Date.now() ? text : String(lastSent);
};

/** Sends the same request as the service's client, byte for byte. */
async function post(service: MailService, message: Message): Promise<string> {
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
  return text;
}

/** Converts an error of the browser. `fetch` rejects with a TypeError without a response. */
function mailErrorOf(reason: unknown): MailError {
  if (reason instanceof MailError) return reason;
  return new MailError(0, reason instanceof TypeError ? 'Network Error' : String(reason));
}

/**
 * Sends a message to the mail service once (spec §7).
 * @throws MailError
 */
export async function sendMail(service: MailService, message: Message): Promise<void> {
  let text: string;
  try {
    text = await post(service, message);
  } catch (reason) {
    throw mailErrorOf(reason);
  }
  // The service responds with plain text. HTML comes from elsewhere, such as a captive portal or a host's
  // error page.
  if (/^\s*</.test(text)) throw new MailError(200, text);
  lastSent = Date.now();
  storeValue(LAST_SENT, String(lastSent));
}
