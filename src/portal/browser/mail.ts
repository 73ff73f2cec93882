import { hrefOf } from '~/portal/addresses/base-path';
import type { Message } from '~/portal/mail/contact-form';
import type { MailSettings } from '~/resume/model/portfolio-settings';

import { storedValue, storeValue } from './storage';

/** The version of the service's client whose request is sent (spec §9). `conformance.test.ts` compares both. */
const LIB_VERSION = '4.4.1';
/** The time of the last delivered message. A failed one may be repeated at once. */
const LAST_SENT = 'portalfolio.mail.sent';

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

const originOf = ({ origin }: MailSettings) => origin || location.origin + hrefOf('/').slice(0, -1);

let lastSent = 0;
/** Fallback for this page if the device stores nothing. */
const lastSentText = () => {
  const text = storedValue(LAST_SENT) ?? '';
  // A time in the future would block sending until then.
  return /^\d{1,15}$/.test(text) && Number(text) <= Date.now() ? text : String(lastSent);
};

/**
 * The request of a service: EmailJS gets that of its own client, byte for byte; every other service the message
 * as JSON, which is why it is asked to answer with JSON instead of a page.
 */
function requestOf(
  service: MailSettings,
  message: Message,
): { path: string; headers: HeadersInit; body: object } {
  if ('path' in service)
    return {
      path: service.path,
      headers: { 'Content-type': 'application/json', Accept: 'application/json' },
      body: { ...service.fields, ...message },
    };
  return {
    path: '/api/v1.0/email/send',
    headers: { 'Content-type': 'application/json' },
    body: {
      lib_version: LIB_VERSION,
      user_id: service.publicKey,
      service_id: service.serviceId,
      template_id: service.templateId,
      template_params: message,
    },
  };
}

async function post(service: MailSettings, message: Message): Promise<string> {
  const remainingMs = service.throttleMs - Date.now() + Number(lastSentText());
  if (service.throttleMs > 0 && remainingMs > 0) throw new MailError(429, 'Too Many Requests');
  const { path, headers, body } = requestOf(service, message);
  const answer = await fetch(originOf(service) + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new MailError(answer.status, text);
  return text;
}

/**
 * Whether an answer with a status of success is none: a page (of a captive portal or a host's error), or JSON in
 * which a service says so.
 */
function isRefusal(text: string): boolean {
  if (/^\s*</.test(text)) return true;
  try {
    const answer = JSON.parse(text) as { success?: unknown; ok?: unknown } | null;
    return answer?.success === false || answer?.ok === false;
  } catch {
    return false;
  }
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
export async function sendMail(service: MailSettings, message: Message): Promise<void> {
  let text: string;
  try {
    text = await post(service, message);
  } catch (reason) {
    throw mailErrorOf(reason);
  }
  if (isRefusal(text)) throw new MailError(200, text);
  lastSent = Date.now();
  storeValue(LAST_SENT, String(lastSent));
}
