import { draftStore } from '~/portal/browser/drafts';
import type { Finding } from '~/portal/evidence/advisor';
import { clipped } from '~/portal/text/clipped';
import { FORM, EMPTY } from '~/portal/mail/contact-form';
import type { T } from '~/portal/i18n/t';

import { reportText } from './report';

/** The maximum length of an advert's first line in the subject. */
const TITLE_LENGTH = 80;

/** Stores a result as the draft of the support form on this device, with an existing one set aside; false if it cannot. */
export async function storeForSupport(
  findings: readonly Finding[],
  advert: string,
  voice: { t: T; owner: string },
): Promise<boolean> {
  const store = await draftStore('support');
  const stored = store.read();
  const title = clipped(advert.trim().split('\n')[0]?.trim() ?? '', TITLE_LENGTH);
  const subject = voice.t('advisor.subject', { title }).slice(0, FORM.subject.longest);
  const { name, email } = stored?.fields ?? EMPTY;
  return store.store({
    fields: { name, email, subject, message: reportText(findings, FORM.message.longest, voice) },
    aside: stored?.fields.message ? stored.fields : (stored?.aside ?? null),
    unsure: false,
    at: Date.now(),
  });
}
