import type { Message } from '~/domain/contact-form';

/** The version of the client whose contract is spoken (spec §9). */
const LIB_VERSION = '4.4.1';

/** Where messages go. The keys are public by nature. */
export type MailService = { origin: string; publicKey: string; serviceId: string; templateId: string };

/** What the service answered; status 0 where there was no answer (spec §8). */
export class MailError extends Error {
  override name = 'MailError';
  constructor(
    readonly status: number,
    readonly text: string,
  ) {
    super(`${status} ${text}`);
  }
}

/** Hands a message to the mail service (spec §7). @throws MailError */
export async function sendMail(service: MailService, message: Message): Promise<void> {
  let answer: Response;
  try {
    answer = await fetch(`${service.origin}/api/v1.0/email/send`, {
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
  } catch {
    throw new MailError(0, 'Network Error');
  }
  if (!answer.ok) throw new MailError(answer.status, await answer.text());
}
