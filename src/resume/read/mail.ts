import type { MailSettings } from '../model/portfolio-settings';
import { warnerOf, type Findings } from '../standard/problems';
import type { PortalSettings } from './read-portal';
import type { Source } from './source';

const EMAILJS_ORIGIN = 'https://api.emailjs.com';
const EMAILJS_KEYS = ['publicKey', 'serviceId', 'templateId'] as const;

/**
 * The services that take the message itself as JSON: the field of `portal.yaml` that names the account of the
 * owner, and the request.
 */
const JSON_SERVICES = {
  // https://docs.web3forms.com/getting-started/api-reference
  web3forms: {
    field: 'key',
    url: () => 'https://api.web3forms.com/submit',
    fields: (key: string) => ({ access_key: key }),
  },
  // https://help.formspree.io/hc/en-us/articles/360053108134
  formspree: { field: 'form', url: (form: string) => `https://formspree.io/f/${form}`, fields: () => ({}) },
  endpoint: { field: 'url', url: (url: string) => url, fields: () => ({}) },
} as const;

/**
 * The local mail server (`src/mail-server/`), below the base path of the site. A site that was built for this
 * machine posts to it. Only its origin is empty.
 */
const LOCAL_MAIL: MailSettings = {
  origin: '',
  publicKey: 'local-key',
  serviceId: 'local-service',
  templateId: 'local-template',
  throttleMs: 0,
};

/**
 * The mail service that `portal.yaml` names. Without any: the local server for a site that is built for this
 * machine (`LOCAL_MAIL`), else null.
 */
export function mailSettings(
  { mail = {} }: PortalSettings,
  source: Source | null,
  findings: Findings,
): MailSettings | null {
  const { service = 'emailjs' } = mail;
  const none = process.env['LOCAL_MAIL'] ? LOCAL_MAIL : null;
  const written = (source?.data as { mail?: Record<string, unknown> } | undefined)?.mail ?? {};
  const warn = warnerOf(Object.keys(mail).length > 0 ? source : null, findings);
  const { publicKey, serviceId, templateId, throttleMs = 0 } = mail;
  /** A field that is missing. An invalid one has its own warning. */
  const isMissing = (key: string) => String(written[key] ?? '').trim() === '';
  const warnOfMissing = (expected: string, fields: readonly string[]) => {
    if (fields.length === 0) return;
    const sentence = `expected ${expected}, got none for ${fields.join(' and ')}; the form opens the visitor’s mail program.`;
    warn(['mail'], sentence, { weight: 'missing' });
  };

  // With an unusable service or address, messages must not go to the default one.
  if (written['service'] && !mail.service) return none;
  if (written['origin'] && !mail.origin) return none;

  const used: readonly string[] = service === 'emailjs' ? EMAILJS_KEYS : [JSON_SERVICES[service].field];
  for (const field of [...EMAILJS_KEYS, 'key', 'form', 'url'] as const)
    if (mail[field] !== undefined && !used.includes(field))
      warn(['mail', field], `the service "${service}" does not read it.`, { weight: 'missing' });

  if (service !== 'emailjs') {
    const { field, url, fields } = JSON_SERVICES[service];
    const account = mail[field];
    if (account === undefined) {
      if (isMissing(field)) warnOfMissing(`\`${field}\` for the service "${service}"`, [field]);
      return none;
    }
    const { origin, pathname, search } = new URL(url(account));
    return {
      origin: mail.origin ?? origin,
      path: pathname + search,
      fields: fields(account),
      throttleMs,
    };
  }

  if (!publicKey && !serviceId && !templateId) return none;
  if (!publicKey || !serviceId || !templateId) {
    const keys = { publicKey, serviceId, templateId };
    warnOfMissing(
      'all three keys of the mail service',
      EMAILJS_KEYS.filter((key) => !keys[key] && isMissing(key)),
    );
    return none;
  }
  return { origin: mail.origin ?? EMAILJS_ORIGIN, publicKey, serviceId, templateId, throttleMs };
}
