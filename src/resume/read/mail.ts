import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

import type { MailSettings } from './portfolio-settings';
import { shown, warnerOf, type Findings } from './problems';
import type { PortalSettings } from './read-portal';
import { MAIL_EXPECTED, mailKey, mailOrigin, mailThrottle } from './schemas/mail';
import type { Source } from './source';

const DEFAULT_MAIL_ORIGIN = 'https://api.emailjs.com';

/** The environment variables of the mail service. Each takes precedence over its field of `portal.yaml`. */
export const MAIL_VARIABLES = {
  publicKey: 'MAIL_PUBLIC_KEY',
  serviceId: 'MAIL_SERVICE_ID',
  templateId: 'MAIL_TEMPLATE_ID',
  origin: 'MAIL_ORIGIN',
  throttleMs: 'MAIL_THROTTLE_MS',
} as const;

type MailField = keyof typeof MAIL_VARIABLES;

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

/** Whether messages go to the local mail server. Such a site is not for publishing. */
export const isLocalMail = (mail: MailSettings | null): boolean => mail?.origin === '';

/** `.env:3 ` if that file sets the variable; else empty. */
function placeOf(variable: string): string {
  if (!existsSync('.env')) return '';
  const file = readFileSync('.env', 'utf8');
  if (parseEnv(file)[variable] !== process.env[variable]) return '';
  const line = file
    .split('\n')
    .findIndex((text) => new RegExp(`^\\s*(?:export\\s+)?${variable}\\s*=`).test(text));
  return line === -1 ? '' : `.env:${line + 1} `;
}

/** The value of an environment variable; undefined if it is missing, or invalid with a warning. */
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
  // It has its own warning and counts as present.
  return value as MailSettings[Field];
}

/**
 * The mail service from `portal.yaml` and the environment, which takes precedence. Without any keys: the
 * local server for a site that is built for this machine (`LOCAL_MAIL`), else null.
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
  // With an unusable address, messages must not go to the default service.
  if (written['origin'] && !mail.origin && !process.env[MAIL_VARIABLES.origin]) return none;
  if (!publicKey || !serviceId || !templateId) {
    // An invalid key has its own warning.
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
