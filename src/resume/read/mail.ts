import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import type { MailSettings } from './portfolio';
import { shown, warnerOf, type Findings } from './problems';
import type { PortalSettings } from './read-portal';
import { MAIL_EXPECTED, mailKey, mailOrigin, mailThrottle } from './schemas/mail';
import type { Source } from './source';

const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';

/** The settings of the mail service in the environment: each wins over its field of `portal.yaml`. */
export const MAIL_VARIABLES = {
  publicKey: 'MAIL_PUBLIC_KEY',
  serviceId: 'MAIL_SERVICE_ID',
  templateId: 'MAIL_TEMPLATE_ID',
  origin: 'MAIL_ORIGIN',
  throttleMs: 'MAIL_THROTTLE_MS',
} as const;

type MailField = keyof typeof MAIL_VARIABLES;

/**
 * The local mail server (`src/mail-server/`), below the site's own base: what is built for this machine posts
 * there. No owner's service has an empty origin.
 */
const LOCAL_MAIL: MailSettings = {
  origin: '',
  publicKey: 'local-key',
  serviceId: 'local-service',
  templateId: 'local-template',
  throttleMs: 0,
};

/** True where messages go to the local mail server: such a site is for this machine. */
export const isLocalMail = (mail: MailSettings | null): boolean => mail?.origin === '';

/** `.env:3 `, where that file gave the value of a variable; else nothing. */
function placeOf(variable: string): string {
  if (!existsSync('.env')) return '';
  const file = readFileSync('.env', 'utf8');
  if (parseEnv(file)[variable] !== process.env[variable]) return '';
  const line = file
    .split('\n')
    .findIndex((text) => new RegExp(`^\\s*(?:export\\s+)?${variable}\\s*=`).test(text));
  return line === -1 ? '' : `.env:${line + 1} `;
}

/** A value of the environment; nothing when it is not given or, which is said, no such value. */
function given<Field extends MailField>(field: Field, findings: Findings): MailSettings[Field] | undefined {
  const variable = MAIL_VARIABLES[field];
  const text = process.env[variable]?.trim();
  if (!text) return undefined;
  const value = field === 'throttleMs' ? Number(text) : text;
  const schema = { origin: mailOrigin, throttleMs: mailThrottle }[field as string] ?? mailKey;
  const result = schema().safeParse(value);
  if (result.success) return result.data as MailSettings[Field];
  const [{ message = '' } = {}] = result.error.issues;
  findings.problems.push(`${placeOf(variable)}${variable}: expected ${message}, got ${shown(text)}`);
  // Its own sentence is enough: it counts as given.
  return value as MailSettings[Field];
}

/**
 * The mail service, from the file or from the environment, which wins. Without any key: the local server on a
 * site that is built for this machine (`LOCAL_MAIL`), else null.
 */
export function mailOf(
  { mail = {} }: PortalSettings,
  source: Source | null,
  findings: Findings,
): MailSettings | null {
  const keys = {
    publicKey: given('publicKey', findings) ?? mail.publicKey,
    serviceId: given('serviceId', findings) ?? mail.serviceId,
    templateId: given('templateId', findings) ?? mail.templateId,
  };
  const origin = given('origin', findings) ?? mail.origin ?? DEFAULT_MAIL_ORIGIN;
  const throttleMs = given('throttleMs', findings) ?? mail.throttleMs ?? 0;
  const { publicKey, serviceId, templateId } = keys;
  const none = process.env['LOCAL_MAIL'] ? LOCAL_MAIL : null;
  if (!publicKey && !serviceId && !templateId) return none;
  const written = (source?.data as { mail?: Record<string, unknown> } | undefined)?.mail ?? {};
  // Messages for a service whose address cannot be used are not for another one.
  if (written['origin'] && !mail.origin && !process.env[MAIL_VARIABLES.origin]) return none;
  if (!publicKey || !serviceId || !templateId) {
    // A key that is none has its own sentence.
    const missing = Object.entries(keys).flatMap(([key, value]) =>
      value || String(written[key] ?? '').trim() !== '' ? [] : [key],
    );
    if (missing.length > 0)
      warnerOf(Object.keys(mail).length > 0 ? source : null, findings)(
        ['mail'],
        `expected ${MAIL_EXPECTED.keys}, got none for ${missing.join(' and ')}; the form opens the visitor’s mail program.`,
        { weight: 'missing' },
      );
    return none;
  }
  return { origin: origin.replace(/\/$/, ''), publicKey, serviceId, templateId, throttleMs };
}
